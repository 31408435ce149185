import { droneDepth, droneGlossary } from "../../../content/products/depth/syfor-drones.ts";
import { DepthSection } from "../../shared/depth-section.tsx";

export default function Depth() {
  return <DepthSection depth={droneDepth} glossary={droneGlossary} />;
}
