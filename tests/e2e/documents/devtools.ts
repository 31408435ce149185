import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArgs, findChromium } from "../../../tools/chromium.ts";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: { readonly result?: { readonly value: unknown } };
  readonly params?: {
    readonly sessionId: string;
    readonly targetInfo: { readonly type: string };
    readonly args: readonly { readonly value: string }[];
  };
}

const attachToPages = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/** Chromium over its own protocol: Playwright switches prerendering and the back/forward cache off. */
export async function launchBareChromium() {
  const profile = mkdtempSync(join(tmpdir(), "bare-chromium-"));
  const own = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const browser = spawn(findChromium() ?? "chromium", [...chromiumArgs, ...own], { stdio: "pipe" });
  const address = await new Promise<string>((resolve) => {
    let said = "";
    browser.stderr.on("data", (text) => {
      said += text;
      const [, found] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const answers = new Map<number, (message: Message) => void>();
  /** What the pages have logged. */
  const logged: string[] = [];
  /** A session for each page: first the one in the tab, then the prerendered ones. */
  const pages: string[] = [];

  const send = (session: string | undefined, method: string, params: object = {}) => {
    const id = answers.size + 1;
    socket.send(JSON.stringify({ id, method, params, sessionId: session }));
    return new Promise<Message>((resolve) => answers.set(id, resolve));
  };
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    const { id, method, params } = message;
    if (id) answers.get(id)?.(message);
    if (params && method === "Runtime.consoleAPICalled")
      logged.push(params.args.map(({ value }) => value).join(" "));
    if (!params || method !== "Target.attachedToTarget") return;
    const { sessionId: session, targetInfo } = params;
    if (targetInfo.type === "tab") void send(session, "Target.setAutoAttach", attachToPages);
    else if (targetInfo.type === "page") pages.push(session);
    void send(session, "Runtime.enable");
    void send(session, "Runtime.runIfWaitingForDebugger");
  });
  const tabs = { filter: [{ type: "tab" }, { exclude: true }] };
  await send(undefined, "Target.setAutoAttach", { ...attachToPages, ...tabs });

  return {
    pages,
    logged,
    send,
    async evaluate(session: string, expression: string): Promise<unknown> {
      const { result } = await send(session, "Runtime.evaluate", { expression, returnByValue: true });
      return result?.result?.value;
    },
    async close() {
      const closed = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill();
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
