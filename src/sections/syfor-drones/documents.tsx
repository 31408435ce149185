import { productOutlines } from "../../content/products/outlines.ts";
import { documents } from "../../content/products/syfor-drones/copy.ts";
import { sectionHref } from "../../content/site/navigation.ts";
import { Section } from "../../ui/section.tsx";

export default function Documents() {
  const [before, link, after] = documents.release;
  return (
    <Section
      outline={productOutlines["syfor-drones"]}
      id="documents"
      label={documents.label}
      title={documents.title}
      ground="sheet"
      volume="band"
    >
      <ul className="col-span-full mt-2 grid grid-cols-2 gap-x-(--gutter) border-rule border-b lg:grid-cols-4 lg:col-span-9 lg:col-start-4 lg:mt-4">
        {documents.names.map((name) => (
          <li key={name} className="border-rule border-t">
            <button
              type="button"
              aria-describedby="release"
              className="min-h-9 w-full cursor-default text-left text-second text-small"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p id="release" className="col-span-full mt-2 text-small lg:col-span-9 lg:col-start-4 lg:max-w-none">
        {before}
        <a href={sectionHref("contact")} className="prose-link">
          {link}
        </a>
        {after}
      </p>
    </Section>
  );
}
