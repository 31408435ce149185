import type { ReactNode } from "react";
import { contact } from "../../../content/home/contact.ts";
import { contactLinks, site } from "../../../content/site/company.ts";
import { consultation } from "../../../content/site/consultation.ts";
import { ConsultationForm } from "../../../features/consultation/consultation-form.tsx";
import { ContactLink } from "../../../ui/contact-link.tsx";
import { Section } from "../../../ui/section.tsx";

interface LineProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Line({ label, children }: LineProps) {
  return (
    <div className="border-rule border-t py-4">
      <dt className="label text-second">{label}</dt>
      <dd className="mt-1 break-words">{children}</dd>
    </div>
  );
}

export default function Contact() {
  const { lines } = contact;
  return (
    <Section id="contact" label={contact.label} title={contact.title} ground="night">
      <address className="col-span-full mt-12 not-italic lg:col-span-4">
        <p className="max-w-[26rem] text-lede">{contact.lede}</p>
        <dl className="mt-10 border-rule border-b">
          <Line label={lines.hotline}>
            <ContactLink link={contactLinks.hotline} className="text-title" />
          </Line>
          <Line label={lines.email}>
            <ContactLink link={contactLinks.email} />
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
      <div className="screen-only col-span-full mt-12 lg:col-span-7 lg:col-start-6">
        <h3 className="label mb-3 text-second">{consultation.title}</h3>
        <ConsultationForm />
      </div>
    </Section>
  );
}
