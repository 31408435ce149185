import { percent } from "./place.ts";

type Place = readonly [x: number, y: number];

interface PictureMark {
  readonly text: string | number;
  /** Where the text stands and what it points to, in shares of the picture's width and height. */
  readonly label: Place;
  readonly at: Place;
}

const across = (share: number) => percent(100 * share);

function Leader({ at, label, className }: Omit<PictureMark, "text"> & { readonly className: string }) {
  const [x1, y1, x2, y2] = [...at, ...label].map(across);
  return <line x1={x1} y1={y1} x2={x2} y2={y2} className={className} />;
}

/** Over a picture; a list beside it says in words what is numbered. They keep their size at every width. */
export function PictureMarks({ marks }: { readonly marks: readonly PictureMark[] }) {
  return (
    <svg
      aria-hidden="true"
      textAnchor="middle"
      className="label absolute inset-0 h-full w-full overflow-visible"
    >
      {marks.map(({ text, ...mark }) => (
        <g key={text}>
          <Leader {...mark} className="halo-line" />
          <Leader {...mark} className="stroke-second" />
          <text x={across(mark.label[0])} y={across(mark.label[1])} dy="0.35em" className="halo fill-text">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}
