import { contactLinks, site } from "../content/site/company.ts";
import { footer } from "../content/site/footer.ts";
import { ContactLink } from "../ui/contact-link.tsx";
import { Brand } from "./brand.tsx";

export default function SiteFooter() {
  return (
    <footer className="on-night border-rule border-t pt-16 pb-10 text-small">
      <div className="page-grid gap-y-12">
        <div className="col-span-full lg:col-span-3">
          <Brand name={site.name} />
        </div>
        <div className="col-span-full sm:col-span-6 lg:col-span-3">
          <h2 className="label text-second">{footer.address}</h2>
          <address className="mt-3 grid gap-1 not-italic">
            {site.headquarters.map((line) => (
              <span key={line} className="py-0.5">
                {line}
              </span>
            ))}
          </address>
          <h2 className="label mt-6 text-second">{footer.contact}</h2>
          <address className="mt-3 grid not-italic lg:gap-1">
            <ContactLink link={contactLinks.hotline} className="w-fit py-2 lg:py-0.5" />
            <ContactLink link={contactLinks.email} className="w-fit py-2 lg:py-0.5" />
          </address>
        </div>
        {footer.groups.map(({ title, links }) => (
          <div key={title} className="col-span-6 sm:col-span-4 lg:col-span-2">
            <h2 className="label text-second">{title}</h2>
            <ul className="mt-3 grid lg:gap-1">
              {links.map((link) => (
                <li key={link}>
                  {/* biome-ignore lint/a11y/useValidAnchor: the specification sends the footer's links to '#'. */}
                  <a href="#" className="block w-fit py-2 hover:underline lg:py-0.5 hover:underline-offset-4">
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="col-span-full grid grid-cols-subgrid border-rule border-t pt-6">
          <p className="col-span-full text-second lg:col-span-3">{site.copyright}</p>
          <p className="col-span-full mt-4 max-w-[48rem] text-second lg:col-span-9 lg:mt-0">
            <strong className="font-semibold text-text">{footer.itar.title}.</strong> {footer.itar.text}{" "}
            <span className="whitespace-nowrap">{footer.itar.citation}</span>
            {footer.itar.rest}
          </p>
        </div>
      </div>
    </footer>
  );
}
