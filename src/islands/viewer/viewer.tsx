import { useId, useState } from "react";
import { payload } from "../../content/products/syfor-drones/close-ups.ts";
import { droneParts, isPart } from "../../content/products/syfor-drones/parts.ts";
import { viewer as copy, stage } from "../../content/products/syfor-drones/stage.ts";
import { CaptionNumber } from "../../ui/caption-number.tsx";
import { Fold } from "../../ui/fold.tsx";
import { withFaultBoundary } from "../fault-boundary.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { ChoiceKeys } from "./choices.tsx";
import { FoldingLayer, Scrubber } from "./folding.tsx";
import { Layers } from "./layers.tsx";
import { isPose } from "./names.ts";
import { KeyFeatures, MoreParts } from "./parts.tsx";
import { Stage } from "./stage.tsx";
import { StartButton, StartNote } from "./start-panel.tsx";
import { lastFrame } from "./use-folding.ts";
import { useStage } from "./use-stage.ts";

interface ViewerProps {
  /** Its number in the page's outline. */
  readonly figure: number;
}

/** One frame for the whole aircraft: a pose, a view or a part, each a picture; and behind a button all of them in 3D. */
function Viewer({ figure }: ViewerProps) {
  const isHydrated = useHydrated();
  const shown = useStage();
  const { state, choice, frame, leave } = shown;
  /** Until then the nearest pose stands. */
  const [hasStrip, setHasStrip] = useState(false);
  const [keys, note] = [useId(), useId()];
  const isReady = state.name === "ready";
  const chooser = { choice, onChoose: shown.choose };
  return (
    <figure
      ref={shown.figure}
      data-viewer="sy300"
      data-state={state.name}
      data-operable={isHydrated || undefined}
      data-folding={(hasStrip && isPose(choice) && frame > 0 && frame < lastFrame) || undefined}
      className="stage"
      onKeyDown={({ key }) => {
        if (key === "Escape" && (isReady || state.name === "loading")) leave();
      }}
    >
      <div className="stage-picture">
        <Stage
          state={state.name}
          isLost={shown.isLost}
          canvas={shown.canvas}
          viewer={shown.viewer}
          keys={keys}
          named={shown.named}
          onClose={leave}
          entrance={
            <StartButton
              state={state}
              button={shown.entrance}
              note={note}
              onOpen={shown.enter}
              onClose={leave}
            />
          }
        >
          <Layers />
          <FoldingLayer frame={frame} isHydrated={isHydrated} onReady={() => setHasStrip(true)} />
        </Stage>
        <ChoiceKeys {...chooser} legend={stage.pose} names={stage.poses} shows={(pose) => pose}>
          <Scrubber frame={frame} onScrub={shown.scrub} />
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
            {isReady && isPart(choice) && `${droneParts[choice].name}. ${droneParts[choice].text}`}
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
