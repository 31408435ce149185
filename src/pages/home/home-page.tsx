import { homeOutline } from "../../content/home/outline.ts";
import { deferred } from "../../hydration/deferred.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";
import { Capabilities } from "./sections/capabilities.tsx";
import { Hero } from "./sections/hero.tsx";

export const parts = {
  Technology: deferred("technology", () => import("./sections/technology.tsx")),
  Pipeline: deferred("pipeline", () => import("./sections/pipeline.tsx")),
  Partnerships: deferred("partnerships", () => import("./sections/partnerships.tsx")),
  Compliance: deferred("compliance", () => import("./sections/compliance.tsx")),
  About: deferred("about", () => import("./sections/about.tsx")),
  Contact: deferred("contact", () => import("./sections/contact.tsx"), "idle"),
};

/** The footer, the ninth section, belongs to every page and is drawn by the shell. */
export default function HomePage() {
  return (
    <OutlineProvider outline={homeOutline}>
      <Hero />
      <Capabilities />
      <parts.Technology />
      <parts.Pipeline />
      <parts.Partnerships />
      <parts.Compliance />
      <parts.About />
      <parts.Contact />
    </OutlineProvider>
  );
}
