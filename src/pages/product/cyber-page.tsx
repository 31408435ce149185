import { cyber } from "../../content/cyber-warfare-simulation.ts";
import { ExerciseFigure } from "../../figures/exercise/exercise-figure.tsx";
import { deferred } from "../../navigation/deferred.tsx";
import { ProductPage } from "./product-page.tsx";

const Exercise = await deferred(
  "exercise",
  () => import("../../instruments/exercise/exercise-instrument.tsx"),
);

export default function CyberPage() {
  return <ProductPage content={cyber} figure={<ExerciseFigure />} instrument={<Exercise />} />;
}
