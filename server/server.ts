import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AccessLog } from "./access-log.ts";
import { isHealthCheck } from "./addresses.ts";
import type { Site, SiteFile } from "./built-site.ts";
import { alreadyHas, requestedSlice } from "./conditions.ts";
import { negotiate } from "./negotiate.ts";
import { caching, limits, methods, partPolicy, refusals, transportSecurity } from "./policy.ts";
import { refuseUnreadable } from "./refusals.ts";

interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body?: Buffer | string;
  /** Of a document, and none itself. */
  readonly isPart?: boolean;
}

const text = (status: number, line: string, ...more: string[]): Answer => ({
  status,
  body: `${line}\n`,
  headers: ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", caching.never, ...more],
});

const wrongMethod = text(405, refusals.method, "Allow", methods.join(", "));
const noBody = text(413, refusals.body);
const badAddress = text(400, refusals.address);
const noHost = text(400, refusals.host);
const badExpectation = text(417, refusals.expectation);
const healthy = text(200, "ok");

/** The path as it was written. Also takes the form with a host that proxies send. */
const writtenPathOf = (target: string) =>
  target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "") || "/";

/** The path alone, decoded once. */
export function pathOf(target: string): string | undefined {
  const path = writtenPathOf(target);
  if (!path.startsWith("/")) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function fileAnswer(file: SiteFile, request: IncomingMessage): Answer {
  const { encoding, body, etag } = negotiate(file.representations, request.headers["accept-encoding"]);
  const cacheControl = file.isHashed ? caching.hashed : caching.revalidated;
  const shared = ["Cache-Control", cacheControl, "Vary", "Accept-Encoding", "ETag", etag];
  const { isHashed: isPart } = file;
  if (alreadyHas(request.headers["if-none-match"], etag)) return { status: 304, headers: shared, isPart };
  const described = [...shared, "Content-Type", file.type, "Accept-Ranges", "bytes"];
  if (encoding !== "identity") described.push("Content-Encoding", encoding);
  const condition = request.headers["if-range"];
  const range = condition === undefined || condition === etag ? request.headers.range : undefined;
  const slice = requestedSlice(range, body.length);
  if (slice === "whole") return { status: 200, headers: described, body, isPart };
  if (slice === "unsatisfiable")
    return { status: 416, headers: [...shared, "Content-Range", `bytes */${body.length}`], isPart };
  const { start, end } = slice;
  const part = ["Content-Range", `bytes ${start}-${end}/${body.length}`];
  return { status: 206, headers: [...described, ...part], body: body.subarray(start, end + 1), isPart };
}

function notFoundAnswer({ notFound }: Site, request: IncomingMessage): Answer {
  const { encoding, body } = negotiate(notFound.representations, request.headers["accept-encoding"]);
  const described = ["Cache-Control", caching.revalidated, "Vary", "Accept-Encoding"];
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
  // Node itself would refuse a request without a host, and without the policy.
  if (request.httpVersion === "1.1" && request.headers.host === undefined) return noHost;
  if (!methods.some((method) => method === request.method)) return wrongMethod;
  if (carriesBody(request)) return noBody;
  if (path === undefined) return badAddress;
  if (isHealthCheck(path)) return healthy;
  const address = site.redirects.get(path);
  if (address !== undefined) return redirectAnswer(address, request);
  const file = site.files.get(path);
  // One address per page: whoever encodes more of it than needed is sent to the plain form.
  if (site.pages.has(path) && writtenPathOf(request.url ?? "") !== path) return redirectAnswer(path, request);
  return file ? fileAnswer(file, request) : notFoundAnswer(site, request);
}

function send(answer: Answer, policy: readonly string[], request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body = "" } = answer;
  const all = [...policy, ...headers];
  if (request.headers["x-forwarded-proto"] === "https") all.push(...Object.entries(transportSecurity).flat());
  if (status !== 304) all.push("Content-Length", String(Buffer.byteLength(body)));
  response.writeHead(status, all);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Serves the site from memory; what it does not hold is the 404 page. */
export function siteServer(site: Site, log?: AccessLog): Server {
  const policy = Object.entries(site.policy).flat();
  const policyOfParts = Object.entries(partPolicy).flat();
  const reply = (answer: Answer, request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request.url ?? "/");
    log?.watch(response, {
      method: request.method,
      path: path !== undefined && answer.status < 400 ? path : null,
      status: answer.status,
      bytes: request.method === "HEAD" ? 0 : (answer.body?.length ?? 0),
    });
    send(answer, answer.isPart ? policyOfParts : policy, request, response);
  };
  const server = createServer(
    {
      requireHostHeader: false,
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerSeconds * 1000,
      requestTimeout: limits.requestSeconds * 1000,
      keepAliveTimeout: limits.idleSeconds * 1000,
      connectionsCheckingInterval: 1000,
    },
    (request, response) => {
      const answer = answerFor(site, request, pathOf(request.url ?? "/"));
      if (carriesBody(request)) response.shouldKeepAlive = false;
      reply(answer, request, response);
    },
  );
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    response.shouldKeepAlive = false;
    reply(badExpectation, request, response);
  });
  server.maxHeadersCount = limits.headerCount;
  server.maxConnections = limits.connections;
  server.timeout = limits.stalledSeconds * 1000;
  server.on("clientError", (error, socket) => refuseUnreadable(site.policy, error, socket));
  return server;
}
