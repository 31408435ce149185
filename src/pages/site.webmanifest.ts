import { color } from "virtual:tokens";
import { site } from "../content/site/company.ts";

const icon = (src: string, sizes: string, type: string, purpose?: string) => ({ src, sizes, type, purpose });

const manifest = {
  name: site.name,
  short_name: site.name,
  start_url: "/",
  display: "browser",
  background_color: color.night,
  theme_color: color.night,
  icons: [
    icon("/icon.svg", "any", "image/svg+xml"),
    icon("/icon-192.png", "192x192", "image/png"),
    icon("/icon-512.png", "512x512", "image/png"),
    icon("/icon-512.png", "512x512", "image/png", "maskable"),
  ],
};

export const GET = () => new Response(JSON.stringify(manifest, null, 2));
