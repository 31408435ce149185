import { detection } from "../../content/products/drone-detection/page.ts";
import { Situations, TreeLine } from "../product/instruments.ts";
import { FigureSection } from "../product/figure-section.tsx";

export default function DetectionHowItWorks() {
  return (
    <FigureSection content={detection}>
      <Situations />
      <TreeLine />
    </FigureSection>
  );
}
