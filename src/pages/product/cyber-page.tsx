import { cyber } from "../../content/products/cyber-warfare-simulation.ts";
import { ExerciseFigure } from "../../drawings/exercise/exercise-figure.tsx";
import { ProductPage } from "./product-page.tsx";

export default function CyberPage() {
  return <ProductPage content={cyber} figure={<ExerciseFigure />} />;
}
