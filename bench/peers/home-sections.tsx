import "virtual:pictures.css";
import { homeOutline } from "../../src/content/home/outline.ts";
import About from "../../src/sections/home/about.tsx";
import Capabilities from "../../src/sections/home/capabilities.tsx";
import Compliance from "../../src/sections/home/compliance.tsx";
import ContactSection from "../../src/sections/home/contact.tsx";
import Hero from "../../src/sections/home/hero.tsx";
import Partnerships from "../../src/sections/home/partnerships.tsx";
import Pipeline from "../../src/sections/home/pipeline.tsx";
import Technology from "../../src/sections/home/technology.tsx";
import { OutlineProvider } from "../../src/ui/outline.tsx";

/** All of the home page that cannot be operated. */
export const StillSections = () => (
  <OutlineProvider outline={homeOutline}>
    <Hero />
    <Capabilities />
    <Technology />
    <Pipeline />
    <Partnerships />
    <Compliance />
    <About />
  </OutlineProvider>
);

export const Contact = () => (
  <OutlineProvider outline={homeOutline}>
    <ContactSection />
  </OutlineProvider>
);
