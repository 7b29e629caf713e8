/** Calls to the server of the office. */
import { ApiError, refusal } from "./api-error";
import { signInAgain } from "./sign-in-again";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** A server that takes longer is as good as none. */
const PATIENCE_MS = 20_000;

function request(method: Method, body: unknown): RequestInit {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const always = { method, signal, cache: "no-store", redirect: "error" } as const;
  if (method === "GET") {
    return always;
  }
  const headers = { "content-type": "application/json", "x-torre-staff": "1" };
  return { ...always, headers, body: JSON.stringify(body ?? {}) };
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => "");
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    // A proxy's own error page says nothing to us but its status.
    return null;
  }
}

/** One request and its answer; a session that has ended is an error like any other. */
export async function send<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/staff/${path}`, request(method, body)).catch(() => {
    throw new ApiError("offline");
  });
  const answer = await bodyOf(response);
  if (!response.ok) {
    throw refusal(response.status, answer);
  }
  return answer as T;
}

/** A session that has ended is begun anew by whoever sits there, and what was asked is asked once more. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  try {
    return await send<T>(method, path, body);
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.code === "signedOut";
    if (hasEnded && (await signInAgain())) {
      return send<T>(method, path, body);
    }
    throw error;
  }
}
