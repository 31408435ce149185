import type { ReactNode, RefObject } from "react";
import { droneParts, type PartId } from "../../content/products/syfor-drones/parts.ts";
import { viewer as copy } from "../../content/products/syfor-drones/stage.ts";
import { Icon } from "../../ui/icon.tsx";
import { CameraButtons } from "./camera-buttons.tsx";
import type { Viewer } from "./engine/create-viewer.ts";
import { cornerKey } from "./key-style.ts";
import { commandForKey } from "./keys.ts";
import type { ViewerState } from "./use-viewer.ts";

interface StageProps {
  readonly state: ViewerState["name"];
  /** The graphics card has dropped the picture and may give it back. */
  readonly isLost: boolean;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly viewer: RefObject<Viewer | undefined>;
  /** Id of the sentence that tells the keys. */
  readonly keys: string;
  readonly named: PartId | undefined;
  readonly onClose: () => void;
  /** In the corner while there is no view. */
  readonly entrance: ReactNode;
  /** The pictures. */
  readonly children: ReactNode;
}

/** The pictures, and in their place the view in 3D. */
export function Stage(props: StageProps) {
  const { state, isLost, canvas, viewer, keys, named, onClose, entrance, children } = props;
  const isReady = state === "ready";
  const isShown = isReady && !isLost;
  return (
    <div className="stage-frame">
      <div className={`stage-layers ${isShown ? "invisible" : ""}`}>{children}</div>
      {(isReady || state === "loading") && (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the arrow keys for itself, which only an application may
        <canvas
          ref={canvas}
          tabIndex={isReady ? 0 : -1}
          role="application"
          aria-label={copy.canvas}
          aria-describedby={keys}
          onKeyDown={(event) => {
            const command = commandForKey(event);
            if (!command || !viewer.current) return;
            event.preventDefault();
            command(viewer.current);
          }}
          className={`h-full w-full cursor-grab touch-pan-y active:cursor-grabbing ${isShown ? "" : "opacity-0"}`}
        />
      )}
      {isReady && <CameraButtons viewer={viewer} />}
      {isReady ? (
        <button type="button" className={`${cornerKey} top-2`} onClick={onClose}>
          {copy.close}
          <Icon name="close" className="size-4" />
        </button>
      ) : (
        entrance
      )}
      <p
        data-pointed
        className="screen-only label pointer-events-none absolute bottom-2 bg-ground max-sm:left-(--page-margin)"
        aria-hidden="true"
      >
        {isReady && named && droneParts[named].name}
      </p>
    </div>
  );
}
