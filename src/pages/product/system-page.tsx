import type { ComponentType } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import type { SystemCopy, SystemSlug } from "../../content/types.ts";
import { still } from "../../hydration/deferred.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";

interface SystemSection {
  readonly default: ComponentType<SystemCopy>;
}

/** What the four systems have alike, each with its own words. */
export function systemParts(importCopy: () => Promise<SystemCopy>) {
  const section = (importSection: () => Promise<SystemSection>) =>
    still(async () => {
      const [{ default: Section }, copy] = await Promise.all([importSection(), importCopy()]);
      return { default: () => <Section {...copy} /> };
    });
  return {
    Opening: section(() => import("./sections/opening.tsx")),
    Features: section(() => import("./sections/features.tsx")),
    Depth: section(() => import("./sections/depth.tsx")),
    Closing: section(() => import("./sections/closing.tsx")),
  };
}

interface SystemPageProps {
  readonly slug: SystemSlug;
  readonly parts: ReturnType<typeof systemParts> & { readonly HowItWorks: ComponentType };
}

/** What it is, what it does, how it works, what to ask, whom to ask. */
export function SystemPage({ slug, parts }: SystemPageProps) {
  return (
    <OutlineProvider outline={productOutlines[slug]}>
      <parts.Opening />
      <parts.Features />
      <parts.HowItWorks />
      <parts.Depth />
      <parts.Closing />
    </OutlineProvider>
  );
}
