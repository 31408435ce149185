import { STATUS_CODES } from "node:http";
import { relative } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyReply } from "fastify";
import { addressOf, filesIn, isHashed, isPage, isServed, redirectsTo } from "./files.ts";
import { createHttpServer, refuseUnreadable } from "./http-server.ts";
import { pageDigestsIn } from "./page-digests.ts";
import { bindsOnlyDocuments, caching, healthPath, methods, notFoundFile, policyFor } from "./policy.ts";

const sendStatus = (reply: FastifyReply, status: number) => {
  reply.header("Cache-Control", caching.revalidated).type("text/plain; charset=utf-8");
  return reply.code(status).send(`${STATUS_CODES[status]}\n`);
};

/** Serves the build in a folder. Every address is a route, created at startup; all else is the 404 page. */
export function siteServer(folder: string, writeLog?: (line: string) => void) {
  const files = filesIn(folder).filter((file) => isServed(file) && file !== notFoundFile);
  const pages = files.filter(isPage).map(addressOf);
  const policy = policyFor(pageDigestsIn(folder));

  const app = Fastify({
    serverFactory: (handle) => createHttpServer(policy, handle),
    clientErrorHandler: (error, socket) => refuseUnreadable(policy, error, socket),
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => sendStatus(reply, statusCode),
  });
  app.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
    sendStatus(reply, statusCode),
  );

  app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = isHashed(relative(folder, path));
      reply.headers({
        "Cache-Control": hashed ? caching.hashed : caching.revalidated,
        Vary: "Accept-Encoding",
      });
      if (hashed)
        for (const name of Object.keys(policy).filter(bindsOnlyDocuments)) reply.raw.removeHeader(name);
    },
  });

  app.addHook("onRequest", async (request, reply) => {
    if (!methods.some((method) => method === request.method))
      return sendStatus(reply.headers({ Allow: methods.join(", "), Connection: "close" }), 405);
    if (request.raw.httpVersion === "1.1" && !request.headers.host) return sendStatus(reply, 400);
  });

  // Nothing about the visitor: an unknown address may contain what somebody typed, so it is not logged.
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const entry = {
      time: new Date().toISOString(),
      method,
      path: routeOptions.url ?? null,
      status: reply.statusCode,
      bytes: method === "HEAD" ? 0 : Number(reply.getHeader("content-length") ?? 0),
      ms: Math.round(reply.elapsedTime),
      complete: reply.raw.writableFinished,
    };
    writeLog?.(`${JSON.stringify(entry)}\n`);
  });

  app.get(healthPath, (_request, reply) => sendStatus(reply, 200));
  for (const file of files) app.get(addressOf(file), (_request, reply) => void reply.sendFile(file));
  for (const page of pages)
    for (const former of redirectsTo(page))
      app.get(former, (request, reply) => {
        const [query = ""] = /\?.*/s.exec(request.url) ?? [];
        return reply.header("Cache-Control", caching.revalidated).redirect(page + query, 301);
      });

  app.setNotFoundHandler(({ raw }, reply) => {
    // A 404 is never "not modified" and has no ranges.
    for (const name of Object.keys(raw.headers)) if (/^(?:if-|range$)/.test(name)) delete raw.headers[name];
    reply.code(404).sendFile(notFoundFile);
  });
  return app;
}
