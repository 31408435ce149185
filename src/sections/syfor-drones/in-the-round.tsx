import { viewer } from "../../content/products/syfor-drones/viewer.ts";
import { ViewerFigure } from "../../islands/viewer/viewer-figure.tsx";
import { Section } from "../../ui/section.tsx";

export default function InTheRound() {
  return (
    <Section id="in-the-round" label={viewer.label} title={viewer.title}>
      <ViewerFigure />
    </Section>
  );
}
