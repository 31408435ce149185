import type { Titled } from "../../content/types.ts";

interface NoticeProps {
  readonly notice: Titled;
  readonly className?: string;
}

/** Who may have it, and under which law. */
export function Notice({ notice, className = "" }: NoticeProps) {
  return (
    <aside className={`border-strong border-t pt-3 text-small ${className}`}>
      <h2 className="font-semibold">{notice.title}</h2>
      <p className="mt-1">{notice.text}</p>
    </aside>
  );
}
