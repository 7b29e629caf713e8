/** One enquiry to the server, and what its answer means for the visitor. */
import { takeStep } from "../../site/step";
import type { Attempt } from "./draft";
import type { LeadField } from "./form-kinds";

const ANSWER_WITHIN_MS = 20_000;
const BUSY_SECONDS = 60;

export type Failure =
  | { kind: "fields"; errors: Partial<Record<LeadField, string>> }
  | { kind: "busy"; seconds: number }
  | { kind: "refused" }
  | { kind: "unavailable" }
  | { kind: "unreachable"; attempt: LeadAttempt };

/** What was sent to where, as it can be sent again. */
export type LeadAttempt = { address: string; body: string; key: string };

export type Answer = { kind: "sent" } | Failure;

export async function sendLead(address: string, body: string, key: string): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  } catch {
    return { kind: "unreachable", attempt: { address, body, key } };
  }
  if (!response.ok) {
    return failureOf(response);
  }
  takeStep("form");
  return { kind: "sent" };
}

async function failureOf(response: Response): Promise<Failure> {
  if (response.status === 422) {
    const errors = await response
      .json()
      .then((answer: { errors?: Partial<Record<LeadField, string>> }) => answer.errors)
      .catch(() => undefined);
    return errors ? { kind: "fields", errors } : { kind: "refused" };
  }
  if (response.status === 429) {
    return { kind: "busy", seconds: Number(response.headers.get("Retry-After")) || BUSY_SECONDS };
  }
  return { kind: response.status >= 500 ? "unavailable" : "refused" };
}

/** The same text again carries the same key and is stored once; a changed text has a key of its own. */
export function attemptFor(body: string, before: Attempt | undefined): Attempt {
  return before?.body === body ? before : { key: newIdempotencyKey(), body };
}

/** A key that was refused may belong to another text: the next attempt, even with the same text, needs a new one. */
export function attemptAfter(answer: Answer, attempt: Attempt): Attempt | undefined {
  return answer.kind === "sent" || answer.kind === "refused" ? undefined : attempt;
}

/** `crypto.randomUUID` exists only in secure contexts; a site tried out over plain HTTP sends too. */
function newIdempotencyKey(): string {
  if ("randomUUID" in crypto) {
    return crypto.randomUUID();
  }
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
