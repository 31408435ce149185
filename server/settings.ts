export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly accessLog: boolean;
}

/** The settings from the environment, or a sentence that says what is wrong with them. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | string {
  const host = env.HOST || "localhost";
  const port = env.PORT || "4173";
  const accessLog = env.ACCESS_LOG || "on";
  if (!/^[\w.:-]+$/.test(host))
    return `HOST is "${host}", which is not a host name or an IP address. Use 0.0.0.0 to listen on all, or leave it out for localhost.`;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return `PORT is "${port}", which is not a port. Give a number from 1 to 65535, or leave it out for 4173.`;
  if (accessLog !== "on" && accessLog !== "off")
    return `ACCESS_LOG is "${accessLog}". Give on or off, or leave it out for on.`;
  return { host, port: Number(port), accessLog: accessLog === "on" };
}

/** What to do when the server cannot listen. */
export function listenProblem({ code, message }: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`;
  if (code === "EACCES")
    return `Port ${port} is reserved for the system. Choose one from 1024 up, for example: PORT=4173 npm start`;
  return `The server cannot listen on HOST ${host} and PORT ${port}: ${message}. Leave both out for localhost:4173.`;
}
