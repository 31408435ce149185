import { noticeTitle } from "../../content/products/template.ts";

interface NoticeProps {
  readonly notice: { readonly text: string };
  readonly className?: string;
}

/** Who may have it, and under which law. */
export function Notice({ notice, className = "" }: NoticeProps) {
  return (
    <aside className={`border-strong border-t pt-3 text-small ${className}`}>
      <h2 className="font-semibold">{noticeTitle}</h2>
      <p className="mt-1">{notice.text}</p>
    </aside>
  );
}
