import { About } from "./sections/about.tsx";
import { Capabilities } from "./sections/capabilities.tsx";
import { Compliance } from "./sections/compliance.tsx";
import { Contact } from "./sections/contact.tsx";
import { Hero } from "./sections/hero.tsx";
import { Partnerships } from "./sections/partnerships.tsx";
import { Pipeline } from "./sections/pipeline.tsx";
import { Technology } from "./sections/technology.tsx";

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
