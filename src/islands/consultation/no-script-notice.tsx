import { contactLinks } from "../../content/site/company.ts";
import { consultation } from "../../content/site/consultation.ts";
import { fault } from "../../content/site/fault.ts";
import { buttonStyles } from "../../ui/button.ts";
import { ContactLink } from "../../ui/contact-link.tsx";

const noticeStyle = [
  "on-night absolute inset-0 flex flex-col gap-6 border border-second/60 p-5 sm:p-10 noscript:static",
  "transition-opacity delay-10000 duration-200 starting:opacity-0 in-data-stranded:delay-0 noscript:delay-0",
  "peer-focus-within/fields:hidden in-data-interactive:not-in-data-stranded:hidden",
].join(" ");

/**
 * Lies over the fields where the site's scripts do not start or the form's own cannot come. Where scripts are
 * switched on it waits, longer than a slow line takes, and never covers a field that is being written in. It
 * takes no room, so that nothing moves when it goes.
 */
export function NoScriptNotice() {
  const { title, text, hotline, email } = consultation.withoutScripts;
  return (
    <div className={noticeStyle}>
      <p className="display text-title">{title}</p>
      <p className="max-w-[36ch] text-second">{text}</p>
      <button
        type="button"
        data-retry=""
        className={`${buttonStyles.secondary} not-in-data-stranded:hidden in-data-failed:hidden w-fit`}
      >
        {fault.retry}
      </button>
      <dl className="grid gap-4">
        <div>
          <dt className="label text-second">{hotline}</dt>
          <dd>
            <ContactLink link={contactLinks.hotline} className="wrap-anywhere text-lede" />
          </dd>
        </div>
        <div>
          <dt className="label text-second">{email}</dt>
          <dd>
            <ContactLink link={contactLinks.email} className="wrap-anywhere text-lede" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
