import { stage } from "../../content/products/syfor-drones/stage.ts";
import { folding } from "../../content/products/syfor-drones/stage-pictures.ts";
import { Picture } from "../../ui/picture.tsx";
import { lastFrame } from "./use-folding.ts";

const rows = folding.frames / folding.columns;

interface FoldingLayerProps {
  readonly frame: number;
  /** Positioned by script alone: the policy refuses styles in the document. */
  readonly isHydrated: boolean;
  readonly onReady: () => void;
}

/** All frames of one camera in one picture, of which one is seen. */
export function FoldingLayer({ frame, isHydrated, onReady }: FoldingLayerProps) {
  const [column, row] = [frame % folding.columns, Math.floor(frame / folding.columns)];
  const translate = `${(-100 * column) / folding.columns}% ${(-100 * row) / rows}%`;
  return (
    <div data-layer="folding" aria-hidden="true" className="stage-layer pose-layer screen-only">
      <div
        style={isHydrated ? { translate } : undefined}
        onLoadCapture={({ target }) => void (target as HTMLImageElement).decode().then(onReady)}
      >
        <Picture picture={{ name: folding.picture, alt: "" }} drawn={{ base: "120vw", md: "200rem" }} />
      </div>
    </div>
  );
}

const words = (frame: number) => {
  if (frame === 0) return stage.poses.carried;
  return frame === lastFrame ? stage.poses.opened : stage.folding(Math.round((100 * frame) / lastFrame));
};

interface ScrubberProps {
  readonly frame: number;
  readonly onScrub: (frame: number) => void;
}

/** Folds and opens the aircraft under the hand, between the keys of the two poses. */
export const Scrubber = ({ frame, onScrub }: ScrubberProps) => (
  <div className="scrubber unscripted:hidden">
    <div className="slider-track">
      <input
        type="range"
        autoComplete="off"
        aria-label={stage.fold}
        aria-valuetext={words(frame)}
        min={0}
        max={lastFrame}
        value={frame}
        onChange={(event) => onScrub(event.target.valueAsNumber)}
      />
    </div>
    <span className="label" aria-hidden="true">
      {frame > 0 && frame < lastFrame ? words(frame) : stage.fold}
    </span>
  </div>
);
