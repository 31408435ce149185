import { cyber, stagesCaption } from "../../content/products/cyber-warfare-simulation.ts";
import { ExerciseFigure } from "../../drawings/exercise/exercise-figure.tsx";
import { deferred } from "../../hydration/deferred.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { ProductPage } from "./product-page.tsx";

export const parts = {
  Exercise: deferred("exercise", () => import("../../instruments/exercise/exercise-instrument.tsx")),
};

export default function CyberPage() {
  return (
    <ProductPage content={cyber}>
      <FigureFrame id="stages" kind="tables" caption={stagesCaption} className="col-span-full mt-14">
        <ExerciseFigure />
      </FigureFrame>
      <parts.Exercise />
    </ProductPage>
  );
}
