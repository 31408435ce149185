import { responseChain, responseChainRows } from "../../content/products/anti-drone-solution/page.ts";
import { Circuit } from "./circuit.tsx";

/** The human step is a switch that the reader may close: a native checkbox, without a script. */
function Decision({ step }: { readonly step: string }) {
  return (
    <label className="block w-fit cursor-pointer bg-signal px-2 text-night outline-offset-2 outline-focus has-focus-visible:outline-2 md:-ml-2 forced-colors:border-2">
      <input type="checkbox" className="sr-only" />
      {step}
    </label>
  );
}

/** The five steps in order along their line. */
export function ResponseChain() {
  return (
    <div className="group/chain relative">
      <Circuit />
      <Circuit vertical />
      <ol className="grid auto-rows-fr pl-14 md:grid-cols-5 md:pl-0">
        {responseChain.map(({ step, actor, authority, text, human }) => (
          <li key={step} data-human={human} className="py-4 md:pr-4">
            <h3 className="font-semibold text-title">{human ? <Decision step={step} /> : step}</h3>
            <p className="mt-1 text-small">{text}</p>
            <p className="label mt-2 text-second">
              {responseChainRows.actor} {actor}
              <br />
              {responseChainRows.authority} {authority}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
