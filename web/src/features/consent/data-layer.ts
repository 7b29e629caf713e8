/** The queue that tags read. It waits until their scripts come, and goes nowhere if they never do. */

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function pushEvent(event: Record<string, unknown>): void {
  (window.dataLayer ??= []).push(event);
}

type Command =
  | [name: "consent", kind: "default" | "update", signals: Record<string, "granted" | "denied">]
  | [name: "js", now: Date]
  | [name: "config", id: string]
  | [name: "event", event: string, values: Record<string, string | number>];

/** Google's tags know a command by its being an `arguments` object; a list would be taken for data. */
export const gtag = function () {
  // oxlint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
} as (...command: Command) => void;
