import { documents } from "../../../content/products/syfor-drones/documents.ts";
import { sectionHref } from "../../../content/site/navigation.ts";
import { Section } from "../../../ui/section.tsx";

export default function Documents() {
  const [before, link, after] = documents.release;
  return (
    <Section id="documents" label={documents.label} title={documents.title} ground="sheet" density="dense">
      <ul className="col-span-full mt-4 grid grid-cols-2 gap-x-(--gutter) border-rule border-b sm:grid-cols-4 lg:mt-8">
        {documents.names.map((name) => (
          <li key={name} className="border-rule border-t">
            <button
              type="button"
              aria-describedby="release"
              className="min-h-11 w-full cursor-default py-2 text-left font-semibold text-second text-small lg:text-body"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p id="release" className="col-span-full mt-3 text-small">
        {before}
        <a href={sectionHref("contact")} className="prose-link">
          {link}
        </a>
        {after}
      </p>
    </Section>
  );
}
