/** What the form provider's messages mean. Who sent them is checked before they come here. */
import type { SubmissionPath } from "../../site/form-integrations";

/** The id is missing where the provider gives none. */
export type Submission = { path: SubmissionPath; id: string | null };

/** Word of the frame's height, on the same channel and in a language of its own. */
const RESIZE = /^\[iFrame/;

type Fields = Record<string, unknown>;

/** Null: not about a submission, or not to be understood. */
export function readMessage(data: unknown): Submission | null {
  const message = parse(data);
  if (message?.event === "Tally.FormSubmitted") {
    return submission("submit", message.payload);
  }
  if (message?.type === "tally-form-submission") {
    return submission("message", message.data ?? message.payload ?? {});
  }
  return null;
}

/** The details may be text once more; text that cannot be read makes the whole message worthless. */
function submission(path: SubmissionPath, details: unknown): Submission | null {
  const fields = parse(details);
  if (!fields) {
    return null;
  }
  const ids = [fields.submissionId, fields.id, fields.responseId, fields.respondentId];
  return { path, id: ids.find((id): id is string => typeof id === "string" && id !== "") ?? null };
}

function parse(data: unknown): Fields | null {
  let value = data;
  if (typeof data === "string") {
    if (RESIZE.test(data)) {
      return null;
    }
    try {
      value = JSON.parse(data);
    } catch (error) {
      console.warn("A message of the form provider cannot be read and is ignored.", error);
      return null;
    }
  }
  return typeof value === "object" && value !== null ? (value as Fields) : null;
}
