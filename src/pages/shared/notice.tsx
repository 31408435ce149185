import type { Titled } from "../../content/types.ts";

interface NoticeProps {
  readonly notice: Titled;
  /** In an opening it stands before the chapters; in a chapter, below its title. */
  readonly heading?: "h2" | "h3";
  readonly className?: string;
}

/** Who may have it, and under which law. */
export function Notice({ notice, heading: Heading = "h2", className = "" }: NoticeProps) {
  return (
    <aside className={`border-strong border-t pt-3 text-small ${className}`}>
      <Heading className="font-semibold">{notice.title}</Heading>
      <p className="mt-1">{notice.text}</p>
    </aside>
  );
}
