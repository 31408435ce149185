import { stakes } from "../../content/products/gnss-jamming-spoofing/copy.ts";
import { gnssCopy } from "../../content/products/gnss-jamming-spoofing/depth.ts";
import { Prose } from "../shared/prose.tsx";

/** What is lost, before anything is measured. */
export default function Stakes() {
  return (
    <ul className="col-span-full mt-6 grid gap-x-(--gutter) md:grid-cols-3 lg:row-start-5 lg:mt-8">
      {stakes.map((text) => (
        <li key={text} className="border-strong border-t py-3 font-semibold text-lede">
          <Prose text={text} glossary={gnssCopy.glossary} />
        </li>
      ))}
    </ul>
  );
}
