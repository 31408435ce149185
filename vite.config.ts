import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { deliver } from "./build/deliver.ts";
import { editionModule } from "./build/edition.ts";
import { fonts } from "./build/fonts.ts";
import { lineEnds } from "./build/line-ends.ts";
import { model } from "./build/model.ts";
import { noPreloadHelper } from "./build/no-preload.ts";
import { pictures } from "./build/pictures.ts";
import { prerender } from "./build/prerender.ts";
import { shortNames } from "./build/short-names.ts";
import { tokensModule } from "./build/tokens.ts";

const compiledWhenCalled = /viewer|sy300/;
const productWords = /\/src\/content\/products\/(?!depth\/)([^/]+)\//;

export default defineConfig(({ command }) => ({
  // The build says how far it is in one line; `npm run build -- --logLevel info` lists every file.
  logLevel: command === "build" ? "warn" : "info",
  plugins: [
    noPreloadHelper(),
    react(),
    tailwindcss(),
    shortNames(),
    fonts(),
    lineEnds(),
    tokensModule(),
    editionModule(),
    pictures(),
    model(),
    prerender(),
    deliver(),
  ],
  build: {
    target: "es2022",
    // Inlined assets would need data: in the content security policy.
    assetsInlineLimit: 0,
    // One stylesheet, and pages name their scripts in their heads: nothing is left to preload at run time.
    cssCodeSplit: false,
    modulePreload: false,
    // three, in kilobytes before compression: it comes after its button, and the benchmark holds its size.
    chunkSizeWarningLimit: 700,
    // It judges by the clock: on a busy machine it names whichever plugin happened to wait.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: "dist",
        manifest: true,
        rolldownOptions: {
          output: {
            // Chrome compiles these while they load, on another thread, instead of under the visitor's hand. Not the
            // view in 3D, of which little is called.
            postBanner: ({ name }) => (compiledWhenCalled.test(name) ? "" : "//# allFunctionsCalledOnLoad"),
            codeSplitting: {
              groups: [
                // What instruments share comes with the first of them, not with the page.
                {
                  name: "instruments",
                  test: /src\/(?:content\/)?instruments\/kit/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // Its style is long, and half of the pages have no choice to make.
                { name: "choice", test: /src\/instruments\/kit\/choice/, priority: 2 },
                // What every page starts with, and nothing else.
                { name: "start", tags: ["$initial"], priority: 3 },
                {
                  name: "start",
                  test: /src\/(?:ui\/outline|content\/products\/outlines|pages\/product\/(?:instruments|system-page))/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // The table of pictures is as long as there are pictures: it comes with the first part that draws one.
                { name: "pictures", test: /virtual:pictures$|src\/ui\/picture/, priority: 1 },
                // A product's words travel by themselves: no page carries those of the others.
                {
                  name: (id) => productWords.exec(id)?.[1] ?? null,
                  minShareCount: 2,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                // What parts share travels in one file: fewer requests, better compression.
                { name: "shared", minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    prerender: {
      consumer: "server",
      build: {
        outDir: "node_modules/.cache/prerender",
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "src/app/entry-prerender.tsx" },
      },
    },
  },
  server: { host: "127.0.0.1" },
}));
