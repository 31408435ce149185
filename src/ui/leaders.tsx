interface LeadersProps {
  /** In percent of the picture they lie over. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Leader lines from the rows of a list at the right to parts of the picture; the rows share its height. */
export function Leaders({ points }: LeadersProps) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 hidden size-full overflow-visible stroke-text xl:block"
    >
      {points.map(({ x, y }, index) => (
        <g key={x}>
          <line x1="100%" x2={`${x}%`} y1={`${(100 * index) / points.length}%`} y2={`${y}%`} />
          <circle cx={`${x}%`} cy={`${y}%`} r="2.5" className="fill-text" />
        </g>
      ))}
    </svg>
  );
}
