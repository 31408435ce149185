import { useEffect, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { type Countdown, createCountdown } from "./countdown.ts";
import type { Toast } from "./toast-store.ts";

interface ToastCardProps {
  readonly toast: Toast;
  readonly paused: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: (id: number) => void;
  readonly onExpire: (id: number) => void;
}

const durations = { success: 6000, destructive: 8000 } as const;

function useExpiry({ id, kind }: Toast, paused: boolean, onExpire: (id: number) => void) {
  const countdown = useRef<Countdown>(undefined);
  useEffect(() => {
    countdown.current ??= createCountdown(durations[kind], () => onExpire(id));
    const current = countdown.current;
    if (!paused) current.resume();
    return () => current.pause();
  }, [id, kind, paused, onExpire]);
}

/** The square is drawn with its border, which forced colors keep where they drop backgrounds. */
export function ToastCard({ toast, paused, dismissLabel, onDismiss, onExpire }: ToastCardProps) {
  useExpiry(toast, paused, onExpire);
  return (
    <div
      data-kind={toast.kind}
      className="group on-sheet pointer-events-auto grid grid-cols-[1fr_auto] border border-strong transition-opacity duration-200 ease-out starting:opacity-0"
    >
      <div className="py-5 pl-5">
        <p className="flex items-baseline gap-3 font-semibold">
          <span
            aria-hidden="true"
            className="size-0 shrink-0 border-[0.3125rem] border-strong group-data-[kind=destructive]:border-signal"
          />
          {toast.title}
        </p>
        <p className="mt-1.5 pl-5.5 text-second text-small">{toast.text}</p>
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => onDismiss(toast.id)}
        onKeyDown={(event) => event.key === "Escape" && onDismiss(toast.id)}
        className="grid size-12 place-items-center text-second hover:text-text focus-visible:-outline-offset-4"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
