import type { Plugin } from "vite";

/** The day of the build. Print sets it in the title block, and the pages date the status of things by it. */

const moduleId = "virtual:edition";

/** SOURCE_DATE_EPOCH makes any two builds of one source equal. */
export const buildDate = (sourceDateEpoch = process.env.SOURCE_DATE_EPOCH) =>
  sourceDateEpoch ? new Date(Number(sourceDateEpoch) * 1000) : new Date();

export const edition = buildDate().toISOString().slice(0, 10);

/** Makes it importable in the browser's code. */
export function editionModule(): Plugin {
  return {
    name: "syfor:edition",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export const edition = ${JSON.stringify(edition)};` : undefined),
  };
}
