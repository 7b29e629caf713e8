/** Runs inside the Rust server, in QuickJS: page data in, HTML out. */
import { renderToString } from "react-dom/server";
import { App } from "./app/app";
import { registerSections } from "./app/section-registry";
import { provideModalForms } from "./features/leads/modal-forms";
import { PlainForms } from "./features/leads/plain-forms";
import type { PageData } from "./generated/PageData";

registerSections(import.meta.glob("./sections/*.tsx", { eager: true, import: "default" }));

provideModalForms(PlainForms);

function render(json: string): string {
  return renderToString(<App initialPage={JSON.parse(json) as PageData} />);
}

Object.assign(globalThis, { torre: { render } });
