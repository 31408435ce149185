import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { viteOfSite } from "../vite-of-site.ts";

export default defineConfig({
  integrations: [react()],
  prefetch: { prefetchAll: true },
  build: { format: "file" },
  telemetry: false,
  vite: viteOfSite,
});
