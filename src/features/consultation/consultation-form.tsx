import { consultation } from "../../content/site/consultation.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { SheetCell } from "../../ui/sheet-cell.tsx";
import { ConsultationField } from "./consultation-field.tsx";
import { fieldLimits } from "./limits.ts";
import { clearances } from "./rules.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useConsultationForm } from "./use-consultation-form.ts";
import { WithoutScripts } from "./without-scripts.tsx";

/** Stands on night ground. Its fields take text before its script is here, which then judges and keeps it. */
export function ConsultationForm() {
  const isReady = useHydrated();
  const form = useConsultationForm();
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={form.submit}
      aria-label={consultation.title}
      aria-busy={form.submitting}
    >
      <div className="relative">
        <fieldset className="peer/fields grid min-w-0 noscript:hidden border-second/60 border-t border-l md:grid-cols-[5fr_7fr]">
          <ConsultationField form={form} name="organization" autoComplete="organization" />
          <SheetCell>
            <ChoiceGroup
              {...consultation.clearance}
              name="clearance"
              choices={clearances}
              initial={clearances[0]}
            />
          </SheetCell>
          <ConsultationField form={form} name="contactPerson" autoComplete="name" />
          <ConsultationField
            form={form}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            // The browser cuts without a word: it may only once there is somebody to explain it.
            maxLength={isReady ? fieldLimits.phone.max : undefined}
          />
          <ConsultationField form={form} name="requirements" />
          <SheetCell className="text-caption text-second sm:text-small md:col-span-2">
            {consultation.notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
            <p className="mt-1 font-semibold text-text">{consultation.simulation}</p>
          </SheetCell>
          <SubmitButton submitting={form.submitting} />
        </fieldset>
        {!isReady && <WithoutScripts />}
      </div>
    </form>
  );
}
