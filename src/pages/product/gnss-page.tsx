import { gnss } from "../../content/products/gnss-jamming-spoofing.ts";
import { deferred } from "../../hydration/deferred.tsx";
import { ProductPage } from "./product-page.tsx";

export const parts = {
  Receiver: deferred("receiver", () => import("../../instruments/receiver/receiver-instrument.tsx")),
};

export default function GnssPage() {
  return (
    <ProductPage content={gnss}>
      <parts.Receiver />
    </ProductPage>
  );
}
