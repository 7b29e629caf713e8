/** Runs inside the Rust server, in QuickJS: page data in, HTML out. */
import { Fragment } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app/app";
import { Footer } from "./app/footer";
import { provideFooter } from "./app/footer-slot";
import { BoundaryContext } from "./app/section-boundary";
import { registerSections } from "./app/section-registry";
import { provideModalForms } from "./features/leads/modal-forms";
import { PlainForms } from "./features/leads/plain-forms";
import type { PageData } from "./generated/PageData";

registerSections(import.meta.glob("./sections/*.tsx", { eager: true, import: "default" }));

provideModalForms(PlainForms);
provideFooter(Footer);

/** How React marks a boundary whose content failed. It leaves it empty, and says nothing of the error. */
const FAILED_BOUNDARY = "<!--$!-->";

function render(json: string): string {
  const app = <App initialPage={JSON.parse(json) as PageData} />;
  const html = renderToString(app);
  if (html.includes(FAILED_BOUNDARY)) {
    // Without boundaries the error comes out, and the server can tell of it instead of sending half a page.
    renderToString(<BoundaryContext value={Fragment}>{app}</BoundaryContext>);
    throw new Error("a section could not be rendered");
  }
  return html;
}

Object.assign(globalThis, { torre: { render } });
