import type { ReactNode } from "react";
import { contact } from "../../content/home/contact.ts";
import { homeOutline } from "../../content/home/outline.ts";
import { contactLinks, site } from "../../content/site/company.ts";
import { consultation } from "../../content/site/consultation.ts";
import { ContactLink } from "../../ui/contact-link.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Section } from "../../ui/section.tsx";

interface LineProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Label and value on one line, all values from one edge. */
function Line({ label, children }: LineProps) {
  return (
    <div className="grid grid-cols-[7.25rem_1fr] items-baseline border-rule border-t py-1 lg:block lg:py-4">
      <dt className="label text-second">{label}</dt>
      <dd className="text-small lg:text-body">{children}</dd>
    </div>
  );
}

export default function Contact({ children }: { readonly children?: ReactNode }) {
  const { lines, after } = contact;
  return (
    <Section outline={homeOutline} id="contact" label={contact.label} title={contact.title} ground="night">
      <div className="col-span-full mt-4 grid content-start gap-x-(--gutter) md:grid-cols-2 lg:col-span-4 lg:mt-12 lg:grid-cols-1 print:col-span-full print:grid-cols-2">
        <address className="not-italic">
          <p className="lg:text-lede">{contact.lede}</p>
          <dl className="mt-4 border-rule border-b">
            <Line label={lines.hotline}>
              <ContactLink link={contactLinks.hotline} className="lg:text-title" />
            </Line>
            <Line label={lines.email}>
              <ContactLink link={contactLinks.email} className="wrap-anywhere max-sm:text-[0.875rem]" />
            </Line>
            <Line label={lines.headquarters}>
              {site.headquarters.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Line>
            <Line label={lines.operations}>{site.operations}</Line>
          </dl>
        </address>
        <Fold
          heading={<h3 className="label py-2 text-second max-sm:pt-3.25">{after.title}</h3>}
          className="mt-1 text-small max-sm:border-rule max-sm:border-y lg:mt-6"
        >
          <ol className="list-decimal pb-2 pl-5">
            {after.steps.map((step) => (
              <li key={step} className="py-0.5">
                {step}
              </li>
            ))}
          </ol>
        </Fold>
      </div>
      <div className="screen-only col-span-full mt-6 lg:col-span-7 lg:col-start-6 lg:mt-12">
        <h3 className="label mb-3">{consultation.title}</h3>
        {children}
      </div>
    </Section>
  );
}
