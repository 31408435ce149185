import { gnss } from "../../content/products/gnss-jamming-spoofing.ts";
import { InterferenceFigure } from "../../drawings/interference/interference-figure.tsx";
import { ProductPage } from "./product-page.tsx";

export default function GnssPage() {
  return <ProductPage content={gnss} figure={<InterferenceFigure />} />;
}
