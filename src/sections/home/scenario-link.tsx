import { scenario } from "../../content/products/anti-drone-solution/scenario.ts";
import { productOf } from "../../content/products/catalog.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Picture } from "../../ui/picture.tsx";

const [{ still }] = scenario.moments;

/** A still and a line, on the way to the story that they come from: a row of their own below the five. */
export const ScenarioLink = () => (
  <a
    href={`${productOf("anti-drone-solution").path}#scenario`}
    className="scenario-link screen-only group col-span-full"
  >
    <span className="block">
      <Picture picture={{ ...still, alt: "" }} drawn={{ base: "76vw", md: "36vw" }} />
    </span>
    <span className="display text-balance text-figure group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
      {scenario.title} <Arrow className="inline" />
    </span>
  </a>
);
