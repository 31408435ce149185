import {
  antiDrone,
  openSwitch,
  responseChainCaption,
} from "../../content/products/anti-drone-solution/copy.ts";
import { productOutlines } from "../../content/products/outlines.ts";
import { productTemplate } from "../../content/products/template.ts";
import { ResponseChain } from "../../drawings/response-chain/response-chain.tsx";
import { FigureFrame } from "../../ui/figure-frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";

/** The page's great line beside its switch, then the chain that the switch is a part of. */
export default function HowItWorks() {
  return (
    <Section
      outline={productOutlines["anti-drone-solution"]}
      id="how-it-works"
      label={productTemplate.figure}
      title={antiDrone.figureTitle}
      volume="great"
    >
      <p className="col-span-full mt-6 text-lede lg:col-span-6 lg:row-start-2 lg:mt-10">
        {antiDrone.figureText}
      </p>
      <FigureFrame
        id={openSwitch.name}
        caption={openSwitch.caption}
        className="col-span-full mt-2 lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:row-start-1 lg:-z-1 lg:self-end print:hidden"
      >
        <Picture
          picture={openSwitch}
          drawn={{ base: "70vw", lg: "36vw" }}
          className="h-auto w-full max-lg:mx-auto max-lg:w-1/2 lg:-ml-[26%] lg:w-[150%] lg:max-w-none"
        />
      </FigureFrame>
      <FigureFrame id="response-chain" caption={responseChainCaption} className="col-span-full mt-6 lg:mt-12">
        <ResponseChain />
      </FigureFrame>
    </Section>
  );
}
