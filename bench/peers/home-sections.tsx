import "virtual:pictures.css";
import { homeOutline } from "../../src/content/home/outline.ts";
import About from "../../src/pages/home/sections/about.tsx";
import Capabilities from "../../src/pages/home/sections/capabilities.tsx";
import Compliance from "../../src/pages/home/sections/compliance.tsx";
import ContactSection from "../../src/pages/home/sections/contact.tsx";
import Hero from "../../src/pages/home/sections/hero.tsx";
import Partnerships from "../../src/pages/home/sections/partnerships.tsx";
import Pipeline from "../../src/pages/home/sections/pipeline.tsx";
import Technology from "../../src/pages/home/sections/technology.tsx";
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
