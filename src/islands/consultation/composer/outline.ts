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

export interface Choices {
  readonly site: Site;
  readonly terrain: Terrain;
  readonly worries: readonly Worry[];
  readonly term: Term;
}

export const outlineLimit = 600;

/** As part of a sentence: "A drone is over the fence." becomes "a drone is over the fence". */
const inSentence = (sentence: string) =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");

const inOneSentence = new Intl.ListFormat("en-US");

function problemSentence(worries: readonly Worry[]): string {
  const { none, one, several } = composer.sentences;
  if (worries.length === 0) return none;
  const said = worries.map((worry) => inSentence(problems[worry]));
  return `${worries.length === 1 ? one : several} ${inOneSentence.format(said)}.`;
}

/** A few lines for Requirements, from what was chosen. */
export function outlineOf({ site, terrain, worries, term }: Choices): string {
  const { opening, protect, closing } = composer.sentences;
  return [
    opening,
    `${protect} ${sites[site][1]} ${terrains[terrain][1]}.`,
    problemSentence(worries),
    terms[term][1],
    closing,
  ].join(" ");
}

const gap = "\n\n";

/** After what is written there. */
export const withOutline = (written: string, outline: string) =>
  written === "" ? outline : written + gap + outline;

/** All but the outline, wherever it stands by now. */
export function withoutOutline(written: string, outline: string): string {
  const start = written.lastIndexOf(outline);
  if (start < 0) return written;
  const before = written.slice(0, start);
  const after = written.slice(start + outline.length);
  return (before.endsWith(gap) ? before.slice(0, -gap.length) : before) + after;
}
