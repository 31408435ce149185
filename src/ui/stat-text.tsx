import type { Stat } from "../content/types.ts";
import { Noted } from "./note-mark.tsx";

interface StatTextProps {
  readonly stat: Stat;
  /** Its note leads back here. */
  readonly isOrigin?: boolean;
}

/** A figure with what it counts, in the order in which they are said. */
export function StatText({ stat: { value, label, href }, isOrigin = false }: StatTextProps) {
  return (
    <>
      <span className="display block whitespace-nowrap text-title">{value}</span>{" "}
      <span className="block text-second text-small">
        {href ? (
          <a href={href} className="prose-link">
            {label}
          </a>
        ) : (
          <Noted text={label} isOrigin={isOrigin} />
        )}
      </span>
    </>
  );
}
