import { cyber, stagesCaption } from "../../../../content/products/cyber-warfare-simulation/page.ts";
import { ExerciseFigure } from "../../../../drawings/exercise/exercise-figure.tsx";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Exercise } from "../../instruments.ts";
import { FigureSection } from "../figure-section.tsx";

export default function CyberHowItWorks() {
  return (
    <FigureSection content={cyber}>
      <FigureFrame id="stages" kind="tables" caption={stagesCaption} className="col-span-full mt-14">
        <ExerciseFigure />
      </FigureFrame>
      <Exercise />
    </FigureSection>
  );
}
