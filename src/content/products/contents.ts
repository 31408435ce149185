import type { ContentsRow, ProductSlug, SystemSlug } from "../types.ts";
import { depthLabels } from "./depth/labels.ts";
import { productOutlines } from "./outlines.ts";
import { productTemplate } from "./template.ts";

export const contentsTitle = "On this page";
export const printNote = "Prints as a\u00a0data sheet.";

export const contentsOf = (
  slug: ProductSlug,
  labels: Readonly<Record<string, string>>,
): readonly ContentsRow[] =>
  productOutlines[slug].chapters.map(({ id }, index) => ({ id, number: index + 1, label: labels[id] ?? "" }));

/** Three chapters are called the same on every system's page; the one that only it has brings its name. */
export const systemContents = (slug: SystemSlug, own: Readonly<Record<string, string>>) =>
  contentsOf(slug, {
    features: productTemplate.features,
    "how-it-works": productTemplate.figure,
    depth: depthLabels.label,
    ...own,
  });
