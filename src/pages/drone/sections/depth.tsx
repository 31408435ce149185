import { depthLabels as labels } from "../../../content/products/depth/labels.ts";
import { droneDepth, droneGlossary } from "../../../content/products/syfor-drones/depth.ts";
import { Fold } from "../../../ui/fold.tsx";
import { ItemNumber } from "../../../ui/outline.tsx";
import { Section } from "../../../ui/section.tsx";
import { Prose } from "../../shared/prose.tsx";
import { FlightProfile } from "./flight-profile.tsx";

const { title, questions, acceptance, words } = droneDepth;

interface HeadingProps {
  readonly index: number;
  readonly children: string;
}

function Heading({ index, children }: HeadingProps) {
  return (
    <h3 className="-indent-11 border-strong border-t-2 py-2 pl-11 font-semibold">
      <ItemNumber index={index} className="inline-block w-11 font-normal indent-0" />
      {children}
    </h3>
  );
}

const row = "border-rule border-t py-2 lg:py-3";

/** What to ask, with the words it takes beside it; below, the acceptance flight from the scale to the log. */
export default function Depth() {
  return (
    <Section id="depth" label={labels.label} title={title} density="dense">
      <div className="col-span-full mt-6 lg:col-span-7 lg:mt-10">
        <Heading index={0}>{labels.questions}</Heading>
        <ol>
          {questions.map((question, index) => (
            <li key={question} className={`grid grid-cols-[2rem_1fr] text-small lg:text-body ${row}`}>
              <span className="label pt-0.5 text-second">{index + 1}</span>
              <span>
                <Prose text={question} glossary={droneGlossary} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <Fold
        heading={<Heading index={1}>{labels.words}</Heading>}
        className="col-span-full mt-4 lg:col-span-5 lg:mt-10"
      >
        <dl>
          {words.map(({ term, text }) => (
            <div key={term} className={`text-small ${row}`}>
              <dt className="inline font-semibold">{term}.</dt> <dd className="inline text-second">{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <Fold
        heading={<Heading index={2}>{labels.acceptance}</Heading>}
        className="col-span-full mt-4 lg:mt-12"
      >
        <FlightProfile />
        <ol className="grid gap-x-(--gutter) lg:grid-cols-4">
          {acceptance.map(({ title: step, text }, index) => (
            <li key={step} className={`grid grid-cols-[2rem_1fr] text-small lg:block lg:border-0 ${row}`}>
              <span className="label pt-0.5 text-second">{index + 1}</span>
              <h4 className="font-semibold">{step}</h4>
              <p className="col-start-2">
                <Prose text={text} glossary={droneGlossary} />
              </p>
            </li>
          ))}
        </ol>
      </Fold>
    </Section>
  );
}
