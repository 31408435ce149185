import { site } from "../src/content/site/company.ts";
import { color } from "./tokens.ts";

const night = color("night");

export const webManifest = {
  name: site.name,
  short_name: site.name,
  start_url: "/",
  display: "browser",
  background_color: night,
  theme_color: night,
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
