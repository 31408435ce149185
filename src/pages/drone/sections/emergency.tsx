import { emergency } from "../../../content/syfor-drones.ts";
import { Section } from "../../../ui/section.tsx";

export function Emergency() {
  return (
    <Section number="4.0" label={emergency.label} title={emergency.title} ground="night">
      <p className="col-span-full mt-8 max-w-[44rem] text-lede lg:col-span-8 lg:col-start-4">
        {emergency.text}
      </p>
    </Section>
  );
}
