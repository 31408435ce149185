import { deferred } from "../../hydration/deferred.tsx";
import { Capabilities } from "./sections/capabilities.tsx";
import { Hero } from "./sections/hero.tsx";

const [Technology, Pipeline, Partnerships, Compliance, About, Contact] = await Promise.all([
  deferred("technology", () => import("./sections/technology.tsx")),
  deferred("pipeline", () => import("./sections/pipeline.tsx")),
  deferred("partnerships", () => import("./sections/partnerships.tsx")),
  deferred("compliance", () => import("./sections/compliance.tsx")),
  deferred("about", () => import("./sections/about.tsx")),
  deferred("contact", () => import("./sections/contact.tsx")),
]);

/** The footer, the ninth section, belongs to every page and is drawn by the shell. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Capabilities />
      <Technology />
      <Pipeline />
      <Partnerships />
      <Compliance />
      <About />
      <Contact />
    </>
  );
}
