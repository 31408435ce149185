interface StatListProps {
  readonly stats: readonly { readonly value: string; readonly label: string }[];
  readonly className?: string;
}

/** Figures with their names, the figure first to the eye and second to the reader of a definition list. */
export function StatList({ stats, className = "" }: StatListProps) {
  return (
    <dl className={`grid gap-x-4 ${className}`}>
      {stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-second text-small">{label}</dt>
          <dd className="display whitespace-nowrap text-title">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
