/** Hydrates the page that the server rendered. */
import "./entry-client.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app/app";
import { layOutDeferred } from "./app/deferred-layout";
import { expectSections } from "./app/hydration";
import { loadSections, registerLoaders } from "./app/section-registry";
import type { PageData } from "./generated/PageData";

registerLoaders(import.meta.glob("./sections/*.tsx", { import: "default" }));

const root = document.getElementById("root");
const data = document.getElementById("page-data")?.textContent;
if (root && data) {
  const page = JSON.parse(data) as PageData;
  // Started before hydration: the scripts are already on their way by modulepreload.
  void loadSections(page);
  expectSections(page.sections.length, () =>
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
