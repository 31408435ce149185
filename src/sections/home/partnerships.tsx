import { homeOutline } from "../../content/home/outline.ts";
import { partnerships } from "../../content/home/partnerships.ts";
import { Section } from "../../ui/section.tsx";

/** Four in two columns, or one below the other beside the next chapter. */
export default function Partnerships() {
  return (
    <Section
      outline={homeOutline}
      id="partnerships"
      label={partnerships.label}
      title={partnerships.title}
      ground="sheet"
      volume="column"
    >
      <dl className="col-span-full mt-3 grid grid-cols-2 gap-x-(--gutter) gap-y-3 lg:mt-4 lg:grid-cols-1 lg:auto-rows-fr">
        {partnerships.partners.map(({ title, text }) => (
          <div key={title} className="border-rule border-t pt-2">
            <dt className="font-semibold max-sm:text-small">{title}</dt>
            <dd className="mt-1 text-small">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
