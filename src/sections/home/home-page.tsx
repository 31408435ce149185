import { homeOutline } from "../../content/home/outline.ts";
import { deferred, still } from "../../hydration/deferred.tsx";
import { InTurn } from "../../hydration/in-turn.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";

export const parts = {
  Hero: still(() => import("./hero.tsx")),
  Capabilities: still(() => import("./capabilities.tsx")),
  Technology: still(() => import("./technology.tsx")),
  Pipeline: still(() => import("./pipeline.tsx")),
  Partnerships: still(() => import("./partnerships.tsx")),
  Compliance: still(() => import("./compliance.tsx")),
  About: still(() => import("./about.tsx")),
  Contact: deferred("contact", () => import("./contact.tsx"), "idle"),
};

/** The footer, the ninth section, belongs to every page and is drawn by the shell. */
export default function HomePage() {
  return (
    <OutlineProvider outline={homeOutline}>
      <InTurn>
        <parts.Hero />
        <parts.Capabilities />
        <parts.Technology />
        <parts.Pipeline />
        <parts.Partnerships />
        <parts.Compliance />
        <parts.About />
        <parts.Contact />
      </InTurn>
    </OutlineProvider>
  );
}
