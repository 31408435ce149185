interface PartsKeyProps {
  readonly label: string;
  readonly parts: readonly { readonly number: number; readonly name: string }[];
  readonly className?: string;
}

/** What the numbers on a picture mean. */
export const PartsKey = ({ label, parts, className = "" }: PartsKeyProps) => (
  <ul aria-label={label} className={`gap-x-(--gutter) text-caption leading-snug ${className}`}>
    {parts.map(({ number, name }) => (
      <li key={name} className="grid grid-cols-[1.75rem_1fr] items-baseline">
        <span className="label">{number}</span>
        {name}
      </li>
    ))}
  </ul>
);
