import { site } from "../../content/site/company.ts";
import { consultation } from "../../content/site/consultation.ts";

/**
 * Lies over the fields, which are disabled, until the site's scripts have started, or for good if
 * the form's own script cannot come. It waits two seconds to show
 * where scripts are switched on, so that nobody sees it flash by, and takes no room, so that nothing moves when
 * it goes.
 */
export function WithoutScripts() {
  const { title, text, hotline, email } = consultation.withoutScripts;
  return (
    <div className="on-night in-data-interactive:not-in-data-stranded:hidden absolute inset-0 noscript:static flex flex-col gap-6 border border-second/60 p-5 transition-opacity delay-2000 duration-200 noscript:delay-0 starting:opacity-0 sm:p-10">
      <p className="display text-title">{title}</p>
      <p className="max-w-[36ch] text-second">{text}</p>
      <dl className="grid gap-4">
        <div>
          <dt className="label text-second">{hotline}</dt>
          <dd>
            <a href={`tel:${site.hotline.dial}`} className="prose-link wrap-anywhere text-lede">
              {site.hotline.display}
            </a>
          </dd>
        </div>
        <div>
          <dt className="label text-second">{email}</dt>
          <dd>
            <a href={`mailto:${site.email}`} className="prose-link wrap-anywhere text-lede">
              {site.email}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
