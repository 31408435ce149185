import { detection } from "../../content/drone-detection.ts";
import { deferred } from "../../navigation/deferred.tsx";
import { ProductPage } from "./product-page.tsx";

const [Situations, TreeLine] = await Promise.all([
  deferred("situations", () => import("../../instruments/situations/situations-instrument.tsx")),
  deferred("tree-line", () => import("../../instruments/tree-line/tree-line-instrument.tsx")),
]);

export default function DetectionPage() {
  return (
    <ProductPage
      content={detection}
      instrument={
        <>
          <Situations />
          <TreeLine />
        </>
      }
    />
  );
}
