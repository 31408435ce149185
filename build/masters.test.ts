import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("every master was rendered from its scene as it is now; if not, run npm run art -- <name>", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["art/render.mjs", "--check"], {
    encoding: "utf8",
  });
  expect(`${stdout}${stderr}`).not.toContain("need a render");
  expect(status).toBe(0);
});
