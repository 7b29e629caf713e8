/** What the server found wrong with which field. */
import type { ApiError } from "../api/api-error";

export type FieldErrors = Partial<Record<string, string>>;

export function fieldErrors(error: ApiError | null): FieldErrors {
  const body = error?.body;
  if (error?.code !== "invalid" || typeof body !== "object" || body === null || !("fields" in body)) {
    return {};
  }
  return (body.fields ?? {}) as FieldErrors;
}
