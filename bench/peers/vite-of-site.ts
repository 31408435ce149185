import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { editionModule } from "../../build/edition.ts";
import { fonts } from "../../build/fonts.ts";
import { pictures } from "../../build/pictures.ts";
import { tokensModule } from "../../build/tokens.ts";

/** What the site's own components need of a build, whoever builds them. Built from the root of the project. */
export const viteOfSite = {
  plugins: [tailwindcss(), fonts(), tokensModule(), editionModule(), pictures()],
  resolve: { alias: { "@site": resolve("src") }, dedupe: ["react", "react-dom"] },
  build: { assetsInlineLimit: 0 },
  server: { fs: { allow: [resolve(".")] } },
};
