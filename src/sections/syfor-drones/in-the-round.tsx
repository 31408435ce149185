import { viewer } from "../../content/products/syfor-drones/viewer.ts";
import Viewer from "../../islands/viewer/viewer.tsx";
import { useCaptionNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";

export default function InTheRound() {
  return (
    <Section id="in-the-round" label={viewer.label} title={viewer.title}>
      <Viewer figure={useCaptionNumber("figures", "viewer")} />
    </Section>
  );
}
