import { ItemNumber } from "../../ui/outline.tsx";

interface ListHeadingProps {
  /** Its place among the lists of the chapter. */
  readonly index: number;
  readonly title: string;
}

export function ListHeading({ index, title }: ListHeadingProps) {
  return (
    <h3 className="flex items-baseline gap-3 border-strong border-t-2 pt-2.5 font-semibold text-title">
      <ItemNumber index={index} className="font-normal" />
      {title}
    </h3>
  );
}

interface ChecklistProps extends ListHeadingProps {
  readonly checks: readonly string[];
}

/** To read, and on paper to tick. */
export const Checklist = ({ checks, ...heading }: ChecklistProps) => (
  <>
    <ListHeading {...heading} />
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
  </>
);
