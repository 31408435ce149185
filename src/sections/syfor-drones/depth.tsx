import { droneDepth, droneGlossary } from "../../content/products/syfor-drones/depth.ts";
import Depth from "../shared/depth/depth.tsx";

export default function DroneDepth() {
  return <Depth depth={droneDepth} glossary={droneGlossary} />;
}
