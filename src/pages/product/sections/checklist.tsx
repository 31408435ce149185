import { Fold } from "../../../ui/fold.tsx";

interface ChecklistProps {
  readonly title: string;
  readonly checks: readonly string[];
  /** Closed on a phone until it is asked for. */
  readonly folds?: boolean;
  readonly className?: string;
}

export const listHeading = "border-strong border-t-2 pt-3 font-semibold text-title";

/** To read, and on paper to tick. */
export function Checklist({ title, checks, folds = false, className = "" }: ChecklistProps) {
  const heading = <h3 className={listHeading}>{title}</h3>;
  const list = (
    <ul className="mt-3">
      {checks.map((check) => (
        <li
          key={check}
          className="border-rule border-t py-2.5 text-small print:grid print:grid-cols-[2rem_1fr]"
        >
          <span className="mt-1 hidden size-3.5 border border-strong print:block" />
          {check}
        </li>
      ))}
    </ul>
  );
  if (folds)
    return (
      <Fold heading={heading} className={className}>
        {list}
      </Fold>
    );
  return (
    <div className={className}>
      {heading}
      {list}
    </div>
  );
}
