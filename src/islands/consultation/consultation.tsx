import { useCallback } from "react";
import { createPortal } from "react-dom";
import { withFaultBoundary } from "../fault-boundary.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { OutlineComposer } from "./composer/outline-composer.tsx";
import { ConsultationForm } from "./consultation-form.tsx";
import Toaster from "./toast/toaster.tsx";
import { useConsultationForm } from "./use-consultation-form.ts";

/** The form, what helps to fill it, and its messages, which lie over the whole page: in the form's section they would lie below the footer. */
function Consultation() {
  const isHydrated = useHydrated();
  const form = useConsultationForm();
  const { replace } = form;
  const rewrite = useCallback((text: string) => replace("requirements", text), [replace]);
  return (
    <>
      <div className="composer-place lg:col-span-4 xl:col-span-5">
        {isHydrated && (
          <OutlineComposer
            written={form.fields.requirements.value}
            rewrite={rewrite}
            busy={form.submitting}
          />
        )}
      </div>
      <div className="noscript:col-span-full lg:col-span-8 xl:col-span-7">
        <ConsultationForm form={form} isReady={isHydrated} />
      </div>
      {isHydrated && createPortal(<Toaster />, document.body)}
    </>
  );
}

export default withFaultBoundary(Consultation);
