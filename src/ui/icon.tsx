import { Drone, Network, Radar, Satellite, ShieldCheck } from "lucide-react";
import type { IconName } from "../content/types.ts";

const icons = { shield: ShieldCheck, radar: Radar, satellite: Satellite, network: Network, drone: Drone };

export function Icon({
  name,
  className = "size-5",
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" strokeWidth={1.5} absoluteStrokeWidth className={className} />;
}
