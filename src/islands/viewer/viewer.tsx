import { useId, useLayoutEffect, useRef, useState } from "react";
import { payload } from "../../content/products/syfor-drones/close-ups.ts";
import { droneParts, isPart, type PartId } from "../../content/products/syfor-drones/parts.ts";
import { viewer as copy, stage } from "../../content/products/syfor-drones/stage.ts";
import { CaptionNumber } from "../../ui/caption-number.tsx";
import { Fold } from "../../ui/fold.tsx";
import { withFaultBoundary } from "../fault-boundary.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { ChoiceKeys } from "./choices.tsx";
import { FoldingLayer, Scrubber } from "./folding.tsx";
import { Layers } from "./layers.tsx";
import { type Choice, isPose, isView } from "./names.ts";
import { KeyFeatures, MoreParts } from "./parts.tsx";
import { Stage } from "./stage.tsx";
import { StartButton, StartNote } from "./start-panel.tsx";
import { lastFrame, useFolding } from "./use-folding.ts";
import { useViewer } from "./use-viewer.ts";

interface ViewerProps {
  /** Its number in the page's outline. */
  readonly figure: number;
}

/** One frame for the whole aircraft: a pose, a view or a part, each a picture; and behind a button all of them in 3D. */
function Viewer({ figure }: ViewerProps) {
  const isHydrated = useHydrated();
  const whole = useRef<HTMLElement>(null);
  const [choice, setChoice] = useState<Choice | undefined>("carried");
  const [pointed, setPointed] = useState<PartId>();
  const [isLost, setLost] = useState(false);
  const { frame, setFrame, glideTo } = useFolding();
  /** Until then the nearest pose stands. */
  const [hasStrip, setHasStrip] = useState(false);
  const choose = (next: Choice) => {
    setChoice(next);
    if (isPose(next)) glideTo(next === "carried" ? 0 : lastFrame);
    // Every other picture shows it opened.
    else if (!viewer.current) setFrame(lastFrame);
    viewer.current?.selectPart(isPart(next) ? next : undefined);
    if (isPose(next)) viewer.current?.setPose(next);
    if (isView(next)) viewer.current?.setView(next);
  };
  const { state, canvas, viewer, open, close } = useViewer({
    onPoint: setPointed,
    onPress: (part) => (part && part !== choice ? choose(part) : letGo()),
    onTurn: () => setChoice((now) => (isView(now) ? undefined : now)),
    onLost: setLost,
  });
  const letGo = () => {
    if (isPart(choice)) setChoice(undefined);
    viewer.current?.selectPart(undefined);
  };
  const scrub = (next: number) => {
    setFrame(next);
    setChoice(next > lastFrame / 2 ? "opened" : "carried");
    viewer.current?.selectPart(undefined);
    viewer.current?.setFold(1 - next / lastFrame);
  };
  const start = () => {
    setChoice("three-quarter");
    setFrame(lastFrame);
    setLost(false);
    open();
  };
  const end = () => {
    setChoice((now) => now ?? "three-quarter");
    close();
  };
  // Chosen before the scripts were here.
  useLayoutEffect(() => {
    const checked = whole.current?.querySelector<HTMLInputElement>("input:checked")?.value as Choice;
    if (!checked) return;
    setChoice(checked);
    if (checked !== "carried") setFrame(lastFrame);
  }, [setFrame]);
  const entrance = useRef<HTMLButtonElement>(null);
  const [keys, note] = [useId(), useId()];
  const isReady = state.name === "ready";
  const wasReady = useRef(false);
  // Before anything is painted: a key pressed right away must not fall between the two.
  useLayoutEffect(() => {
    if (isReady) canvas.current?.focus({ preventScroll: true });
    else if (wasReady.current) entrance.current?.focus({ preventScroll: true });
    wasReady.current = isReady;
  }, [isReady, canvas]);
  const chooser = { choice, onChoose: choose };
  const chosen = isPart(choice) ? choice : undefined;
  return (
    <figure
      ref={whole}
      data-viewer="sy300"
      data-state={state.name}
      data-operable={isHydrated || undefined}
      data-folding={(hasStrip && isPose(choice) && frame > 0 && frame < lastFrame) || undefined}
      className="stage"
      onKeyDown={({ key }) => {
        if (key === "Escape" && (isReady || state.name === "loading")) end();
      }}
    >
      <div className="stage-picture">
        <Stage
          state={state.name}
          isLost={isLost}
          canvas={canvas}
          viewer={viewer}
          keys={keys}
          named={pointed ?? chosen}
          onClose={end}
          entrance={<StartButton state={state} button={entrance} note={note} onOpen={start} onClose={end} />}
        >
          <Layers />
          <FoldingLayer frame={frame} isHydrated={isHydrated} onReady={() => setHasStrip(true)} />
        </Stage>
        <ChoiceKeys {...chooser} legend={stage.pose} names={stage.poses} shows={(pose) => pose}>
          <Scrubber frame={frame} onScrub={scrub} />
        </ChoiceKeys>
        <ChoiceKeys
          {...chooser}
          legend={stage.view}
          names={stage.views}
          shows={(view) => (view === "payload" ? payload.picture : view)}
        />
        <div className="stage-note screen-only text-second text-small">
          {isReady ? <p id={keys}>{copy.keys}</p> : <StartNote state={state} id={note} />}
          <p role="status" className="sr-only">
            {isReady && chosen && `${droneParts[chosen].name}. ${droneParts[chosen].text}`}
          </p>
        </div>
      </div>
      <figcaption className="caption text-second">
        <CaptionNumber number={figure} />
        <span>{stage.caption}</span>
      </figcaption>
      <div className="stage-lists">
        <p className="screen-only pb-2 text-second text-small">{stage.hint}</p>
        <KeyFeatures {...chooser} />
        <Fold heading={<p className="pt-4 pb-2 font-semibold text-small">{stage.parts}</p>}>
          <MoreParts {...chooser} />
        </Fold>
      </div>
    </figure>
  );
}

export default withFaultBoundary(Viewer);
