import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { droneParts, type PartId } from "../../content/products/syfor-drones/parts.ts";
import { viewer as copy } from "../../content/products/syfor-drones/viewer.ts";
import { Picture } from "../../ui/picture.tsx";
import { Controls, step } from "./controls.tsx";
import { Entrance } from "./entrance.tsx";
import type { Pose } from "./names.ts";
import { PartsList } from "./parts-list.tsx";
import { useViewer } from "./use-viewer.ts";

interface ViewerFigureProps {
  readonly number: number;
  /** The chapter that the parts are numbered in. */
  readonly section: number;
}

export function ViewerFigure({ number, section }: ViewerFigureProps) {
  const [pose, setPose] = useState<Pose>("opened");
  const [chosen, setChosen] = useState<PartId>();
  const [pointed, setPointed] = useState<PartId>();
  const choose = (part: PartId | undefined) => setChosen((now) => (now === part ? undefined : part));
  const { state, canvas, viewer, open, close } = useViewer({ onPoint: setPointed, onPress: choose });
  const entrance = useRef<HTMLButtonElement>(null);
  const keys = useId();
  const isReady = state.name === "ready";
  const isOpen = isReady || state.name === "loading";
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isReady) viewer.current?.choose(chosen);
  }, [isReady, chosen, viewer]);
  useEffect(() => {
    if (isReady) canvas.current?.focus({ preventScroll: true });
    else if (wasOpen.current && !isOpen) entrance.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
    if (!isOpen) setPose("opened");
  }, [isReady, isOpen, canvas]);
  const turn = (around: number, above: number) => viewer.current?.turn(around, above);
  const approach = (times: number) => viewer.current?.approach(times);
  const onKey = (event: KeyboardEvent) => {
    const { around, above, times } = step;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => turn(around, 0),
      ArrowRight: () => turn(-around, 0),
      ArrowUp: () => turn(0, above),
      ArrowDown: () => turn(0, -above),
      "+": () => approach(times),
      "=": () => approach(times),
      "-": () => approach(1 / times),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const named = isReady && pointed ? pointed : chosen;
  return (
    <figure
      data-viewer="sy300"
      data-state={state.name}
      className="group col-span-full mt-12 grid grid-cols-subgrid gap-y-10"
      onKeyDown={(event) => {
        if (event.key === "Escape" && isOpen) close();
      }}
    >
      <div className="z-1 col-span-full self-start bg-ground max-lg:group-data-[state=ready]:sticky max-lg:group-data-[state=ready]:top-(--header-height) lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:col-span-8">
        <div className="relative aspect-[5/4] sm:aspect-[8/5]">
          <div className="h-full group-data-[state=ready]:invisible">
            <Picture
              picture={copy.picture}
              sizes="(min-width: 64rem) 60vw, 92vw"
              className="h-full w-full object-contain"
            />
          </div>
          {isOpen && (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the arrow keys for itself, which only an application may
            <canvas
              ref={canvas}
              tabIndex={isReady ? 0 : -1}
              role="application"
              aria-label={copy.canvas}
              aria-describedby={keys}
              onKeyDown={onKey}
              className="absolute inset-0 h-full w-full touch-pan-y cursor-grab opacity-0 active:cursor-grabbing group-data-[state=ready]:opacity-100"
            />
          )}
          <p data-pointed className="label pointer-events-none absolute bottom-2 left-0" aria-hidden="true">
            {named && droneParts[named].name}
          </p>
        </div>
        <div className="screen-only mt-4 grid min-h-20 items-start">
          {isReady ? (
            <Controls
              pose={pose}
              onPose={(next) => {
                setPose(next);
                viewer.current?.take(next);
              }}
              onView={(view) => {
                setChosen(undefined);
                viewer.current?.look(view);
              }}
              onTurn={turn}
              onApproach={approach}
              onClose={close}
            />
          ) : (
            <Entrance state={state} button={entrance} onOpen={open} onClose={close} />
          )}
        </div>
        <p id={keys} hidden={!isReady} className="mt-3 text-second text-small max-sm:sr-only">
          {copy.keys}
        </p>
        <p role="status" className="sr-only">
          {chosen && `${droneParts[chosen].name}. ${droneParts[chosen].text}`}
        </p>
        <figcaption className="label mt-3 flex gap-4 text-second">
          <span className="shrink-0 text-text">Fig. {number}</span>
          <span>{copy.caption}</span>
        </figcaption>
      </div>
      <div className="col-span-full lg:col-span-4">
        <PartsList section={section} chosen={chosen} onChoose={choose} />
      </div>
    </figure>
  );
}
