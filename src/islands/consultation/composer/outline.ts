import { problems } from "../../../content/products/problems.ts";
import {
  composer,
  type Site,
  sites,
  type Term,
  type Terrain,
  terms,
  terrains,
} from "../../../content/site/composer.ts";
import type { ProductSlug } from "../../../content/types.ts";

/** What worries the visitor is named by the system that answers it. */
export type Worry = ProductSlug;

/** What is not chosen is not said. */
export interface Choices {
  readonly site?: Site | undefined;
  readonly terrain?: Terrain | undefined;
  readonly worries: readonly Worry[];
  readonly term?: Term | undefined;
}

export const outlineLimit = 600;

/** As part of a sentence: "A drone is over the fence." becomes "a drone is over the fence". */
const inSentence = (sentence: string) =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");

const inOneSentence = new Intl.ListFormat("en-US");

function problemSentence(worries: readonly Worry[]): string {
  const { one, several } = composer.sentences;
  const said = worries.map((worry) => inSentence(problems[worry]));
  return `${worries.length === 1 ? one : several} ${inOneSentence.format(said)}.`;
}

function siteSentence({ site, terrain }: Choices): string | undefined {
  const { protect, lies } = composer.sentences;
  const land = terrain ? ` ${terrains[terrain][1]}` : "";
  if (site) return `${protect} ${sites[site][1]}${land}.`;
  return land && `${lies}${land}.`;
}

/** A few lines for Requirements, from what was chosen; none from nothing. */
export function outlineOf(choices: Choices): string | undefined {
  const { worries, term } = choices;
  const said = [
    siteSentence(choices),
    worries.length > 0 && problemSentence(worries),
    term && terms[term][1],
  ].filter(Boolean);
  if (said.length === 0) return undefined;
  return [composer.sentences.opening, ...said, composer.sentences.closing].join(" ");
}

const gap = "\n\n";

/** After what is written there. */
export const withOutline = (written: string, outline: string) =>
  written === "" ? outline : written + gap + outline;

/** In the place of the one that stands there. */
export function withOutlineFor(written: string, standing: string, outline: string): string {
  const start = written.lastIndexOf(standing);
  return written.slice(0, start) + outline + written.slice(start + standing.length);
}

/** All but the outline, wherever it stands by now. */
export function withoutOutline(written: string, outline: string): string {
  const start = written.lastIndexOf(outline);
  if (start < 0) return written;
  const before = written.slice(0, start);
  const after = written.slice(start + outline.length);
  return (before.endsWith(gap) ? before.slice(0, -gap.length) : before) + after;
}
