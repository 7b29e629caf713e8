/** One subscription to the server, and what its answer means for the visitor. */
import { textOf, type FieldErrors } from "./tell-me-rules";

const ANSWER_WITHIN_MS = 20_000;
const BUSY_SECONDS = 60;

export type Refusal =
  | { kind: "fields"; errors: FieldErrors }
  | { kind: "busy"; seconds: number }
  | { kind: "unavailable" }
  | { kind: "unreachable" };

export type Answer = { kind: "sent" } | Refusal;

export async function sendSubscription(address: string, sent: FormData): Promise<Answer> {
  const text = (name: string) => textOf(sent, name);
  const body = {
    email: text("email").trim(),
    topic: text("topic"),
    lang: text("lang"),
    consent: sent.has("consent"),
    origen_url: text("origen_url"),
    website: text("website"),
  };
  let response: Response;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch {
    return { kind: "unreachable" };
  }
  return response.ok ? { kind: "sent" } : refusalOf(response);
}

async function refusalOf(response: Response): Promise<Refusal> {
  if (response.status === 422) {
    const errors = await response
      .json()
      .then((answer: { errors?: FieldErrors }) => answer.errors)
      .catch(() => undefined);
    return errors ? { kind: "fields", errors } : { kind: "unavailable" };
  }
  if (response.status === 429) {
    return { kind: "busy", seconds: Number(response.headers.get("Retry-After")) || BUSY_SECONDS };
  }
  return { kind: "unavailable" };
}
