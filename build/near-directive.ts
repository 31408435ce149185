import type { AstroIntegration } from "astro";

/** Makes `client:near` known to Astro; what it does stands in `src/browser/near.ts`. */
export const nearDirective = (): AstroIntegration => ({
  name: "syfor:near-directive",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "near", entrypoint: "./src/browser/near.ts" });
    },
  },
});
