import { mark } from "../src/content/site/brand.ts";
import { site } from "../src/content/site/company.ts";
import { color } from "./tokens.ts";

export interface CardText {
  readonly title: string;
  readonly line: string;
  readonly night: boolean;
  readonly cutOut: boolean;
}

/** Addresses the browser can load without a server. */
interface CardFiles {
  readonly picture: string;
  readonly display: string;
  readonly mono: string;
}

const drawnMark = `<svg width="34" height="34" viewBox="0 0 ${mark.size} ${mark.size}" fill="none" stroke="currentColor" stroke-width="${mark.lineWidth}"><path d="${mark.frame}"/><path d="${mark.booms}" stroke="${color("signal")}"/></svg>`;

/** The share picture of a page, as a document of 1200 x 630 to be photographed. */
export const shareMarkup = (card: CardText, files: CardFiles) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; src: url(${files.display}); font-weight: 640 }
@font-face { font-family: Mono; src: url(${files.mono}) }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; font-family: Archivo; background: ${color(card.night ? "night" : "paper")}; color: ${color(card.night ? "bone" : "ink")} }
img { position: absolute; object-fit: ${card.cutOut ? "contain" : "cover"} }
.beside { right: -24px; bottom: 18px; width: 726px; height: 484px }
.across { inset: 0; width: 1200px; height: 630px; object-position: 60% 60% }
.cut { right: -70px; top: 60px; width: 860px; height: 560px }
.words { position: absolute; left: 56px; top: 52px; bottom: 52px; width: ${card.cutOut ? 620 : 450}px; display: flex; flex-direction: column; justify-content: space-between }
.brand { font: 640 30px Archivo; letter-spacing: -0.02em; display: flex; gap: 12px; align-items: center }
h1 { font: 640 ${card.title.length > 18 ? 58 : 92}px/1 Archivo; letter-spacing: -0.025em; text-wrap: balance }
p { font: 19px/1.5 Mono; border-top: 2px solid; padding-top: 16px }
</style><img class="${card.night ? "across" : card.cutOut ? "cut" : "beside"}" src="${files.picture}"><div class="words"><div class="brand">${drawnMark}${site.name}</div><h1>${card.title}</h1><p>${card.line}</p></div>`;
