/** The few commands of the W3C WebDriver protocol that the suite needs. */

/** The key under which an element's id stands, as the standard has it. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

export type ElementReference = { [ELEMENT]: string };

export class WebDriverError extends Error {
  constructor(
    command: string,
    readonly code: string,
    message: string,
  ) {
    super(`${command}: ${code}: ${message}`);
  }
}

export type Session = {
  send: (method: "POST" | "DELETE", command: string, body?: object) => Promise<unknown>;
  element: (reference: ElementReference, command: string, body?: object) => Promise<unknown>;
};

export async function openSession(server: string, capabilities: object): Promise<Session> {
  const { sessionId } = (await request("POST", `${server}/session`, { capabilities })) as {
    sessionId: string;
  };
  const session = `${server}/session/${sessionId}`;
  return {
    send: (method, command, body) => request(method, session + command, body),
    element: (reference, command, body = {}) =>
      request("POST", `${session}/element/${reference[ELEMENT]}${command}`, body),
  };
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(`${method} ${new URL(url).pathname}`, error, message);
  }
  return value;
}
