/** An error over time: small, then large, then settling. In percent, a third for each phase. */
const error =
  "M0 84L3 86L6 82L9 85L12 83L15 86L18 83L21 85L24 82L27 85L30 83L33.3 85L36 60L38.5 66L41 34L44 48L47 16L50 30L53 8L56 24L59 12L62 30L65 18L66.6 20L69 38L72 30L75 56L78 64L81 76L84 80L87 84L90 82L93 85L96 83L100 85";

/** Drawn, not measured: how the three phases look in a log. A gutter wider than seen, so that its thirds begin where columns do. */
export function PhasesFigure() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-32 w-[calc(100%+var(--gutter))]"
    >
      <rect x="33.3" width="33.3" height="100" className="fill-plate" />
      <path d="M0 99.5H100" className="stroke-strong" vectorEffect="non-scaling-stroke" />
      <path
        d={error}
        fill="none"
        className="stroke-text"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
