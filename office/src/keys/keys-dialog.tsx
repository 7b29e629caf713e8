/** Every key of the office, and the switch that turns them off. */
import { useState } from "react";
import { Dialog } from "../ui/dialog";
import type { WordKey } from "../words/catalogue";
import { useWords } from "../words/words";
import { turnKeys, useKeysAreOn } from "./preference";
import { useKeys } from "./use-keys";

const GROUPS: [WordKey, [string, WordKey][]][] = [
  [
    "keys.inList",
    [
      ["j ↓", "keys.next"],
      ["k ↑", "keys.previous"],
      ["o ↵", "keys.open"],
      ["/", "keys.search"],
      ["r", "keys.bring"],
      ["c", "keys.enter"],
    ],
  ],
  [
    "keys.inEnquiry",
    [
      ["j", "keys.nextOne"],
      ["k", "keys.previousOne"],
      ["u", "keys.back"],
      ["n", "keys.note"],
      ["e", "keys.correct"],
      ["t", "keys.remind"],
    ],
  ],
  [
    "keys.inBoth",
    [
      ["m", "keys.reply"],
      ["a", "keys.take"],
      ["d", "keys.done"],
      ["s", "keys.suspect"],
      ["?", "keys.these"],
    ],
  ],
];

export function KeysButton() {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  useKeys({ "?": () => setIsOpen(true) });
  return (
    <>
      <button
        type="button"
        className="keys-button"
        aria-label={t("keys.title")}
        onClick={() => setIsOpen(true)}
      >
        <kbd aria-hidden="true">?</kbd>
      </button>
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const areOn = useKeysAreOn();
  return (
    <Dialog title={t("keys.title")} onClose={onClose}>
      <div className="keys">
        {GROUPS.map(([title, keys]) => (
          <section key={title}>
            <h3 className="label">{t(title)}</h3>
            <dl>
              {keys.map(([names, what]) => (
                <div key={what}>
                  <dt>
                    {names.split(" ").map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{t(what)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="check">
        <input type="checkbox" checked={areOn} onChange={(event) => turnKeys(event.target.checked)} />
        {t("keys.on")}
      </label>
    </Dialog>
  );
}
