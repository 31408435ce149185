import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../server/files.ts";

/** Tags whose file the browser checks against a digest. */
const checkedTag = /<(?:script(?=[^>]*\ssrc=)|link(?=[^>]*\srel="(?:stylesheet|modulepreload)"))[^>]*>/g;
const address = /\s(?:src|href)="\/([^"]+)"/;

export const integrityOf = (body: Buffer) => `sha256-${createHash("sha256").update(body).digest("base64")}`;

export function withIntegrity(html: string, read: (file: string) => Buffer): string {
  return html.replace(checkedTag, (tag) => {
    const file = address.exec(tag)?.[1];
    if (file === undefined)
      throw new Error(`Only files of the site can be checked, and this is none: ${tag}`);
    const whole = tag.replace(/\sintegrity="[^"]*"/, "");
    return whole.replace(/\s*\/?>$/, ` integrity="${integrityOf(read(file))}">`);
  });
}

/** A script or style that was changed on its way to the visitor is not run. */
export function addIntegrity(folder: string) {
  for (const page of filesIn(folder).filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(folder, page), "utf8");
    writeFileSync(
      join(folder, page),
      withIntegrity(html, (file) => readFileSync(join(folder, file))),
    );
  }
}
