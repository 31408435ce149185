import type { Stat } from "../content/types.ts";

interface StatListProps {
  readonly stats: readonly Stat[];
  readonly className?: string;
}

/** Figures with what they count, in the order in which they are said. */
export function StatList({ stats, className = "" }: StatListProps) {
  return (
    <ul className={`grid ${className}`}>
      {stats.map(({ value, label, href }) => (
        <li key={label}>
          <span className="display block whitespace-nowrap text-title">{value}</span>{" "}
          <span className="block text-second text-small">
            {href ? (
              <a href={href} className="prose-link">
                {label}
              </a>
            ) : (
              label
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
