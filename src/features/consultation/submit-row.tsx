import { consultation } from "../../content/site/consultation.ts";
import { Arrow } from "../../ui/arrow.tsx";

export function SubmitRow({ submitting }: { readonly submitting: boolean }) {
  return (
    <div className="grid border-second/60 border-r border-b md:col-span-2 md:grid-cols-subgrid">
      <button
        type="submit"
        disabled={submitting}
        className="group flex min-h-20 items-center justify-between gap-4 bg-signal px-4 py-4 text-left font-semibold text-[1.125rem] text-night transition-colors duration-150 enabled:hover:bg-text focus-visible:outline-night focus-visible:-outline-offset-6 disabled:bg-rule disabled:text-text sm:px-5"
      >
        {submitting ? consultation.submitting : consultation.submit}
        <Arrow className="group-disabled:hidden" />
      </button>
      <p className="self-center px-4 py-4 text-second text-small sm:px-5">{consultation.requiredNote}</p>
    </div>
  );
}
