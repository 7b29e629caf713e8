/**
 * Two servers of somebody else's, on ports of their own and so on origins of their own: a form provider and a tag
 * server. They speak the protocols of the real ones and keep nothing; tests watch what the browser sends.
 */
import { createServer } from "node:http";
import { FORGED_PAGE, providerPage, PROVIDER_SCRIPT } from "./provider.mjs";
import { ANALYTICS_SCRIPT, MANAGER_SCRIPT } from "./tags.mjs";

const [providerPort, tagsPort] = process.argv.slice(2).map(Number);
const TAGS = `http://127.0.0.1:${tagsPort}`;

const SCRIPT = "text/javascript; charset=utf-8";
const HTML = "text/html; charset=utf-8";

const provider = {
  "/widgets/embed.js": () => [SCRIPT, PROVIDER_SCRIPT],
  "/embed/contactForm": () => [HTML, providerPage(TAGS)],
  "/embed/servicesForm": () => [HTML, providerPage(TAGS)],
};

const tags = {
  "/gtm.js": () => [SCRIPT, MANAGER_SCRIPT],
  "/gtag/js": () => [SCRIPT, ANALYTICS_SCRIPT],
  "/collect": () => [HTML, ""],
  // A page of neither the site nor the provider that pretends to be the provider.
  "/forged": () => [HTML, FORGED_PAGE],
};

function serve(port, routes) {
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", `http://127.0.0.1:${port}`);
    const route = pathname === "/ready" ? () => [HTML, ""] : routes[pathname];
    const [type, body] = route ? route() : [HTML, ""];
    response.writeHead(route ? 200 : 404, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
  }).listen(port, "127.0.0.1");
}

serve(providerPort, provider);
serve(tagsPort, tags);
