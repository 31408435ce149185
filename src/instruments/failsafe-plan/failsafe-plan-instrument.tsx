import { useState } from "react";
import { failsafeCopy as copy } from "../../content/instruments/failsafe-plan.ts";
import { Choice } from "../kit/choice.tsx";
import { InstrumentFrame } from "../kit/instrument-frame.tsx";
import { controlId } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { choose, defaults, type Fault, faults, type Plan, type Response } from "./model.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { sentenceFor } from "./sentence.ts";

const name = "failsafe-plan";
const follows = faults.map((fault) => controlId(name, fault)).join(" ");
const refusals: Partial<Record<Fault, Partial<Record<Response, string>>>> = copy.refusals;

/** What goes on file: five lines, on the screen and in print. */
function PlanOnFile({ plan }: { readonly plan: Plan }) {
  return (
    <div className="grow py-1">
      <span className="label block text-second">{copy.plan} </span>
      <output data-result="plan" htmlFor={follows} aria-live="off" className="label mt-1 block">
        {faults.map((fault) => (
          <span key={fault} className="block">
            {copy.line(copy.faults[fault], copy.responses[plan[fault]])}{" "}
          </span>
        ))}
      </output>
    </div>
  );
}

export default function FailsafePlanInstrument() {
  const { settings: plan, change, reset, isChanged } = useSettings(defaults);
  const [looked, setLooked] = useState<Fault>("link");
  return (
    <InstrumentFrame
      name={name}
      number={7}
      title={copy.title}
      drawing={<PlanDrawing plan={plan} looked={looked} />}
      results={<PlanOnFile plan={plan} />}
      controls={faults.map((fault, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the focus is the choice's; the drawing only follows it.
        <div key={fault} onFocus={() => setLooked(fault)} className="flex gap-4">
          <span aria-hidden="true" className="label text-second">
            {index + 1}
          </span>
          <Choice
            id={controlId(name, fault)}
            legend={copy.faults[fault]}
            options={copy.responses}
            value={plan[fault]}
            onChange={(response) => change(choose(plan, fault, response))}
            {...(refusals[fault] ? { refused: refusals[fault] } : {})}
            className="grow"
          />
        </div>
      ))}
      sentence={sentenceFor(plan)}
      caveat={copy.caveat}
      isChanged={isChanged}
      onReset={() => {
        reset();
        setLooked("link");
      }}
      className="col-span-full mt-16"
    />
  );
}
