import type { Representation } from "./built-site.ts";

type Weights = ReadonlyMap<string, number>;

function weightsOf(acceptEncoding: string): Weights {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",").slice(0, 20)) {
    const [token = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(token, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** Browsers send a handful of different values; the bound is for whoever sends others. */
const known = new Map<string, Weights>();
const mostKnown = 100;

function rememberedWeights(acceptEncoding: string): Weights {
  const weights = known.get(acceptEncoding) ?? weightsOf(acceptEncoding);
  if (known.size < mostKnown && acceptEncoding.length < 100) known.set(acceptEncoding, weights);
  return weights;
}

/** RFC 9110, 12.5.3: what is not named is refused unless `*` says otherwise; the plain file is the last resort. */
function weightOf(encoding: string, weights: Weights): number {
  const named = weights.get(encoding) ?? weights.get("*");
  return named ?? (encoding === "identity" ? 0.0001 : 0);
}

/** Of the forms the visitor accepts, the one wanted most; among equals the smallest. */
export function negotiate(
  representations: readonly Representation[],
  acceptEncoding: string | undefined,
): Representation {
  const weights = rememberedWeights(acceptEncoding ?? "");
  let best: Representation | undefined;
  let bestWeight = 0;
  for (const candidate of representations) {
    const weight = weightOf(candidate.encoding, weights);
    if (weight > bestWeight) [best, bestWeight] = [candidate, weight];
  }
  const plain = representations.find(({ encoding }) => encoding === "identity");
  const chosen = best ?? plain;
  if (!chosen) throw new Error("A file without its plain form.");
  return chosen;
}
