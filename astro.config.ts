import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import tailwindcss from "@tailwindcss/vite";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import { deliver } from "./build/deliver.ts";
import { finishPages } from "./build/finish-pages.ts";
import { fonts } from "./build/fonts.ts";
import { model } from "./build/model.ts";
import { pictures } from "./build/pictures.ts";
import { tokens } from "./build/tokens.ts";
import { site } from "./src/content/site/company.ts";

/** `client:near`, which starts an island when a visitor comes near. */
const near: AstroIntegration = {
  name: "syfor:near",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) =>
      addClientDirective({ name: "near", entrypoint: "./src/browser/near.ts" }),
  },
};

/** Everything the build does, in the order in which it does it. */
export default defineConfig({
  site: site.origin,
  trailingSlash: "never",
  build: { format: "file", assets: "assets", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  server: { host: "127.0.0.1", port: 4173 },
  cacheDir: ".cache/astro",
  integrations: [react(), sitemap(), near, finishPages(), deliver()],
  vite: {
    plugins: [tailwindcss(), fonts(), tokens(), pictures(), model()],
    // Inlined assets would need data: in the content security policy.
    build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  },
});
