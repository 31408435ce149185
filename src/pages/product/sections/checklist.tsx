interface ChecklistProps {
  readonly title: string;
  readonly checks: readonly string[];
  readonly className?: string;
}

/** To read, and on paper to tick. */
export function Checklist({ title, checks, className = "" }: ChecklistProps) {
  return (
    <div className={className}>
      <h3 className="border-strong border-t-2 pt-3 font-semibold text-title">{title}</h3>
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
    </div>
  );
}
