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

/** Label and value on one line, all values from one edge; where there is room, a strip of four. */
function Line({ label, children }: LineProps) {
  return (
    <div className="grid grid-cols-[7.25rem_1fr] items-baseline border-rule border-t py-1 lg:block lg:py-3">
      <dt className="label text-second">{label}</dt>
      <dd className="text-small">{children}</dd>
    </div>
  );
}

export default function Contact({ children }: { readonly children?: ReactNode }) {
  const { lines, after } = contact;
  return (
    <Section outline={homeOutline} id="contact" label={contact.label} title={contact.title} ground="night">
      <address className="col-span-full not-italic">
        <p className="lg:col-start-4 lg:ml-[calc(25%+var(--gutter)/4)] lg:text-lede">{contact.lede}</p>
        <dl className="mt-4 gap-x-(--gutter) border-rule border-b lg:mt-6 lg:grid lg:grid-cols-4">
          <Line label={lines.hotline}>
            <ContactLink link={contactLinks.hotline} className="lg:text-lede" />
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
      <h3 className="label screen-only col-start-1 -col-end-1 mt-6 mb-3 lg:col-start-5 lg:mt-5 xl:col-start-6">
        {consultation.title}
      </h3>
      <div className="screen-only col-span-full lg:grid lg:grid-cols-12 lg:gap-x-(--gutter)">{children}</div>
      <Fold
        heading={<h3 className="label py-2 text-second max-sm:pt-3.25">{after.title}</h3>}
        className="col-span-full mt-4 gap-x-(--gutter) text-small max-sm:border-rule max-sm:border-y lg:grid lg:grid-cols-4 lg:*:last:col-span-3"
      >
        <ol className="grid list-inside list-decimal gap-x-(--gutter) pb-2 sm:grid-cols-3 lg:py-1.5">
          {after.steps.map((step) => (
            <li key={step} className="py-0.5">
              {step}
            </li>
          ))}
        </ol>
      </Fold>
    </Section>
  );
}
