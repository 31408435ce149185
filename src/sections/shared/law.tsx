import { productTemplate } from "../../content/products/template.ts";
import { type NoteMark, siteNotes } from "../../content/site/notes.ts";
import type { Law as LawCopy, Outline } from "../../content/types.ts";
import { Section } from "../../ui/section.tsx";

interface LawProps {
  readonly outline: Outline;
  readonly law: LawCopy;
  /** That the page bears: paper has them at its end. */
  readonly marks?: readonly NoteMark[];
}

/** Who may have it, and under which law: the last band before the way to the form. */
export default function Law({ outline, law, marks = [] }: LawProps) {
  return (
    <Section
      outline={outline}
      id="law"
      label={productTemplate.law}
      title={law.title}
      ground="sheet"
      volume="band"
    >
      <p className="col-span-full mt-2 text-small lg:col-span-9 lg:col-start-4 lg:max-w-[52em]">{law.text}</p>
      {marks.map((mark) => (
        <p key={mark} className="col-span-full mt-2 hidden text-caption print:block">
          {`${siteNotes[mark].number}  ${siteNotes[mark].printed}`}
        </p>
      ))}
    </Section>
  );
}
