import { type ReactNode, useDeferredValue } from "react";
import { kitCopy } from "../../../content/instruments/kit.ts";
import { CaptionNumber } from "../../../ui/caption-number.tsx";
import { Sentence } from "./sentence.tsx";

/** What a page tells its instrument. */
export interface InstrumentProps {
  /** Its number among the figures of the page. */
  readonly figure: number;
}

interface InstrumentFrameProps extends InstrumentProps {
  readonly name: string;
  readonly title: string;
  /** Said once, where its numbers might be taken for ours. */
  readonly examples?: string;
  readonly drawing: ReactNode;
  /** Unless they stand in the drawing. */
  readonly results?: ReactNode;
  /** Unless its one choice is that already. */
  readonly situations?: ReactNode;
  readonly controls: ReactNode;
  readonly sentence: string;
  readonly longestSentence: string;
  /** What it takes for granted: folded, for whoever wants to check. */
  readonly assumptions: string;
  readonly isChanged: boolean;
  readonly onReset: () => void;
  readonly className?: string;
  /** What stands below all of it. */
  readonly children?: ReactNode;
}

/** Only where scripts run is a ref called: from then on the controls are shown, at what the drawing shows. */
const markOperable = (figure: HTMLElement | null) => {
  if (!figure) return;
  // A choice may have been pressed before its script was here.
  for (const input of figure.querySelectorAll("input")) input.checked = input.defaultChecked;
  figure.dataset.operable = "";
};

/** One figure that can be operated. Before its script is here the same things stand in the same places. */
export function InstrumentFrame(props: InstrumentFrameProps) {
  const { name, figure, title, examples, situations, controls, longestSentence, assumptions } = props;
  const { isChanged, onReset, className = "", children } = props;
  // A control answers the hand at once, whatever there is to draw; the drawing follows.
  const drawing = useDeferredValue(props.drawing);
  const results = useDeferredValue(props.results);
  const sentence = useDeferredValue(props.sentence);
  const titleId = `${name}-title`;
  return (
    <figure
      ref={markOperable}
      id={name}
      data-instrument={name}
      aria-labelledby={titleId}
      className={`instrument ${className}`}
    >
      <figcaption className="instrument-title">
        <CaptionNumber number={figure} />
        <h3 id={titleId} className="font-semibold text-title">
          {title}
        </h3>
        {examples && <p className="text-caption text-second max-sm:w-full sm:ml-auto">{examples}</p>}
      </figcaption>
      <div className="instrument-pair">
        <div className="instrument-view">
          <div className="instrument-drawing">{drawing}</div>
          {results && <div className="instrument-results">{results}</div>}
        </div>
        <div className="instrument-rail">
          {situations}
          <div className="instrument-controls">{controls}</div>
          <button
            type="button"
            aria-disabled={!isChanged}
            onClick={() => isChanged && onReset()}
            className="operable instrument-reset text-small"
          >
            {kitCopy.reset}
          </button>
        </div>
      </div>
      <Sentence text={sentence} longest={longestSentence} />
      <details className="instrument-assumptions text-small">
        <summary>{kitCopy.assumptions}</summary>
        <p className="text-second max-sm:text-caption">{assumptions}</p>
      </details>
      {children}
    </figure>
  );
}
