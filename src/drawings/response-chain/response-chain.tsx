import { responseChain } from "../../content/products/anti-drone-solution.ts";

/** The five steps in order, the human one marked. */
export function ResponseChain() {
  return (
    <ol className="grid gap-y-px md:grid-cols-5">
      {responseChain.map(({ step, actor, text, human }, index) => (
        <li
          key={step}
          data-human={human}
          className="group grid grid-cols-[3.5rem_1fr] border-strong border-t-2 py-5 md:block md:pr-4"
        >
          <span className="label block text-second">{index + 1}</span>
          <div className="md:mt-16">
            <span className="block w-fit font-semibold text-title forced-colors:group-data-human:border-2 group-data-human:bg-signal group-data-human:px-2 group-data-human:text-night md:group-data-human:-ml-2">
              {step}
            </span>
            <span className="mt-2 block text-small">{text}</span>
            <span className="label mt-3 block text-second">{actor}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
