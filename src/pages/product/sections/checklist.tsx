import { Fold } from "../../../ui/fold.tsx";
import { ItemNumber } from "../../../ui/outline.tsx";

interface ChecklistProps {
  /** Its place among the lists of the chapter. */
  readonly index: number;
  readonly title: string;
  readonly checks: readonly string[];
  /** Closed on a phone until it is asked for. */
  readonly folds?: boolean;
  readonly className?: string;
}

export function ListHeading({ index, title }: Pick<ChecklistProps, "index" | "title">) {
  return (
    <h3 className="flex items-baseline gap-3 border-strong border-t-2 pt-2.5 font-semibold text-title">
      <ItemNumber index={index} className="font-normal" />
      {title}
    </h3>
  );
}

/** To read, and on paper to tick. */
export function Checklist({ index, title, checks, folds = false, className = "" }: ChecklistProps) {
  const heading = <ListHeading index={index} title={title} />;
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
