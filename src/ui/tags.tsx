import { em, percent } from "./place.ts";

interface Place {
  readonly x: number;
  readonly y: number;
}

type Places = readonly [...parts: Place[], part: Place, tag: Place];

export interface Tag {
  readonly text: string;
  /** The part it names, or several, and where it has room itself, in percent: of the picture, and of its tall twin on narrow screens. */
  readonly wide: Places;
  readonly tall?: Places;
}

interface TagsProps {
  readonly tags: readonly Tag[];
  /** Where each tag may be chosen, so that the rest of the picture steps back: how the choice is called, and its end. */
  readonly choice?: { readonly name: string; readonly whole: string } | undefined;
}

type Shape = "wide" | "tall";

/** Every letter of the label's type is 0.6 em wide; half an em of air on either side. */
const boxOf = (text: string) => 0.6 * text.length + 1.1;

interface LineProps {
  readonly from: Place;
  readonly to: Place;
  readonly className?: string;
}

function Line({ from, to, className = "stroke-text" }: LineProps) {
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(percent);
  return <line {...{ x1, y1, x2, y2 }} className={className} />;
}

const Dot = ({ x, y }: Place) => (
  <circle cx={percent(x)} cy={percent(y)} r="3" className="fill-ground stroke-text" />
);

function Leader({ from, to }: LineProps) {
  return (
    <>
      <Line from={from} to={to} className="halo-line" />
      <Line from={from} to={to} />
      <Dot {...from} />
    </>
  );
}

/** Joins the parts that one tag names, one above the other; the tag stands on the line or beside it. */
function Chain({ parts, tag }: { readonly parts: readonly Place[]; readonly tag: Place }) {
  const x = Math.min(...parts.map((part) => part.x));
  const heights = [...parts, tag].map(({ y }) => y);
  return (
    <>
      <Line from={{ x, y: Math.min(...heights) }} to={{ x, y: Math.max(...heights) }} />
      <Line from={{ x, y: tag.y }} to={tag} />
      {parts.map(({ y }) => (
        <Dot key={y} x={x} y={y} />
      ))}
    </>
  );
}

interface BoxProps {
  readonly text: string;
  readonly at: Place;
}

function Box({ text, at }: BoxProps) {
  return (
    <svg x={percent(at.x)} y={percent(at.y)} overflow="visible" aria-hidden="true">
      <rect
        x={em(-boxOf(text) / 2)}
        y="-12"
        width={em(boxOf(text))}
        height="24"
        className="fill-ground stroke-text"
      />
      <text dy="0.35em" textAnchor="middle" className="fill-text">
        {text}
      </text>
    </svg>
  );
}

/** The same box as a radio button's label. */
const ChoiceBox = ({ text, at, name, isWhole = false }: BoxProps & { name: string; isWhole?: boolean }) => (
  <foreignObject
    x={percent(at.x)}
    y={percent(at.y)}
    width={em(boxOf(text))}
    height="24"
    className="-translate-1/2 overflow-visible [transform-box:fill-box]"
  >
    <label className={`tag-choice ${isWhole ? "tag-whole" : ""}`}>
      <input type="radio" name={name} defaultChecked={isWhole} className="sr-only" />
      {text}
    </label>
  </foreignObject>
);

/** A ring so broad that it leaves the picture only what is inside. */
const Veil = ({ x, y }: Place) => <circle cx={percent(x)} cy={percent(y)} r="62%" strokeWidth="110%" />;

/** Where no part of a model is: the corner that leads back to the whole. */
const corner = { wide: { x: 92, y: 80 }, tall: { x: 82, y: 82 } };

function Layer({ tags, choice, shape }: TagsProps & { readonly shape: Shape }) {
  const placed = tags.map(({ text, [shape]: places = [] }) => {
    const [tag, ...parts] = places.toReversed();
    return { text, tag, parts };
  });
  return (
    <svg
      role={choice && "radiogroup"}
      aria-label={choice?.name}
      aria-hidden={!choice}
      className={`tags label absolute inset-0 size-full overflow-visible ${shape === "wide" ? "max-md:hidden" : "max-md:-left-(--page-margin) max-md:w-screen md:hidden"}`}
    >
      {choice && (
        <svg className="tag-veils" aria-hidden="true">
          {placed.map(({ text, parts: [part] }) => part && <Veil key={text} {...part} />)}
        </svg>
      )}
      {placed.map(
        ({ text, tag, parts }) =>
          tag && (
            <g key={text}>
              {parts.length > 1 ? (
                <Chain parts={parts} tag={tag} />
              ) : (
                parts.map((part) => <Leader key={part.x} from={part} to={tag} />)
              )}
              {choice ? <ChoiceBox text={text} at={tag} name={shape} /> : <Box text={text} at={tag} />}
            </g>
          ),
      )}
      {choice && <ChoiceBox text={choice.whole} at={corner[shape]} name={shape} isWhole />}
    </svg>
  );
}

/** Boxed tags on a picture that is shown whole, each tied to its part by a line. */
export function Tags(props: TagsProps) {
  return (
    <>
      <Layer {...props} shape="wide" />
      <Layer {...props} shape="tall" />
    </>
  );
}
