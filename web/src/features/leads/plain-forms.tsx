/** Each form that a page opens in a modal, out of sight until its link leads to it or it comes back with errors. */
import type { Action } from "../../generated/Action";
import type { FormSlot } from "../../generated/FormSlot";
import { usePage, useText } from "../../site/page-context";
import { EmbeddedForm } from "./embedded-form";
import { anchorOf } from "./form-anchor";

type ModalForm = { slot: FormSlot; interest?: string | undefined };

export function PlainForms() {
  const { sections } = usePage();
  return [...formsIn(sections)].map(([anchor, form]) => <PlainForm key={anchor} anchor={anchor} {...form} />);
}

function PlainForm({ anchor, slot, interest }: ModalForm & { anchor: string }) {
  const { formState } = usePage();
  const t = useText();
  const cameBack = formState?.place === anchor;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={`ground-paper section chart-grid target:block ${cameBack ? "" : "hidden"}`}
    >
      <div className="wrap">
        <h2 id={`${anchor}-title`} className="heading-2 mb-10">
          {t(`modal.${slot}`)}
        </h2>
        <div className="max-w-3xl">
          <EmbeddedForm slot={slot} interest={interest} anchor={anchor} />
        </div>
      </div>
    </section>
  );
}

/** Actions stand anywhere in a section's data: they are known by the form they open. */
function formsIn(data: unknown, found = new Map<string, ModalForm>()): Map<string, ModalForm> {
  if (typeof data === "object" && data !== null) {
    const { modal, interest } = data as Partial<Action>;
    if (modal) {
      found.set(anchorOf(modal, interest), { slot: modal, interest });
    }
    for (const part of Object.values(data)) {
      formsIn(part, found);
    }
  }
  return found;
}
