import { cyber, exerciseStages, stages } from "../../../../content/products/cyber-warfare-simulation/page.ts";
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
          <div className="border-strong border-t-2 pt-2.5 pb-2 text-small sm:hidden">
            <p className="font-semibold">{stages.folded}</p>
            <p className="mt-1 text-second">{exerciseStages.map(({ name }) => name).join(", ")}</p>
          </div>
        }
        className="col-span-full mt-6 sm:mt-8 lg:mt-14"
      >
        <FigureFrame id="stages" kind="tables" caption={stages.caption}>
          <ExerciseFigure />
        </FigureFrame>
      </Fold>
      <Exercise />
    </FigureSection>
  );
}
