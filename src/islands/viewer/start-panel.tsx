import type { RefObject } from "react";
import { viewer } from "../../content/products/syfor-drones/stage.ts";
import { buttonStyles } from "../../ui/button.ts";
import { useHydrated } from "../use-hydrated.ts";
import { loadSteps, type ViewerState } from "./use-viewer.ts";

interface StartPanelProps {
  readonly state: ViewerState;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

function sentence(state: ViewerState): string {
  if (state.name === "failed") return viewer.failed[state.why];
  return state.name === "loading" ? `${viewer.loading}…` : viewer.invitation;
}

/** The way in: the button, and how far it has come. */
export function StartPanel({ state, button, onOpen, onClose }: StartPanelProps) {
  const isHydrated = useHydrated();
  const isLoading = state.name === "loading";
  const isUnsupported = state.name === "failed" && state.why === "unsupported";
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 unscripted:hidden">
      {!isUnsupported && (
        <button
          ref={button}
          type="button"
          disabled={!isHydrated}
          className={buttonStyles.secondary}
          onClick={isLoading ? onClose : onOpen}
        >
          {isLoading ? viewer.cancel : state.name === "failed" ? viewer.again : viewer.start}
        </button>
      )}
      <div className="min-w-[14rem] flex-1 text-second text-small">
        <p>{sentence(state)}</p>
        {isLoading && (
          <progress
            aria-label={viewer.loading}
            value={state.step}
            max={loadSteps}
            className="mt-2 block h-2 w-full accent-strong"
          />
        )}
      </div>
    </div>
  );
}
