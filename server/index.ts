import { fileURLToPath } from "node:url";
import { AccessLog } from "./access-log.ts";
import { loadSite, type Site } from "./built-site.ts";
import { siteServer } from "./server.ts";
import { listenProblem, readSettings } from "./settings.ts";
import { preparedShutDown } from "./shut-down.ts";

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function siteIn(folder: string): Site {
  try {
    return loadSite(folder);
  } catch (error) {
    return stop(
      `The built site cannot be read: ${(error as Error).message}. Without it there is nothing to serve. Build it with: npm run build`,
    );
  }
}

const settings = readSettings(process.env);
if (typeof settings === "string") stop(settings);

const log = settings.accessLog ? new AccessLog((lines) => process.stdout.write(lines)) : undefined;
const server = siteServer(siteIn(fileURLToPath(new URL("../dist", import.meta.url))), log);

server.on("error", (error) => stop(listenProblem(error, settings)));
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  console.log(`The site is at http://${host}:${port}`);
});

const shutDown = preparedShutDown(server, () => {
  log?.flush();
  process.exit(0);
});
process.once("SIGTERM", shutDown);
process.once("SIGINT", shutDown);
