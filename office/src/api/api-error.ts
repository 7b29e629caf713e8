/** Why a call came to nothing: a code of the server's, or one of these where it said none. */

const BY_STATUS: Record<number, string> = {
  401: "signedOut",
  403: "role",
  404: "notFound",
  409: "conflict",
  410: "invitation",
  413: "tooLarge",
  429: "tooMany",
  503: "unavailable",
};

export class ApiError extends Error {
  readonly code: string;
  /** What the server sent with it, such as the row that won a conflict. */
  readonly body: unknown;

  constructor(code: string, body: unknown = null) {
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.body = body;
  }
}

export function refusal(status: number, body: unknown): ApiError {
  const said = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return new ApiError(typeof said === "string" ? said : (BY_STATUS[status] ?? "failed"), body);
}
