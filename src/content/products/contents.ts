import type { ContentsRow, ProductSlug, SystemSlug } from "../types.ts";
import { depthLabels } from "./depth/labels.ts";
import { productOutlines } from "./outlines.ts";
import { productTemplate } from "./template.ts";

export const contentsTitle = "On this page";
export const printButton = "Print this data sheet";

/** Three chapters are called the same on every page. */
export const contentsOf = (
  slug: ProductSlug,
  own: Readonly<Record<string, string>>,
): readonly ContentsRow[] => {
  const labels: Readonly<Record<string, string>> = {
    acceptance: productTemplate.acceptance,
    depth: depthLabels.label,
    law: productTemplate.law,
    ...own,
  };
  return productOutlines[slug].chapters.map(({ id }, index) => ({
    id,
    number: index + 1,
    label: labels[id] ?? "",
  }));
};

/** Two more are on every system's page; the one that only it has brings its name. */
export const systemContents = (slug: SystemSlug, own: Readonly<Record<string, string>>) =>
  contentsOf(slug, { features: productTemplate.features, "how-it-works": productTemplate.figure, ...own });
