import { cyber, stages } from "../../content/products/cyber-warfare-simulation/page.ts";
import { ExerciseFigure } from "../../drawings/exercise/exercise-figure.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Exercise } from "../product/instruments.ts";
import { FigureSection } from "../product/figure-section.tsx";

export default function CyberHowItWorks() {
  return (
    <FigureSection content={cyber}>
      <FigureFrame id="stages" kind="tables" caption={stages.caption} className="col-span-full mt-8 lg:mt-14">
        <ExerciseFigure />
      </FigureFrame>
      <Exercise />
    </FigureSection>
  );
}
