import type { Titled } from "../../../content/types.ts";

/** Who may have it, and under which law: said before anything is shown. */
export function Notice({ notice, className = "" }: { readonly notice: Titled; readonly className?: string }) {
  return (
    <aside className={`border-strong border-t pt-3 text-small ${className}`}>
      <h2 className="font-semibold">{notice.title}</h2>
      <p className="mt-1">{notice.text}</p>
    </aside>
  );
}
