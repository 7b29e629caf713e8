/** Firefox's own protocol, for the one thing that WebDriver BiDi does not speak of: a device with passkeys. */
import { connect } from "node:net";

/** A frame is the length of a JSON text, a colon and the text. */
const FRAME = /^(\d+):/;

type Answer = [kind: 1, id: number, error: { message: string } | null, result: unknown];

/** Sends a command and gives back its answer. */
export type Send = (name: string, given: object) => Promise<unknown>;

/** When this connection ends the browser does too: it is held until then. */
export async function connectMarionette(port: number): Promise<Send> {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8");
  // The browser ends it without a word.
  socket.on("error", () => undefined);
  const frames = framesOf(socket);
  // It greets first.
  await frames.next();
  let id = 0;
  return async (name, given) => {
    id += 1;
    const text = JSON.stringify([0, id, name, given]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value } = await frames.next();
    const [, , error, result] = value as Answer;
    if (error) {
      throw new Error(`${name}: ${error.message}`);
    }
    return result;
  };
}

async function* framesOf(texts: AsyncIterable<string>): AsyncGenerator<unknown, unknown> {
  let rest = "";
  for await (const text of texts) {
    rest += text;
    for (let head = FRAME.exec(rest); head; head = FRAME.exec(rest)) {
      const [start, length] = [head[0].length, Number(head[1])];
      if (rest.length < start + length) {
        break;
      }
      const frame: unknown = JSON.parse(rest.slice(start, start + length));
      rest = rest.slice(start + length);
      yield frame;
    }
  }
  throw new Error("the browser has ended the connection");
}
