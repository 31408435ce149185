import { memo } from "react";
import { consultation } from "../../content/site/consultation.ts";
import { Arrow } from "../../ui/arrow.tsx";

const buttonStyle = [
  "group flex min-h-16 items-center justify-between gap-4 bg-signal px-4 sm:px-5 md:col-span-2",
  "text-left font-semibold text-[1.125rem] text-night transition-colors duration-150",
  "enabled:hover:bg-text enabled:hover:text-ground disabled:bg-rule disabled:text-text",
  "focus-visible:outline-night focus-visible:-outline-offset-6",
].join(" ");

/** The last box of the form, all of it to press. */
export const SubmitButton = memo(({ submitting }: { readonly submitting: boolean }) => (
  <button type="submit" disabled={submitting} className={buttonStyle}>
    {submitting ? consultation.submitting : consultation.submit}
    <Arrow className="group-disabled:hidden" />
  </button>
));
