import { exerciseCopy as copy } from "../../content/instruments/exercise.ts";
import { InstrumentFrame } from "../kit/instrument-frame.tsx";
import { formatNumber } from "../kit/number-format.ts";
import { Result } from "../kit/result.tsx";
import { controlId, Sliders } from "../kit/slider.tsx";
import { useSettings } from "../kit/use-settings.ts";
import { clock } from "./clock.ts";
import { ExerciseDrawing } from "./exercise-drawing.tsx";
import { defaults, type Outcome, quantities, runExercise } from "./model.ts";
import { sentenceFor } from "./sentence.ts";

const name = "exercise";
const follows = Object.keys(quantities).map((control) => controlId(name, control));

function Results({ availability, downtime, restored }: Outcome) {
  return (
    <>
      <Result
        name="availability"
        label={copy.results.availability}
        follows={follows}
        value={formatNumber(availability * 100, 1)}
        unit="%"
      />
      <Result
        name="downtime"
        label={copy.results.downtime}
        follows={follows}
        value={formatNumber(downtime)}
        unit={copy.downtimeUnit}
      />
      <Result
        name="restored"
        label={copy.results.restored}
        follows={follows}
        value={restored === null ? copy.notRestored : clock(restored)}
      />
    </>
  );
}

export default function ExerciseInstrument() {
  const { settings, change, reset, isChanged } = useSettings(defaults);
  const outcome = runExercise(settings);
  return (
    <InstrumentFrame
      name={name}
      number={3}
      title={copy.title}
      drawing={<ExerciseDrawing exercise={settings} outcome={outcome} />}
      results={<Results {...outcome} />}
      controls={
        <Sliders
          instrument={name}
          labels={copy.labels}
          quantities={quantities}
          readings={settings}
          onChange={(control, value) => change({ [control]: value })}
        />
      }
      sentence={sentenceFor(settings, outcome)}
      caveat={copy.caveat}
      isChanged={isChanged}
      onReset={reset}
      className="col-span-full mt-16"
    />
  );
}
