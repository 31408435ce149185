import { cyber, stages } from "../../../../content/products/cyber-warfare-simulation/page.ts";
import { ExerciseFigure } from "../../../../drawings/exercise/exercise-figure.tsx";
import { FigureFrame } from "../../../../ui/figure-frame.tsx";
import { Fold } from "../../../../ui/fold.tsx";
import { Exercise } from "../../instruments.ts";
import { FigureSection } from "../figure-section.tsx";

export default function CyberHowItWorks() {
  return (
    <FigureSection content={cyber}>
      <Fold
        heading={
          <p className="border-strong border-t-2 pt-2.5 font-semibold text-small sm:hidden">
            {stages.folded}
          </p>
        }
        className="col-span-full mt-8 lg:mt-14"
      >
        <FigureFrame id="stages" kind="tables" caption={stages.caption}>
          <ExerciseFigure />
        </FigureFrame>
      </Fold>
      <Exercise />
    </FigureSection>
  );
}
