/** The height flown over the four steps below it: on the ground, two flights, a fault and its answer, on the ground. */
const height = 60;
const ground = height - 2;
const profile = `M0 ${ground}H27L33 8H40L45 ${ground}H47L53 20H56L60 ${ground}H62L66 8H69L75 ${ground}H100`;

/** Stretched to the columns; its lines keep their width. */
export function FlightProfile() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className="screen-only mt-4 hidden h-20 w-full fill-none lg:block"
    >
      <path d={`M0 ${ground}H100`} className="stroke-rule" vectorEffect="non-scaling-stroke" />
      <path d={profile} className="stroke-text" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
