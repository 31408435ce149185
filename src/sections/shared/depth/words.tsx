import type { Word } from "../../../content/types.ts";
import { Symbols } from "../../../ui/symbols.tsx";
import { row } from "./row.tsx";

export function Words({ words }: { readonly words: readonly Word[] }) {
  return (
    <dl className="grid gap-x-(--gutter) sm:grid-cols-2 lg:grid-cols-3">
      {words.map(({ term, text }) => (
        <div key={term} className={row}>
          <dt className="inline font-semibold">
            <Symbols text={`${term}.`} />
          </dt>{" "}
          <dd className="inline text-second">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
