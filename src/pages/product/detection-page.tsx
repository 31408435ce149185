import { detection } from "../../content/products/drone-detection.ts";
import { deferred } from "../../hydration/deferred.tsx";
import { ProductPage } from "./product-page.tsx";

export const parts = {
  Situations: deferred("situations", () => import("../../instruments/situations/situations-instrument.tsx")),
  TreeLine: deferred("tree-line", () => import("../../instruments/tree-line/tree-line-instrument.tsx")),
};

export default function DetectionPage() {
  return (
    <ProductPage content={detection}>
      <parts.Situations />
      <parts.TreeLine />
    </ProductPage>
  );
}
