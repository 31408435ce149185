import type { ReactNode } from "react";
import { homeOutline } from "../../content/home/outline.ts";
import {
  type TechnologyCard,
  type TechnologyFigure,
  technology,
  technologyCards,
} from "../../content/home/technology.ts";
import { BlinkFigure } from "../../drawings/blink/blink-figure.tsx";
import { HorizonFigure } from "../../drawings/horizon/horizon-figure.tsx";
import { DetectionMarks } from "../../drawings/mark-field/detection-marks.tsx";
import { WeekMarks } from "../../drawings/mark-field/week-marks.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { MeasureText } from "../../ui/measure-text.tsx";
import { Noted } from "../../ui/note-mark.tsx";
import { ItemNumber } from "../../ui/outline.tsx";
import { Section } from "../../ui/section.tsx";
import { Notes } from "./notes.tsx";

const drawings: Record<TechnologyFigure, ReactNode> = {
  marks: <DetectionMarks />,
  blink: <BlinkFigure />,
  horizon: <HorizonFigure />,
  week: <WeekMarks />,
};

const spans: Record<TechnologyFigure, string> = {
  marks: "lg:col-span-5",
  blink: "lg:col-span-7",
  horizon: "lg:col-span-7",
  week: "lg:col-span-5",
};

const cardStyle = [
  "relative col-span-6 max-sm:col-span-full row-span-4 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid xl:row-span-3",
  "border-strong border-t pt-2 xl:grid-cols-[auto_minmax(0,1fr)]",
  "max-sm:not-first:mt-3 sm:nth-[n+3]:mt-[clamp(0.75rem,2.5vw,2.5rem)]",
].join(" ");

/** Figure, drawing, caption and text share their rows with the card beside it; where there is room, the text stands beside its figure. */
function Card({ card, index }: { readonly card: TechnologyCard; readonly index: number }) {
  return (
    <li className={`${cardStyle} ${spans[card.figure]}`}>
      <div className="flex items-baseline sm:flex-col xl:col-start-1">
        <ItemNumber index={index} className="max-sm:order-1 sm:self-end xl:absolute xl:right-0" />
        <p className="flex-wrap items-baseline gap-x-2 max-sm:flex max-sm:grow sm:-mt-5 xl:mt-0">
          <span className="display block text-figure">
            <MeasureText measure={card.metric} />
          </span>{" "}
          <span className="mt-1 block font-semibold">
            <Noted text={card.metricLabel} />
          </span>
        </p>
      </div>
      <FigureFrame
        id={card.figure}
        caption={card.caption}
        className="row-span-2 mt-2 grid grid-rows-subgrid xl:col-span-full xl:row-start-2"
      >
        <div className="self-end">{drawings[card.figure]}</div>
      </FigureFrame>
      <div className="mt-2 text-small max-sm:*:inline xl:col-start-2 xl:row-start-1 xl:mt-0 xl:ml-10 xl:pr-10">
        <h3 className="font-semibold">
          {card.title}
          <span className="sm:hidden">. </span>
        </h3>
        <p className="sm:mt-1">{card.text}</p>
      </div>
    </li>
  );
}

export default function Technology() {
  return (
    <Section
      outline={homeOutline}
      id="technology"
      label={technology.label}
      title={technology.title}
      ground="sheet"
    >
      <ul className="col-span-full mt-[clamp(0.75rem,2vw,2rem)] grid grid-cols-subgrid">
        {technologyCards.map((card, index) => (
          <Card key={card.figure} card={card} index={index} />
        ))}
      </ul>
      <Notes {...technology.peopleDecide} />
      <Notes {...technology.howToRead} back="¹" stays />
    </Section>
  );
}
