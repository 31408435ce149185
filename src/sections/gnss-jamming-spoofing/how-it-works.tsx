import { gnss } from "../../content/products/gnss-jamming-spoofing/page.ts";
import { Receiver } from "../product/instruments.ts";
import { FigureSection } from "../product/figure-section.tsx";

export default function GnssHowItWorks() {
  return (
    <FigureSection content={gnss}>
      <Receiver />
    </FigureSection>
  );
}
