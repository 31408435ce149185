import { gnss } from "../../content/gnss-jamming-spoofing.ts";
import { deferred } from "../../navigation/deferred.tsx";
import { ProductPage } from "./product-page.tsx";

const Receiver = await deferred(
  "receiver",
  () => import("../../instruments/receiver/receiver-instrument.tsx"),
);

export default function GnssPage() {
  return <ProductPage content={gnss} instrument={<Receiver />} />;
}
