/**
 * Messages that wait on this device for a connection, only where the visitor said so: for a day at most, with the
 * idempotency key of their first attempt and the version of the policy that was agreed to.
 */
import { readStored, store } from "../../site/browser-storage";
import type { LeadAttempt } from "./send-lead";
import { sayKept, WAITING } from "./waiting-signal";

export const KEPT_MS = 24 * 60 * 60 * 1000;
const MOST = 3;

export type WaitingEnquiry = LeadAttempt & {
  until: number;
  /** `changed`: the policy is another one by now. `refused`: it will not be taken. Both wait for the visitor. */
  state?: "changed" | "refused" | undefined;
};

export function readWaiting(): WaitingEnquiry[] {
  try {
    const kept = JSON.parse(readStored("localStorage", WAITING) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as WaitingEnquiry[]) : [];
  } catch {
    // Something else stands there: nothing of ours.
    return [];
  }
}

function write(waiting: WaitingEnquiry[], sent?: string): boolean {
  const done = store("localStorage", WAITING, waiting.length > 0 ? JSON.stringify(waiting) : null);
  sayKept(sent);
  return done;
}

/** Whether it is kept: storage can be forbidden, and more than a few messages are not. */
export function keepWaiting({ address, body, key }: LeadAttempt, policyVersion: string): boolean {
  const others = readWaiting().filter((enquiry) => enquiry.key !== key);
  const whole = JSON.stringify({ ...(JSON.parse(body) as object), policy_version: policyVersion });
  const enquiry = { address, body: whole, key, until: Date.now() + KEPT_MS };
  return others.length < MOST && write([...others, enquiry]);
}

export function removeWaiting(key: string, isSent = false): void {
  const others = readWaiting().filter((enquiry) => enquiry.key !== key);
  write(others, isSent ? key : undefined);
}

export function changeWaiting(key: string, change: Partial<WaitingEnquiry>): void {
  write(readWaiting().map((enquiry) => (enquiry.key === key ? { ...enquiry, ...change } : enquiry)));
}

/** The visitor agrees to the policy as it is now. */
export function agreeAgain(enquiry: WaitingEnquiry): void {
  const { policy_version: _, ...text } = JSON.parse(enquiry.body) as Record<string, unknown>;
  changeWaiting(enquiry.key, { body: JSON.stringify(text), state: undefined });
}
