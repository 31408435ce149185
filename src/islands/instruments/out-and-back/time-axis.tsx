import { em, percent } from "../../../ui/place.ts";
import { at, hour, laneHeight } from "./lane.tsx";
import { Ruler } from "./ruler.tsx";

const lanesEnd = 3 * laneHeight - 0.2;

export const Axis = () => (
  <Ruler end={hour} step={5} long={15} every={15} unit="min" top={lanesEnd} below={1.8} />
);

/** The end of the usable minutes, where the words leave it room. */
export function Limit({ usable }: { readonly usable: number }) {
  const x = percent(at(usable));
  return <line x1={x} x2={x} y2={em(lanesEnd)} className="hidden stroke-text sm:inline" />;
}
