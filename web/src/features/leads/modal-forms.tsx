/**
 * The forms of a page's modals as the server wrote them. A browser leaves them as they are, and loads nothing for
 * them, unless a link has led to one: whoever has JavaScript gets the modal.
 */
import { use, type ComponentType } from "react";
import { ANCHOR_PREFIX } from "./form-anchor";

let provided: ComponentType | null = null;
let wanted: Promise<ComponentType> | null = null;

/** On the server, which has everything at once. */
export function provideModalForms(component: ComponentType): void {
  provided = component;
}

function isWanted(): boolean {
  return window.location.hash.startsWith(`#${ANCHOR_PREFIX}`) || window.location.pathname === "/api/leads";
}

/** Resolves when a form is in sight. A script that does not come leaves the form, which posts by itself. */
function whenWanted(): Promise<ComponentType> {
  wanted ??= new Promise((resolve) => {
    const load = () => {
      if (isWanted()) {
        window.removeEventListener("hashchange", load);
        import("./plain-forms").then(({ PlainForms }) => resolve(PlainForms)).catch(() => undefined);
      }
    };
    window.addEventListener("hashchange", load);
    load();
  });
  return wanted;
}

export function ModalForms() {
  const Forms = provided ?? use(whenWanted());
  return <Forms />;
}
