import {
  responseChain,
  responseChainRows,
  responseChainSwitch,
} from "../../content/products/anti-drone-solution/copy.ts";
import { Circuit } from "./circuit.tsx";

/** The human step is a switch that the reader may close: a native checkbox, without a script. */
function Decision({ step }: { readonly step: string }) {
  return (
    <label className="group/switch flex w-fit cursor-pointer items-center gap-3">
      <span className="flex items-center gap-2 bg-signal px-2 py-1.5 -mt-1.5 text-night outline-offset-2 outline-focus group-has-focus-visible/switch:outline-2 forced-colors:border-2">
        <input
          type="checkbox"
          className="screen-only size-3.5 appearance-none border-2 border-night outline-0 checked:border-7"
        />
        {step}
      </span>
      <span
        className="label screen-only md:whitespace-nowrap font-normal group-hover/switch:underline md:max-xl:absolute md:max-xl:top-3 md:max-xl:left-21"
        aria-hidden="true"
      >
        <span className="group-has-checked/switch:hidden">{responseChainSwitch.open}</span>
        <span className="hidden group-has-checked/switch:inline">{responseChainSwitch.closed}</span>
      </span>
    </label>
  );
}

const rowStyle = [
  "grid grid-cols-[3.25rem_1fr] content-start items-baseline border-rule border-t py-0.5 text-small",
  "md:max-lg:grid-cols-1 md:mr-(--gutter) md:in-[li:last-child]:mr-0 md:py-2",
].join(" ");

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <p className={rowStyle}>
      <span className="label text-second">{`${name} `}</span>
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
          <p className="mt-1 mb-2 text-small md:mr-(--gutter) md:mb-4">{text}</p>
          <Row name={responseChainRows.actor} text={actor} />
          <Row name={responseChainRows.authority} text={authority} />
        </li>
      ))}
    </ol>
  );
}
