import type { ComponentType } from "react";
import { productOutlines } from "../../content/products/outlines.ts";
import type { SystemContent, SystemSlug } from "../../content/types.ts";
import { still } from "../../hydration/deferred.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";

interface SystemSection {
  readonly default: ComponentType<{ readonly content: SystemContent }>;
}

/** What the four systems have alike, each with its own words. */
export function systemParts(importContent: () => Promise<SystemContent>) {
  const section = (importSection: () => Promise<SystemSection>) =>
    still(async () => {
      const [{ default: Section }, content] = await Promise.all([importSection(), importContent()]);
      return { default: () => <Section content={content} /> };
    });
  return {
    Opening: section(() => import("./sections/opening.tsx")),
    Features: section(() => import("./sections/features.tsx")),
    Closing: section(() => import("./sections/closing.tsx")),
  };
}

interface SystemPageProps {
  readonly slug: SystemSlug;
  readonly parts: ReturnType<typeof systemParts> & { readonly HowItWorks: ComponentType };
}

/** What it is, what it does, how it works, whom to ask. */
export function SystemPage({ slug, parts }: SystemPageProps) {
  return (
    <OutlineProvider outline={productOutlines[slug]}>
      <parts.Opening />
      <parts.Features />
      <parts.HowItWorks />
      <parts.Closing />
    </OutlineProvider>
  );
}
