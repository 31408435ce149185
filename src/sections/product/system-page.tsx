import type { ComponentType } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import type { SystemCopy, SystemSlug } from "../../content/types.ts";
import { still } from "../../hydration/deferred.tsx";
import { InTurn } from "../../hydration/in-turn.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";

type ImportSection = () => Promise<{ readonly default: ComponentType<SystemCopy> }>;

/** What each system composes for itself; `Chapter` is the one that only it has. */
interface OwnSections {
  readonly Opening: ImportSection;
  readonly Features: ImportSection;
  readonly Chapter: ImportSection;
}

/** The parts without anything to operate, each with the page's words. */
export function systemParts(importCopy: () => Promise<SystemCopy>, own: OwnSections) {
  const section = (importSection: ImportSection) =>
    still(async () => {
      const [{ default: Section }, copy] = await Promise.all([importSection(), importCopy()]);
      return { default: () => <Section {...copy} /> };
    });
  return {
    Opening: section(own.Opening),
    Features: section(own.Features),
    Chapter: section(own.Chapter),
    Depth: section(() => import("../shared/depth/depth.tsx")),
    Closing: section(() => import("./closing.tsx")),
  };
}

interface SystemPageProps {
  readonly slug: SystemSlug;
  readonly parts: ReturnType<typeof systemParts> & { readonly HowItWorks: ComponentType };
}

/** What it is, what it does, how it works, what is its own, what to ask, whom to ask. */
export function SystemPage({ slug, parts }: SystemPageProps) {
  return (
    <OutlineProvider outline={productOutlines[slug]}>
      <InTurn>
        <parts.Opening />
        <parts.Features />
        <parts.HowItWorks />
        <parts.Chapter />
        <parts.Depth />
        <parts.Closing />
      </InTurn>
    </OutlineProvider>
  );
}
