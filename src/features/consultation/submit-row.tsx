import { consultation } from "../../content/consultation.ts";

export function SubmitRow({ submitting }: { readonly submitting: boolean }) {
  return (
    <div className="grid border-second/50 border-r border-b md:col-span-2 md:grid-cols-subgrid">
      <button
        type="submit"
        disabled={submitting}
        className="group flex min-h-20 items-center justify-between gap-4 bg-signal px-4 py-4 text-left font-semibold text-[1.125rem] text-night focus-visible:outline-night focus-visible:-outline-offset-6 disabled:bg-rule disabled:text-text sm:px-5"
      >
        {submitting ? consultation.submitting : consultation.submit}
        <svg
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-200 ease-out group-hover:translate-x-1 group-disabled:hidden"
        >
          <path d="M2 10h15M11 4l6 6-6 6" />
        </svg>
      </button>
      <p className="self-center px-4 py-4 text-second text-small sm:px-5">{consultation.requiredNote}</p>
    </div>
  );
}
