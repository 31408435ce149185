import { AllButLast } from "./all-but-last.tsx";

const sixths = { columns: 6, total: 6, size: 10, gap: 5 };

/** One hour as six times ten minutes, one of them missing. */
export function HourMarks({ label }: { readonly label: string }) {
  return (
    <p aria-hidden="true" className="label mt-2 text-text">
      <AllButLast field={sixths} className="mr-3 mb-1 w-20 max-sm:block inline" />
      {label}
    </p>
  );
}
