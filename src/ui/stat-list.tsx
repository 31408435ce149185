interface StatListProps {
  readonly stats: readonly { readonly value: string; readonly label: string }[];
  readonly className?: string;
}

/** Figures with what they count, in the order in which they are said. */
export function StatList({ stats, className = "" }: StatListProps) {
  return (
    <ul className={`grid ${className}`}>
      {stats.map(({ value, label }) => (
        <li key={label}>
          <span className="display block whitespace-nowrap text-title">{value}</span>{" "}
          <span className="block text-second text-small">{label}</span>
        </li>
      ))}
    </ul>
  );
}
