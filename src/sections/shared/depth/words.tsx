import { Fragment } from "react";
import type { Word } from "../../../content/types.ts";
import { Symbols } from "../../../ui/symbols.tsx";
import { row } from "./row.tsx";

/** Their names alone, none broken at a hyphen or a space. */
export const Terms = ({ words }: { readonly words: readonly Word[] }) =>
  words.map(({ term }, index) => (
    <Fragment key={term}>
      {index > 0 && " "}
      <span className="whitespace-nowrap">
        <Symbols text={index < words.length - 1 ? `${term},` : term} />
      </span>
    </Fragment>
  ));

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
