interface ChecklistProps {
  readonly title: string;
  readonly checks: readonly string[];
  readonly className?: string;
}

/** To print and to tick. */
export function Checklist({ title, checks, className = "" }: ChecklistProps) {
  return (
    <div className={className}>
      <h3 className="border-strong border-t-2 pt-3 font-semibold text-title">{title}</h3>
      <ul className="mt-3">
        {checks.map((check) => (
          <li key={check} className="grid grid-cols-[2rem_1fr] border-rule border-t py-2.5 text-small">
            <span className="mt-1 size-3.5 border border-strong" />
            {check}
          </li>
        ))}
      </ul>
    </div>
  );
}
