import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { viewer as copy } from "../../content/products/syfor-drones/copy.ts";
import { droneParts, keyOf, type PartId } from "../../content/products/syfor-drones/parts.ts";
import { CaptionNumber } from "../../ui/caption-number.tsx";
import { PartsKey } from "../../ui/parts-key.tsx";
import { withFaultBoundary } from "../fault-boundary.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { Controls } from "./controls.tsx";
import type { View } from "./names.ts";
import { PartsList } from "./parts-list.tsx";
import { Stage } from "./stage.tsx";
import { StartPanel } from "./start-panel.tsx";
import { useViewer } from "./use-viewer.ts";

const numbersInPicture = keyOf(copy.marks.map(({ part }) => part));

interface ViewerProps {
  /** Its number in the page's outline. */
  readonly figure: number;
}

/** The SY300 in 3D: a poster with its parts in numbers, and behind a button the view. */
function Viewer({ figure }: ViewerProps) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<PartId>();
  const [pointed, setPointed] = useState<PartId>();
  const [view, setView] = useState<View | undefined>("three-quarter");
  const [isLost, setLost] = useState(false);
  const choose = (part: PartId | undefined) => {
    setChosen((now) => (now === part ? undefined : part));
    if (part) setView(undefined);
  };
  const { state, canvas, viewer, open, close } = useViewer({
    onPoint: setPointed,
    onPress: choose,
    onTurn: () => setView(undefined),
    onLost: setLost,
  });
  const start = () => {
    setView("three-quarter");
    setLost(false);
    open();
  };
  const entrance = useRef<HTMLButtonElement>(null);
  const keys = useId();
  const isReady = state.name === "ready";
  const wasReady = useRef(false);
  // Before anything is painted: a key pressed right away must not fall between the two.
  useLayoutEffect(() => {
    if (isReady) canvas.current?.focus({ preventScroll: true });
    else if (wasReady.current) entrance.current?.focus({ preventScroll: true });
    wasReady.current = isReady;
  }, [isReady, canvas]);
  useEffect(() => {
    if (isReady) viewer.current?.selectPart(chosen);
  }, [isReady, chosen, viewer]);
  return (
    <figure
      data-viewer="sy300"
      data-state={state.name}
      data-operable={isHydrated || undefined}
      className="group col-span-full lg:mt-12 lg:grid lg:grid-cols-subgrid"
      onKeyDown={({ key }) => {
        if (key === "Escape" && (isReady || state.name === "loading")) close();
      }}
    >
      <div className="contents self-start lg:col-span-8 lg:block">
        <Stage
          state={state.name}
          isLost={isLost}
          canvas={canvas}
          viewer={viewer}
          keys={keys}
          named={isReady && pointed ? pointed : chosen}
          onClose={close}
        />
        {/* A phone folds the list that names every part. */}
        <PartsKey label={copy.key} parts={numbersInPicture} className="columns-2 sm:hidden" />
        <figcaption className="label mt-2 flex gap-4 text-second">
          <CaptionNumber number={figure} />
          <span>{copy.caption}</span>
        </figcaption>
        <div className="screen-only mt-4 grid min-h-32 items-start sm:min-h-14 md:min-h-20">
          {isReady ? (
            <Controls
              viewer={viewer}
              view={view}
              onView={(next) => {
                setView(next);
                setChosen(undefined);
              }}
            />
          ) : (
            <StartPanel state={state} button={entrance} onOpen={start} onClose={close} />
          )}
        </div>
        <p id={keys} hidden={!isReady} className="mt-3 text-second text-small max-lg:sr-only">
          {copy.keys}
        </p>
        <p role="status" className="sr-only">
          {chosen && `${droneParts[chosen].name}. ${droneParts[chosen].text}`}
        </p>
      </div>
      <div className="mt-4 lg:col-span-4 lg:mt-0">
        <PartsList chosen={chosen} onChoose={choose} />
      </div>
    </figure>
  );
}

export default withFaultBoundary(Viewer);
