/** A W3C WebDriver session over plain requests: https://www.w3.org/TR/webdriver2/ */

export interface WebDriverSession {
  /** A command of the session, such as `url` or `execute/sync`; with a body it is sent, without it is asked for. */
  readonly command: (name: string, body?: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

interface Answer {
  readonly value: unknown;
}

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value;
}

export async function startSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const session = (await request("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const address = `${driver}/session/${session.sessionId}`;
  return {
    command: (name, body) => request(body ? "POST" : "GET", `${address}/${name}`, body),
    end: async () => void (await request("DELETE", address)),
  };
}
