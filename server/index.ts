import { siteServer } from "./server.ts";

const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? "localhost";

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65535)
  stop(`PORT is "${process.env.PORT}", which is not a port. Give a number from 1 to 65535, or leave it out.`);

const server = siteServer("dist");
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE")
    stop(
      `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`,
    );
  stop(`The server cannot listen on ${host}:${port}: ${error.message}`);
});
server.listen(port, host, () => {
  const address = server.address();
  const actual = address && typeof address === "object" ? address.port : port;
  console.log(`Syfor is at http://${host}:${actual}`);
});
