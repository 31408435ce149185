import { consultation } from "../../content/site/consultation.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { SheetCell } from "../../ui/sheet-cell.tsx";
import { ConsultationField } from "./consultation-field.tsx";
import { fieldLimits } from "./limits.ts";
import { NoScriptNotice } from "./no-script-notice.tsx";
import { clearances, type FieldName } from "./rules.ts";
import { SubmitButton } from "./submit-button.tsx";
import type { ConsultationFormState } from "./use-consultation-form.ts";

/** What no key and no answer changes is made once. */
const clearance = (
  <SheetCell>
    <ChoiceGroup {...consultation.clearance} name="clearance" choices={clearances} initial={clearances[0]} />
  </SheetCell>
);
const notices = (
  <SheetCell className="text-caption text-second sm:text-small md:col-span-2">
    {consultation.notices.map((notice) => (
      <p key={notice}>{notice}</p>
    ))}
    <p className="mt-1 max-w-none font-semibold text-text">
      {`${consultation.unclassified} `}
      <span>{consultation.simulation}</span>
    </p>
  </SheetCell>
);

interface ConsultationFormProps {
  readonly form: ConsultationFormState;
  readonly isReady: boolean;
}

/** Stands on night ground. Its fields take text before its script is here, which then keeps what is allowed. */
export function ConsultationForm({ form, isReady }: ConsultationFormProps) {
  const field = (name: FieldName) => ({
    name,
    state: form.fields[name],
    controlRef: form.refs[name],
    readOnly: form.submitting,
  });
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={form.submit}
      aria-label={consultation.title}
      aria-busy={form.submitting}
      data-operable={isReady || undefined}
    >
      <div className="relative">
        <fieldset className="peer/fields grid min-w-0 noscript:hidden border-second/60 border-t border-l md:grid-cols-[minmax(0,5fr)_minmax(min-content,7fr)]">
          <ConsultationField {...field("organization")} autoComplete="organization" />
          {clearance}
          <ConsultationField {...field("contactPerson")} autoComplete="name" />
          <ConsultationField
            {...field("phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            // The browser cuts without a word: it may only once there is somebody to explain it.
            maxLength={isReady ? fieldLimits.phone.max : undefined}
          />
          <ConsultationField {...field("requirements")} />
          {notices}
          <SubmitButton submitting={form.submitting} />
        </fieldset>
        {!isReady && <NoScriptNotice />}
      </div>
    </form>
  );
}
