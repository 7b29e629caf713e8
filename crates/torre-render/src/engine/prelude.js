// What React expects of a browser and QuickJS does not have.
globalThis.self = globalThis;
const line = (...words) =>
  __log(words.map((word) => (word && word.stack ? `${word}\n${word.stack}` : String(word))).join(" "));
globalThis.console = { log: line, info: line, warn: line, error: line, debug: line };
// React makes one at load to schedule streaming work; pages are rendered in one go, so it never fires.
globalThis.MessageChannel ??= class {
  port1 = {};
  port2 = { postMessage() {} };
};
globalThis.TextEncoder ??= class {
  encode(text) {
    return Uint8Array.from(unescape(encodeURIComponent(text)), (char) => char.charCodeAt(0));
  }
};
globalThis.setTimeout ??= () => 0;
globalThis.clearTimeout ??= () => {};
globalThis.queueMicrotask ??= (job) => void Promise.resolve().then(job);
