import { contactLinks, site } from "../content/site/company.ts";
import { footer } from "../content/site/footer.ts";
import { ContactLink } from "../ui/contact-link.tsx";
import { Brand } from "./brand.tsx";

/** Below the logo and the contact lines in two columns, the wider for the longer lines; then three; then one row, the address under the logo. */
const cellStyle = "col-span-5 max-sm:odd:col-span-7 sm:col-span-4";
const lineStyle = "block w-fit py-0.5";
const unconnected = "unconnected";

export default function SiteFooter() {
  return (
    <footer className="on-night border-rule border-t py-[clamp(1.5rem,4vw,4.5rem)] text-small">
      <div className="page-grid gap-y-3 sm:gap-y-6">
        <div className="col-span-full sm:col-span-4 lg:col-span-3">
          <Brand name={site.name} />
        </div>
        <address className="not-italic col-span-full sm:col-span-4 lg:col-span-3">
          <h2 className="label text-second">{footer.contact}</h2>
          <ContactLink link={contactLinks.hotline} className={lineStyle} />
          <ContactLink link={contactLinks.email} className={`wrap-anywhere ${lineStyle}`} />
        </address>
        <address
          className={`not-italic lg:col-span-3 lg:col-start-1 lg:row-start-2 print:row-start-1 ${cellStyle}`}
        >
          <h2 className="label text-second">{footer.address}</h2>
          <span className={lineStyle}>
            {site.headquarters.map((line) => (
              <span key={line} className="block text-balance">
                {line}
              </span>
            ))}
          </span>
        </address>
        {footer.groups.map(({ title, links }) => (
          <div key={title} className={`lg:col-span-2 lg:row-span-2 ${cellStyle}`}>
            <h2 className="label text-second">{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link}>
                  {/* biome-ignore lint/a11y/useValidAnchor: the specification sends the footer's links to '#'. */}
                  <a href="#" aria-describedby={unconnected} className={`text-second ${lineStyle}`}>
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p
          id={unconnected}
          className="col-span-full text-caption text-second lg:col-span-3 lg:col-start-4 lg:row-start-2"
        >
          {footer.unconnected}
        </p>
        <div className="col-span-full grid grid-cols-subgrid border-rule border-t pt-4 text-second">
          <div className="col-span-full lg:col-span-3 lg:text-caption">
            <p>{site.copyright}</p>
          </div>
          {footer.itar.texts.map((text, index) => (
            <p key={text} className="col-span-full mt-2 text-caption lg:col-span-4 lg:mt-0">
              {index === 0 && <strong className="font-semibold text-text">{`${footer.itar.title}. `}</strong>}
              {text}
            </p>
          ))}
        </div>
      </div>
    </footer>
  );
}
