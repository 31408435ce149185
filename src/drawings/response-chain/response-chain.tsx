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

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <p className="grid grid-cols-[3.25rem_1fr] items-baseline border-rule border-t py-0.5 text-small md:mr-4 md:py-2">
      <span className="label text-second">{name} </span>
      <span>{text}</span>
    </p>
  );
}

/** The five steps in order along their line. */
export function ResponseChain() {
  return (
    <ol className="group/chain grid md:grid-cols-5 md:grid-rows-[repeat(5,auto)]">
      {responseChain.map(({ step, actor, authority, text, human }, index) => (
        <li
          key={step}
          data-human={human}
          className="relative pb-5 pl-12 md:row-span-5 md:grid md:grid-rows-subgrid md:pb-0 md:pl-0"
        >
          <Circuit step={index} />
          <Circuit step={index} vertical />
          <h3 className="font-semibold text-title">{human ? <Decision step={step} /> : step}</h3>
          <p className="mt-1 mb-2 text-small md:mr-4 md:mb-4">{text}</p>
          <Row name={responseChainRows.actor} text={actor} />
          <Row name={responseChainRows.authority} text={authority} />
        </li>
      ))}
    </ol>
  );
}
