import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import sirv from "sirv";

/** Stands in for server/index.ts until that is there: the built files, and 404.html with status 404. */

const files = sirv("dist", { extensions: ["html"] });
const notFound = readFileSync("dist/404.html");

createServer((request, response) =>
  files(request, response, () => {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFound);
  }),
).listen(Number(process.env.PORT), process.env.HOST);
