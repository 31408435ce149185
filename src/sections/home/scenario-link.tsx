import { scenario } from "../../content/products/anti-drone-solution/scenario.ts";
import { productOf } from "../../content/products/catalog.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Picture } from "../../ui/picture.tsx";

const [{ still }] = scenario.moments;

/** One line and one still, on the way to the story they come from. */
export const ScenarioLink = () => (
  <a
    href={`${productOf("anti-drone-solution").path}#scenario`}
    className="screen-only group col-span-full mt-6 grid grid-cols-[7.5rem_1fr] items-center gap-x-(--gutter) border-strong border-t-2 pt-3 md:mt-12 md:grid-cols-[3fr_9fr]"
  >
    <span className="block overflow-hidden">
      <Picture
        picture={{ ...still, alt: "" }}
        drawn={{ base: "30vw", md: "23vw" }}
        className="aspect-16/9 w-full object-cover md:aspect-21/9"
      />
    </span>
    <span className="display text-balance text-title group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 md:text-section">
      {scenario.title} <Arrow className="inline" />
    </span>
  </a>
);
