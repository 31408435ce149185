interface Place {
  readonly x: number;
  readonly y: number;
}

interface TagsProps {
  /** Where the chapter's features are seen, and where their tags have room: percent of the picture. */
  readonly tags: readonly { readonly part: Place; readonly tag: Place }[];
  readonly chapter: number;
}

/** Numbered tags on a picture that is shown whole, each tied to its part by a line. */
export function Tags({ tags, chapter }: TagsProps) {
  return (
    <svg aria-hidden="true" className="label absolute inset-0 hidden size-full overflow-visible md:block">
      {tags.map(({ part, tag }, index) => (
        <g key={part.x}>
          <line
            x1={`${part.x}%`}
            x2={`${tag.x}%`}
            y1={`${part.y}%`}
            y2={`${tag.y}%`}
            className="stroke-text"
          />
          <circle cx={`${part.x}%`} cy={`${part.y}%`} r="2.5" className="fill-text" />
          <svg x={`${tag.x}%`} y={`${tag.y}%`} overflow="visible" aria-hidden="true">
            <rect x="-19" y="-12" width="38" height="24" className="fill-ground stroke-text" />
            <text dy="0.35em" textAnchor="middle" className="fill-text">
              {chapter}.{index + 1}
            </text>
          </svg>
        </g>
      ))}
    </svg>
  );
}
