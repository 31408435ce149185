import { scenario } from "../../content/products/anti-drone-solution/scenario.ts";
import { productOf } from "../../content/products/catalog.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Picture } from "../../ui/picture.tsx";

const [{ still }] = scenario.moments;

/** One line and one still, on the way to the story they come from: the sixth place among the five. */
export const ScenarioLink = () => (
  <a href={`${productOf("anti-drone-solution").path}#scenario`} className="scenario-link screen-only group">
    <span className="block overflow-hidden">
      <Picture
        picture={{ ...still, alt: "" }}
        drawn={{ base: "30vw", md: "23vw" }}
        className="aspect-16/9 w-full object-cover"
      />
    </span>
    <span className="display text-balance text-title group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 md:max-xl:text-section">
      {scenario.title} <Arrow className="inline" />
    </span>
  </a>
);
