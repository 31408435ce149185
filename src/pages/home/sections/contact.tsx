import { contact } from "../../../content/home/contact.ts";
import { site } from "../../../content/site.ts";
import { ConsultationForm } from "../../../features/consultation/consultation-form.tsx";
import { Section } from "../../../ui/section.tsx";

export default function Contact() {
  const { lines } = contact;
  return (
    <Section id="contact" number="7.0" label={contact.label} title={contact.title} ground="night">
      <address className="col-span-full mt-12 not-italic lg:col-span-4">
        <p className="max-w-[26rem] text-lede">{contact.lede}</p>
        <dl className="mt-10">
          <div className="border-rule border-t py-4">
            <dt className="label text-second">{lines.hotline}</dt>
            <dd className="mt-1 text-title">
              <a href={`tel:${site.hotline.dial}`} className="prose-link">
                {site.hotline.display}
              </a>
            </dd>
          </div>
          <div className="border-rule border-t py-4">
            <dt className="label text-second">{lines.email}</dt>
            <dd className="mt-1">
              <a href={`mailto:${site.email}`} className="prose-link">
                {site.email}
              </a>
            </dd>
          </div>
          <div className="border-rule border-t py-4">
            <dt className="label text-second">{lines.headquarters}</dt>
            <dd className="mt-1">
              {site.headquarters.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
          <div className="border-rule border-y py-4">
            <dt className="label text-second">{lines.operations}</dt>
            <dd className="mt-1">
              {site.operations}
              <span className="block text-second text-small">{contact.operationsText}</span>
            </dd>
          </div>
        </dl>
      </address>
      <div className="col-span-full mt-12 lg:col-span-7 lg:col-start-6">
        <ConsultationForm />
      </div>
    </Section>
  );
}
