import { gnss } from "../../content/gnss-jamming-spoofing.ts";
import { InterferenceFigure } from "../../figures/interference/interference-figure.tsx";
import { ProductPage } from "./product-page.tsx";

export default function GnssPage() {
  return <ProductPage content={gnss} figure={<InterferenceFigure />} />;
}
