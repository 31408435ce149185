import { situations as copy, type SituationName } from "../../../content/instruments/situations.ts";
import { Choice } from "../../../ui/choice.tsx";
import { withFaultBoundary } from "../../fault-boundary.tsx";
import { InstrumentFrame, type InstrumentProps } from "../kit/instrument-frame.tsx";
import { Result } from "../kit/result.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { SituationMatrix } from "./matrix.tsx";
import { initialSituation, sensings, sensorNames } from "./model.ts";
import { longestSentence, sentenceFor } from "./sentence.ts";
import { SightLine, SightLines } from "./sight-lines.tsx";

const name = "situations";
const choiceId = `${name}-situation`;
const initial = { situation: initialSituation };

/** How each answer is drawn. */
function Key() {
  return (
    <p className="situation-key label text-second" aria-hidden="true">
      {sensings.map((word) => (
        <span key={word}>
          <svg className="inline-block h-3 w-9 overflow-visible" aria-hidden="true">
            <SightLine
              word={word}
              from={{ x: "0", y: "50%" }}
              to={{ x: word === "blind" ? "70%" : "100%", y: "50%" }}
            />
          </svg>{" "}
          {word}
        </span>
      ))}
    </p>
  );
}

function View({ situation }: { readonly situation: SituationName }) {
  return (
    <div className="situation-view">
      <div className="situation-rows">
        {sensorNames.map((sensor) => {
          const { word, reason } = copy.answers[situation][sensor];
          return (
            <div key={sensor}>
              <Result
                name={sensor}
                label={copy.sensors[sensor]}
                follows={[choiceId]}
                value={word}
                className={word === "sees" ? "situation-sees" : ""}
              />
              <p className="text-second text-small">{reason}</p>
            </div>
          );
        })}
      </div>
      <SightLines situation={situation} />
      <Key />
    </div>
  );
}

function Situations({ figure }: InstrumentProps) {
  const { settings, change, reset, isChanged } = useSettings(initial);
  const { situation } = settings;
  return (
    <InstrumentFrame
      name={name}
      figure={figure}
      title={copy.title}
      drawing={<View situation={situation} />}
      controls={
        <Choice
          id={choiceId}
          legend={copy.legend}
          options={copy.options}
          value={situation}
          onChange={(next) => change({ situation: next })}
        />
      }
      sentence={sentenceFor(situation)}
      longestSentence={longestSentence}
      assumptions={copy.assumptions}
      isChanged={isChanged}
      onReset={reset}
      className="situation-instrument col-span-full mt-8 lg:mt-14"
    >
      <SituationMatrix />
    </InstrumentFrame>
  );
}

export default withFaultBoundary(Situations);
