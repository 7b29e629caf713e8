/**
 * Counting, seen from the forms and the success page. Where no tag is configured nothing is loaded; where one is,
 * the rest decides by the visitor's answer. docs/tracking.md lists every event.
 */
import type { Tags } from "../../generated/Tags";
import type { SubmissionPath } from "../../site/form-integrations";

type Events = typeof import("./events");

async function withEvents(tags: Tags | undefined, use: (events: Events, tags: Tags) => void): Promise<void> {
  if (tags) {
    // What cannot be loaded cannot be counted; the visitor's way goes on.
    await import("./events").then((events) => use(events, tags)).catch(() => undefined);
  }
}

export function trackSubmission(tags: Tags | undefined, path: SubmissionPath): Promise<void> {
  return withEvents(tags, (events, tags) => events.sendSubmission(tags, path));
}

/** To be awaited before the success page is opened. */
export function announceSuccess(tags: Tags | undefined): Promise<void> {
  return withEvents(tags, (events, tags) => events.markSuccess(tags));
}

export function trackSuccess(tags: Tags | undefined): Promise<void> {
  return withEvents(tags, (events, tags) => events.sendSuccess(tags));
}
