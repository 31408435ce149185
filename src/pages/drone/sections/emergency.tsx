import { emergency } from "../../../content/products/syfor-drones/emergency.ts";
import { Section } from "../../../ui/section.tsx";
import { FailsafePlan } from "../instruments.ts";

export default function Emergency() {
  return (
    <Section id="emergency" label={emergency.label} title={emergency.title} ground="night">
      <p className="col-span-full mt-8 max-w-[44rem] text-lede lg:col-span-8 lg:col-start-4">
        {emergency.text}
      </p>
      <FailsafePlan />
    </Section>
  );
}
