import { cyber } from "../../content/cyber-warfare-simulation.ts";
import { ExerciseFigure } from "../../figures/exercise/exercise-figure.tsx";
import { ProductPage } from "./product-page.tsx";

export default function CyberPage() {
  return <ProductPage content={cyber} figure={<ExerciseFigure />} />;
}
