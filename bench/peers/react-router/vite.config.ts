import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { viteOfSite } from "../vite-of-site.ts";

export default defineConfig({
  ...viteOfSite,
  root: import.meta.dirname,
  plugins: [reactRouter(), ...viteOfSite.plugins],
});
