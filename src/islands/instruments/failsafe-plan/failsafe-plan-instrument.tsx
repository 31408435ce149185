import { useState } from "react";
import { failsafeCopy as copy } from "../../../content/instruments/failsafe-plan.ts";
import { withFaultBoundary } from "../../fault-boundary.tsx";
import { InstrumentFrame, type InstrumentProps } from "../kit/instrument-frame.tsx";
import { NamedSituations } from "../kit/named-situations.tsx";
import { controlId } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { FaultRow } from "./fault-row.tsx";
import { choose, defaults, type Fault, faults, situations } from "./model.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { PlanOnFile } from "./plan-on-file.tsx";
import { longestSentence, sentenceFor } from "./sentence.ts";

const name = "failsafe-plan";
const follows = faults.map((fault) => controlId(name, fault)).join(" ");

/** Where nothing can be chosen the rail is empty, and the plan has the room. */
const unscripted = "[@media(scripting:none)]:*:col-span-full!";

interface FailsafePlanProps extends InstrumentProps {
  /** The number of the figure that says how far back is. */
  readonly outAndBack: number;
}

function FailsafePlan({ figure, outAndBack }: FailsafePlanProps) {
  const { settings: plan, change, reset, isChanged } = useSettings(defaults);
  const [looked, setLooked] = useState<Fault>();
  return (
    <InstrumentFrame
      name={name}
      figure={figure}
      title={copy.title}
      drawing={<PlanDrawing plan={plan} looked={looked} />}
      results={<PlanOnFile plan={plan} follows={follows} />}
      situations={
        <NamedSituations names={copy.situations} situations={situations} settings={plan} onChoose={change} />
      }
      controls={
        <div className="col-span-full">
          {faults.map((fault, index) => (
            <FaultRow
              key={fault}
              id={controlId(name, fault)}
              fault={fault}
              number={index + 1}
              outAndBack={outAndBack}
              value={plan[fault]}
              onChange={(response) => change(choose(plan, fault, response))}
              onLook={() => setLooked(fault)}
            />
          ))}
        </div>
      }
      sentence={sentenceFor(plan)}
      longestSentence={longestSentence}
      assumptions={copy.assumptions}
      isChanged={isChanged}
      onReset={() => {
        reset();
        setLooked(undefined);
      }}
      className={`col-span-full mt-5 lg:mt-16 ${unscripted}`}
    />
  );
}

export default withFaultBoundary(FailsafePlan);
