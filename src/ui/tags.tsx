interface Place {
  readonly x: number;
  readonly y: number;
}

type Places = readonly [...parts: Place[], part: Place, tag: Place];

export interface Tag {
  readonly text: string;
  /** What stands for it on a narrow screen, where a key below the picture has the words. */
  readonly number?: string;
  /** The parts it names and where it has room itself, in percent: of the picture, and of its tall twin on narrow screens. */
  readonly wide: Places;
  readonly tall?: Places;
}

interface TagsProps {
  readonly tags: readonly Tag[];
}

const share = (value: number) => `${value}%`;
const em = (value: number) => `${+value.toFixed(2)}em`;
/** Every letter of the label's type is 0.6 em wide; half an em of air on either side. */
const boxOf = (text: string) => 0.6 * text.length + 1.1;

function Layer({ tags, shape }: TagsProps & { readonly shape: "wide" | "tall" }) {
  return (
    <svg
      aria-hidden="true"
      className={`label absolute inset-0 size-full overflow-visible ${shape === "wide" ? "max-md:hidden" : "max-md:-left-(--page-margin) max-md:w-screen md:hidden"}`}
    >
      {tags.map(({ text: words, number = words, [shape]: places = [] }) => {
        const text = shape === "wide" ? words : number;
        const [tag, ...parts] = places.toReversed();
        return (
          tag && (
            <g key={words}>
              {parts.map((part) => (
                <g key={part.x}>
                  <line
                    x1={share(part.x)}
                    x2={share(tag.x)}
                    y1={share(part.y)}
                    y2={share(tag.y)}
                    className="stroke-text"
                  />
                  <circle cx={share(part.x)} cy={share(part.y)} r="3.5" className="fill-ground stroke-text" />
                </g>
              ))}
              <svg x={share(tag.x)} y={share(tag.y)} overflow="visible" aria-hidden="true">
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
