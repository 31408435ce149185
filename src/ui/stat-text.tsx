import type { Stat } from "../content/types.ts";

/** A figure with what it counts, in the order in which they are said. */
export function StatText({ stat: { value, label, href, note } }: { readonly stat: Stat }) {
  const counted = note ? `${label}, ${note}` : label;
  return (
    <>
      <span className="display block whitespace-nowrap text-title">{value}</span>{" "}
      <span className="block text-second text-small">
        {href ? (
          <a href={href} className="prose-link">
            {counted}
          </a>
        ) : (
          counted
        )}
      </span>
    </>
  );
}
