export interface Countdown {
  pause(): void;
  resume(): void;
}

/** A timer that can stand still; it starts paused. */
export function createCountdown(duration: number, onEnd: () => void): Countdown {
  let remaining = duration;
  let running: { timer: ReturnType<typeof setTimeout>; since: number } | undefined;
  return {
    resume() {
      running ??= { timer: setTimeout(onEnd, remaining), since: performance.now() };
    },
    pause() {
      if (!running) return;
      clearTimeout(running.timer);
      remaining = Math.max(0, remaining - (performance.now() - running.since));
      running = undefined;
    },
  };
}
