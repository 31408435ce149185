import { emergency, failsafeLimits } from "../../../content/products/syfor-drones/emergency.ts";
import { Section } from "../../../ui/section.tsx";
import { FailsafePlan } from "../instruments.ts";

export default function Emergency() {
  return (
    <Section id="emergency" label={emergency.label} title={emergency.title} ground="night">
      <p className="col-span-full mt-8 text-lede lg:col-span-5 lg:col-start-4 lg:mt-10">{emergency.text}</p>
      <ul className="col-span-full mt-8 border-rule border-b lg:col-span-4 lg:mt-10 lg:border-b-0">
        {failsafeLimits.map(({ title, text }) => (
          <li key={title} className="border-rule border-t py-3 text-small">
            <strong className="font-semibold">{title}</strong> <span className="text-second">{text}</span>
          </li>
        ))}
      </ul>
      <FailsafePlan />
    </Section>
  );
}
