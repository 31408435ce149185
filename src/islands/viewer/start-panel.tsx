import type { RefObject } from "react";
import { viewer } from "../../content/products/syfor-drones/stage.ts";
import { useHydrated } from "../use-hydrated.ts";
import { cornerKey } from "./key-style.ts";
import { loadSteps, type ViewerState } from "./use-viewer.ts";

interface StartButtonProps {
  readonly state: ViewerState;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Id of the note that says what it takes. */
  readonly note: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Below the callouts, whichever pose is shown. */
export function StartButton({ state, button, note, onOpen, onClose }: StartButtonProps) {
  const isHydrated = useHydrated();
  const isLoading = state.name === "loading";
  if (state.name === "failed" && state.why === "unsupported") return null;
  return (
    <button
      ref={button}
      type="button"
      disabled={!isHydrated}
      aria-describedby={note}
      className={`${cornerKey} screen-only bottom-2 border border-second unscripted:hidden`}
      onClick={isLoading ? onClose : onOpen}
    >
      {isLoading ? viewer.cancel : state.name === "failed" ? viewer.again : viewer.start}
    </button>
  );
}

function sentence(state: ViewerState): string {
  if (state.name === "failed") return viewer.failed[state.why];
  return state.name === "loading" ? `${viewer.loading}…` : viewer.invitation;
}

/** What the button brings, and how far it has come. */
export const StartNote = ({ state, id }: { readonly state: ViewerState; readonly id: string }) => (
  <div className="unscripted:hidden">
    <p id={id}>{sentence(state)}</p>
    {state.name === "loading" && (
      <progress
        aria-label={viewer.loading}
        value={state.step}
        max={loadSteps}
        className="mt-2 block h-2 w-full accent-strong"
      />
    )}
  </div>
);
