import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCountdown } from "./countdown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a countdown", () => {
  it("does not run before it is resumed, and ends once", () => {
    const onEnd = vi.fn();
    const countdown = createCountdown(1000, onEnd);
    vi.advanceTimersByTime(5000);
    expect(onEnd).not.toHaveBeenCalled();
    countdown.resume();
    countdown.resume();
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it("goes on where it was paused", () => {
    const onEnd = vi.fn();
    const countdown = createCountdown(1000, onEnd);
    countdown.resume();
    vi.advanceTimersByTime(600);
    countdown.pause();
    countdown.pause();
    vi.advanceTimersByTime(5000);
    countdown.resume();
    vi.advanceTimersByTime(399);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
