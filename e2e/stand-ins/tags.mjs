/** A tag manager and an analytics tag: each tells its server, in order, what it finds in the data layer. */

/** Follows the data layer from its beginning; `take` gets every entry. */
const FOLLOW = `
const server = new URL("/collect", document.currentScript.src);
const collect = (tag, what) =>
  fetch(server, { method: "POST", mode: "no-cors", keepalive: true, body: JSON.stringify({ tag, what }) });
const follow = (take) => {
  window.dataLayer.forEach(take);
  const push = window.dataLayer.push;
  window.dataLayer.push = (...entries) => {
    const size = push.apply(window.dataLayer, entries);
    entries.forEach(take);
    return size;
  };
};
const isCommand = (entry) => Object.prototype.toString.call(entry) === "[object Arguments]";`;

export const MANAGER_SCRIPT = `{${FOLLOW}
follow((entry) => {
  if (!isCommand(entry) && !entry["gtm.start"]) collect("manager", entry);
});}`;

/** Stores what the real one stores, as far as the signals allow it. */
export const ANALYTICS_SCRIPT = `{${FOLLOW}
let signals = {};
follow((entry) => {
  if (!isCommand(entry)) return;
  const [command, name, values] = entry;
  if (command === "consent") signals = { ...signals, ...values };
  if (command === "js") return;
  if (command === "config" && name.startsWith("G-") && signals.analytics_storage === "granted") {
    document.cookie = "_ga=GA1.1.1; path=/; max-age=60";
    document.cookie = "_ga_TEST=GS1; path=/; max-age=60";
  }
  if (command === "config" && name.startsWith("AW-") && signals.ad_storage === "granted") {
    document.cookie = "_gcl_au=1.1.1; path=/; max-age=60";
    localStorage.setItem("_gcl_ls", "{}");
  }
  collect("analytics", [...entry]);
});}`;
