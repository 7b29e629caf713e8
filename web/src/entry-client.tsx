/** Hydrates the page that the server rendered. */
import "./entry-client.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { layOutDeferred } from "./app/deferred-layout";
import { expectSections } from "./app/hydration";
import { loadSections, registerLoaders } from "./app/section-registry";
import { findServerHtml } from "./app/server-html";
import type { PageData } from "./generated/PageData";
import { reloadForNewBuild } from "./site/reload-page";

// Whole modules: `import-again.ts` loads them by their address too.
registerLoaders(import.meta.glob("./sections/*.tsx"));

function hydrate(root: HTMLElement, data: string): void {
  const page = JSON.parse(data) as PageData;
  // Started before hydration: the scripts are already on their way by modulepreload.
  loadSections(page).catch(reloadForNewBuild);
  findServerHtml(page);
  // The sections, and the foot of the page.
  expectSections(page.sections.length + 1, () =>
    layOutDeferred(root, () => {
      // The page is whole and alive.
      document.documentElement.dataset.hydrated = "";
    }),
  );
  // As a transition it is done in short pieces, between which the browser answers the visitor.
  startTransition(() => {
    hydrateRoot(root, <App initialPage={page} />);
  });
}

const root = document.getElementById("root");
const data = document.getElementById("page-data")?.textContent;
if (root && data) {
  // In a task of its own: this one has evaluated the scripts of every page, long enough for a slow phone.
  setTimeout(() => hydrate(root, data));
}
