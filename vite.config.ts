import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { deliver } from "./build/deliver.ts";
import { fonts } from "./build/fonts.ts";
import { model } from "./build/model.ts";
import { pictures } from "./build/pictures.ts";
import { prerender } from "./build/prerender.ts";
import { tokensModule } from "./build/tokens.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), fonts(), tokensModule(), pictures(), model(), prerender(), deliver()],
  build: {
    target: "es2022",
    // Inlined assets would need data: in the content security policy.
    assetsInlineLimit: 0,
    // One stylesheet, and pages name their scripts in their heads: nothing is left to preload at run time.
    cssCodeSplit: false,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        outDir: "dist",
        manifest: true,
        // What pages share travels in one file: fewer requests, better compression.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } },
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
});
