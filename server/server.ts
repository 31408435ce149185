import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AccessLog } from "./access-log.ts";
import { isHealthCheck } from "./addresses.ts";
import type { Site, SiteFile } from "./built-site.ts";
import { alreadyHas, requestedSlice } from "./conditions.ts";
import { negotiate } from "./negotiate.ts";
import { caching, headers, limits, methods, transportSecurity } from "./policy.ts";
import { refuseUnreadable } from "./refusals.ts";

const policy: readonly string[] = Object.entries(headers).flat();
const securePolicy: readonly string[] = [...policy, ...Object.entries(transportSecurity).flat()];

interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body?: Buffer | string;
}

const text = (status: number, body: string, ...more: string[]): Answer => ({
  status,
  body,
  headers: ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", caching.never, ...more],
});

const wrongMethod = text(405, "Only GET and HEAD are answered here.\n", "Allow", methods.join(", "));
const noBody = text(413, "Requests to this site have no body.\n");
const badAddress = text(400, "This address cannot be read.\n");
const healthy = text(200, "ok\n");

/** The path alone, decoded once. Also takes the form with a host that proxies send. */
export function pathOf(target: string): string | undefined {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "") || "/";
  if (!path.startsWith("/")) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function fileAnswer(file: SiteFile, request: IncomingMessage): Answer {
  const { encoding, body, etag } = negotiate(file.representations, request.headers["accept-encoding"]);
  const shared = ["Cache-Control", file.cacheControl, "Vary", "Accept-Encoding", "ETag", etag];
  if (alreadyHas(request.headers["if-none-match"], etag)) return { status: 304, headers: shared };
  const described = [...shared, "Content-Type", file.type, "Accept-Ranges", "bytes"];
  if (encoding !== "identity") described.push("Content-Encoding", encoding);
  const condition = request.headers["if-range"];
  const range = condition === undefined || condition === etag ? request.headers.range : undefined;
  const slice = requestedSlice(range, body.length);
  if (slice === "whole") return { status: 200, headers: described, body };
  if (slice === "unsatisfiable")
    return { status: 416, headers: [...shared, "Content-Range", `bytes */${body.length}`] };
  const { start, end } = slice;
  const part = ["Content-Range", `bytes ${start}-${end}/${body.length}`];
  return { status: 206, headers: [...described, ...part], body: body.subarray(start, end + 1) };
}

function notFoundAnswer({ notFound }: Site, request: IncomingMessage): Answer {
  const { encoding, body } = negotiate(notFound.representations, request.headers["accept-encoding"]);
  const described = ["Cache-Control", notFound.cacheControl, "Vary", "Accept-Encoding"];
  if (encoding !== "identity") described.push("Content-Encoding", encoding);
  return { status: 404, headers: [...described, "Content-Type", notFound.type], body };
}

function redirectAnswer(address: string, request: IncomingMessage): Answer {
  const query = /\?[^#]*/.exec(request.url ?? "")?.[0] ?? "";
  return { status: 301, headers: ["Location", address + query, "Cache-Control", caching.revalidated] };
}

/** Whoever sends one is answered at once and let go: it is not read to its end. */
const carriesBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function answerFor(site: Site, request: IncomingMessage, path: string | undefined): Answer {
  if (!methods.some((method) => method === request.method)) return wrongMethod;
  if (carriesBody(request)) return noBody;
  if (path === undefined) return badAddress;
  if (isHealthCheck(path)) return healthy;
  const address = site.redirects.get(path);
  if (address !== undefined) return redirectAnswer(address, request);
  const file = site.files.get(path);
  return file ? fileAnswer(file, request) : notFoundAnswer(site, request);
}

function send({ status, headers, body = "" }: Answer, request: IncomingMessage, response: ServerResponse) {
  const secure = request.headers["x-forwarded-proto"] === "https";
  const all = [...(secure ? securePolicy : policy), ...headers];
  if (status !== 304) all.push("Content-Length", String(Buffer.byteLength(body)));
  response.writeHead(status, all);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Serves the site from memory; what it does not hold is the 404 page. */
export function siteServer(site: Site, log?: AccessLog): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      keepAliveTimeout: limits.idleSeconds * 1000,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      const path = pathOf(request.url ?? "/");
      const answer = answerFor(site, request, path);
      if (carriesBody(request)) response.shouldKeepAlive = false;
      log?.watch(response, {
        method: request.method,
        path: path !== undefined && answer.status < 400 ? path : null,
        status: answer.status,
        bytes: answer.body?.length ?? 0,
      });
      send(answer, request, response);
    },
  );
  server.maxHeadersCount = limits.headerCount;
  server.maxConnections = limits.connections;
  server.timeout = limits.stalledSeconds * 1000;
  server.on("clientError", refuseUnreadable);
  return server;
}
