import { callToAction } from "../../content/site/call-to-action.ts";
import { sectionHref } from "../../content/site/navigation.ts";
import type { Titled } from "../../content/types.ts";
import { buttonStyles } from "../../ui/button.ts";
import { Sentences } from "../../ui/sentences.tsx";

interface CallToActionProps {
  readonly title: string;
  readonly notice?: Titled | undefined;
}

/** The way from every product to the consultation form. */
export function CallToAction({ title, notice }: CallToActionProps) {
  return (
    <section className="on-night py-[clamp(4.5rem,8vw,8rem)]">
      <div className="page-grid">
        {notice && (
          <aside className="col-span-full mb-14 grid grid-cols-subgrid border-signal border-l-2 pl-5 lg:col-span-9 lg:col-start-4">
            <h2 className="col-span-full font-semibold">{notice.title}</h2>
            <p className="col-span-full max-w-[38rem] text-lede">{notice.text}</p>
          </aside>
        )}
        <h2 className="display col-span-full text-section lg:col-span-9 lg:col-start-4">
          <Sentences text={title} />
        </h2>
        <div className="screen-only col-span-full mt-9 flex flex-wrap items-center gap-x-8 gap-y-4 lg:col-span-9 lg:col-start-4">
          <a href={sectionHref("contact")} className={buttonStyles.primary}>
            {callToAction.button}
          </a>
          <p className="text-second text-small">{callToAction.note}</p>
        </div>
      </div>
    </section>
  );
}
