import type { ReactNode } from "react";
import { cyber, stages } from "../../content/products/cyber-warfare-simulation/copy.ts";
import { ExerciseFigure } from "../../drawings/exercise/exercise-figure.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import FigureSection from "../product/figure-section.tsx";

/** The stages and teams, then the instrument that the page puts in. */
export default function HowItWorks({ children }: { readonly children?: ReactNode }) {
  return (
    <FigureSection content={cyber}>
      <FigureFrame id="stages" kind="tables" caption={stages.caption} className="col-span-full mt-8 lg:mt-14">
        <ExerciseFigure />
      </FigureFrame>
      {children}
    </FigureSection>
  );
}
