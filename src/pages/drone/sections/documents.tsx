import { documents } from "../../../content/products/syfor-drones/documents.ts";
import { sectionHref } from "../../../content/site/navigation.ts";
import { Section } from "../../../ui/section.tsx";

export default function Documents() {
  const [before, link, after] = documents.release;
  return (
    <Section id="documents" label={documents.label} title={documents.title} ground="sheet" density="dense">
      <div className="col-span-full mt-6 lg:mt-10 lg:col-span-9 lg:col-start-4">
        <ul className="grid grid-cols-2 gap-x-(--gutter) border-rule border-b sm:grid-cols-1">
          {documents.names.map((name) => (
            <li key={name} className="relative flex items-center border-rule border-t">
              <button
                type="button"
                aria-describedby="release"
                className="w-full cursor-default pt-2 pb-8 text-left font-semibold text-second max-sm:text-small sm:py-2.5 lg:py-4 lg:text-title"
              >
                {name}
              </button>
              <span className="label pointer-events-none absolute text-second max-sm:bottom-2 sm:right-0">
                {documents.state}
              </span>
            </li>
          ))}
        </ul>
        <p id="release" className="mt-5">
          {before}
          <a href={sectionHref("contact")} className="prose-link">
            {link}
          </a>
          {after}
        </p>
      </div>
    </Section>
  );
}
