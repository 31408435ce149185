import { droneDepth, droneGlossary } from "../../../content/products/syfor-drones/depth.ts";
import { DepthSection } from "../../shared/depth-section.tsx";

export default function Depth() {
  return <DepthSection depth={droneDepth} glossary={droneGlossary} />;
}
