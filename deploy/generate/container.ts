import { healthPath } from "../../server/policy.ts";

const port = 8080;
const probe = `fetch('http://127.0.0.1:${port}${healthPath}').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`;

/** Built in one stage, run in another that holds Node, the server's own files and the site. */
export const containerFile = (): string[] => [
  "FROM docker.io/library/node:24-bookworm-slim AS build",
  "WORKDIR /site",
  "COPY . .",
  "RUN npm ci && npm run build",
  "",
  "FROM docker.io/library/node:24-bookworm-slim",
  "WORKDIR /site",
  "COPY --from=build /site/package.json ./",
  "COPY --from=build /site/server ./server",
  "COPY --from=build /site/dist ./dist",
  `ENV NODE_ENV=production HOST=0.0.0.0 PORT=${port}`,
  `EXPOSE ${port}`,
  "USER node",
  `HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "${probe}"]`,
  'CMD ["node", "server/index.ts"]',
];
