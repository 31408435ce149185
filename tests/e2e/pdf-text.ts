import { inflateSync } from "node:zlib";

/** Enough of PDF to read what Chromium prints: the text of each page, without its spaces. */

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | undefined;
}

function objectsIn(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString("latin1");
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)(?:endobj|stream\n)/gm)].map((match) => {
      const [whole, id = "", head = ""] = match;
      const start = match.index + whole.length;
      const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
      return [
        id,
        { head, stream: whole.endsWith("stream\n") ? pdf.subarray(start, start + length) : undefined },
      ];
    }),
  );
}

function textOf(object: PdfObject | undefined): string {
  if (!object?.stream) return "";
  return (object.head.includes("/FlateDecode") ? inflateSync(object.stream) : object.stream).toString(
    "latin1",
  );
}

const fromHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** What each glyph of a font stands for, by its four digits. */
function readGlyphs(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, glyph = "", meaning = ""] of cmap.matchAll(/^<(\w{4})> <(\w+)>$/gm))
    glyphs.set(glyph, fromHex(meaning));
  for (const [, first = "", last = "", meaning = ""] of cmap.matchAll(/^<(\w{4})> <(\w{4})> <(\w{4})>$/gm))
    for (let step = 0; step <= Number.parseInt(last, 16) - Number.parseInt(first, 16); step++)
      glyphs.set(
        (Number.parseInt(first, 16) + step).toString(16).toUpperCase().padStart(4, "0"),
        String.fromCharCode(Number.parseInt(meaning, 16) + step),
      );
  return glyphs;
}

export function pagesOf(pdf: Buffer): string[] {
  const objects = objectsIn(pdf);
  const at = (head: string, key: string) =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? "");
  const glyphsOf = new Map<string, Map<string, string>>();
  const glyphsFor = (font: string) => {
    const known = glyphsOf.get(font) ?? readGlyphs(textOf(at(objects.get(font)?.head ?? "", "ToUnicode")));
    glyphsOf.set(font, known);
    return known;
  };
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      let glyphs = new Map<string, string>();
      let text = "";
      for (const [, font, shown = ""] of textOf(at(head, "Contents")).matchAll(/\/F(\d+) \S+ Tf|<(\w+)>/g))
        if (font) glyphs = glyphsFor(font);
        else
          text += (shown.match(/\w{4}/g) ?? [])
            .map((glyph) => glyphs.get(glyph.toUpperCase()) ?? "")
            .join("");
      return text.replaceAll(/\s/g, "");
    });
}
