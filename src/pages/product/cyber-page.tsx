import { cyber } from "../../content/products/cyber-warfare-simulation.ts";
import { ExerciseFigure } from "../../drawings/exercise/exercise-figure.tsx";
import { deferred } from "../../hydration/deferred.tsx";
import { ProductPage } from "./product-page.tsx";

export const parts = {
  Exercise: deferred("exercise", () => import("../../instruments/exercise/exercise-instrument.tsx")),
};

export default function CyberPage() {
  return <ProductPage content={cyber} figure={<ExerciseFigure />} instrument={<parts.Exercise />} />;
}
