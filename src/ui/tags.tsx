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
}

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

function Layer({ tags, shape }: TagsProps & { readonly shape: "wide" | "tall" }) {
  return (
    <svg
      aria-hidden="true"
      className={`label absolute inset-0 size-full overflow-visible ${shape === "wide" ? "max-md:hidden" : "max-md:-left-(--page-margin) max-md:w-screen md:hidden"}`}
    >
      {tags.map(({ text, [shape]: places = [] }) => {
        const [tag, ...parts] = places.toReversed();
        return (
          tag && (
            <g key={text}>
              {parts.length > 1 ? (
                <Chain parts={parts} tag={tag} />
              ) : (
                parts.map((part) => <Leader key={part.x} from={part} to={tag} />)
              )}
              <svg x={percent(tag.x)} y={percent(tag.y)} overflow="visible" aria-hidden="true">
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
            </g>
          )
        );
      })}
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
