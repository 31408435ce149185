import type { ComponentProps, ReactNode } from "react";
import { productPictures } from "../../content/products/pictures.ts";
import type { SystemCopy } from "../../content/types.ts";
import type { Tag } from "../../ui/tags.tsx";
import { OpeningFrame } from "./opening-frame.tsx";
import { Intro, Statement } from "./statement.tsx";
import { TaggedPlate } from "./tagged-plate.tsx";
import { Users } from "./users.tsx";

/** Where a product's opening has its parts on a wide page; a phone has them one below the other. */
export interface Placement {
  readonly frame: Omit<ComponentProps<typeof OpeningFrame>, "copy" | "children">;
  readonly plate: Omit<ComponentProps<typeof TaggedPlate>, "picture" | "tags">;
  readonly statement: string;
  readonly intro: string;
  readonly users: string;
  readonly tags: readonly Tag[];
}

interface OpeningProps extends SystemCopy {
  readonly placement: Placement;
  /** What is said below the words, above the contents. */
  readonly children?: ReactNode;
}

/** The first screen of a system: its sentence, its model with the parts named, what it is, who works with it. */
export default function Opening({ placement, children, ...copy }: OpeningProps) {
  const { content, glossary } = copy;
  return (
    <OpeningFrame copy={copy} {...placement.frame}>
      <Statement content={content} className={`mt-4 ${placement.statement}`} />
      <TaggedPlate picture={productPictures[content.slug]} tags={placement.tags} {...placement.plate} />
      <Intro content={content} glossary={glossary} className={`mt-6 lg:mt-3 ${placement.intro}`} />
      <Users users={content.users} className={`col-span-full mt-6 self-start ${placement.users}`} />
      {children}
    </OpeningFrame>
  );
}
