/** Calls to the server of the office. */
import { ApiError, refusal } from "./api-error";
import { signInAgain } from "./sign-in-again";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

type How = {
  /** Asked by the page itself: no sign that somebody is there. */
  live?: boolean;
  /** Said on leaving: it goes out though the page is gone. */
  keepalive?: boolean;
};

/** A server that takes longer is as good as none. */
const PATIENCE_MS = 20_000;

function request(method: Method, body: unknown, { live = false, keepalive = false }: How): RequestInit {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const asked: Record<string, string> = live ? { "x-torre-live": "1" } : {};
  const always = { method, signal, keepalive, cache: "no-store", redirect: "error" } as const;
  if (method === "GET") {
    return { ...always, headers: asked };
  }
  const headers = { ...asked, "content-type": "application/json", "x-torre-staff": "1" };
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

async function answerTo(method: Method, path: string, body: unknown, how: How): Promise<Response> {
  const response = await fetch(`/api/staff/${path}`, request(method, body, how)).catch(() => {
    throw new ApiError("offline");
  });
  if (!response.ok) {
    throw refusal(response.status, await bodyOf(response));
  }
  return response;
}

/** One request and its answer; a session that has ended is an error like any other. */
export async function send<T>(method: Method, path: string, body?: unknown, how: How = {}): Promise<T> {
  return (await bodyOf(await answerTo(method, path, body, how))) as T;
}

/** What the page asks by itself, while nobody may be sitting there. */
export const watch = <T>(path: string) => send<T>("GET", path, undefined, { live: true });

/** A session that has ended is begun anew by whoever sits there, and what was asked is asked once more. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.code === "signedOut";
    if (hasEnded && (await signInAgain())) {
      return ask();
    }
    throw error;
  }
}

export const call = <T>(method: Method, path: string, body?: unknown) =>
  insist(() => send<T>(method, path, body));

/** An answer that is a file. */
export const callForFile = (method: Method, path: string, body?: unknown) =>
  insist(async () => (await answerTo(method, path, body, {})).blob());
