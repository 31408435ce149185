import { callToAction } from "../../content/site/call-to-action.ts";
import { sectionHref } from "../../content/site/navigation.ts";
import type { Product } from "../../content/types.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { buttonStyles } from "../../ui/button.ts";
import { Sentences } from "../../ui/sentences.tsx";

interface CallToActionProps {
  readonly title: string;
  readonly next?: Product;
}

/** One band at the end of every product: the way to the form and, in the margin, to the next system. */
export default function CallToAction({ title, next }: CallToActionProps) {
  return (
    <section className="on-night py-[clamp(2rem,5vw,5rem)]">
      <div className="page-grid gap-y-10">
        <div className="col-span-full lg:order-1 lg:col-span-9">
          <h2 className="display text-section lg:border-strong lg:border-t-2 lg:pt-3">
            <Sentences text={title} />
          </h2>
          <div className="screen-only mt-7 flex flex-wrap items-center gap-x-8 gap-y-3">
            <a href={sectionHref("contact")} className={buttonStyles.primary}>
              {callToAction.button}
            </a>
            <p className="text-second text-small">{callToAction.note}</p>
          </div>
        </div>
        {next && (
          <nav
            aria-label={callToAction.nextLabel}
            className="col-span-full border-strong border-t-2 lg:col-span-3"
          >
            <a href={next.path} className="group block pt-3">
              <span className="label block text-second">{callToAction.next}</span>
              <span className="mt-1 flex items-center gap-3 font-semibold text-title">
                {next.name}
                <Arrow />
              </span>
            </a>
          </nav>
        )}
      </div>
    </section>
  );
}
