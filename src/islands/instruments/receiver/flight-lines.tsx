import { type Place, truePlace } from "./flight.ts";

const pair = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const truth = Array.from({ length: 25 }, (_, index) => pair(truePlace(index / 24))).join("L");
/** Lines of no length with round ends: all dots are one mark, so a drag changes one attribute. */
const dots = (places: readonly Place[]) => places.map((place) => `M${pair(place)}h0`).join("");

/** The true way, dashed, and what the receiver says of it, dotted, stretched over the drawing they stand in. */
export const FlightLines = ({ fixes }: { readonly fixes: readonly Place[] }) => (
  <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path
      d={`M${truth}`}
      className="stroke-second"
      strokeDasharray="5 5"
      strokeWidth="1.25"
      fill="none"
      vectorEffect="non-scaling-stroke"
    />
    <path
      d={dots(fixes)}
      className="moves stroke-text"
      strokeLinecap="round"
      strokeWidth="5.5"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
