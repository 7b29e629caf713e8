/** The other language, named in itself. */
import { useAction } from "../load/use-action";
import { otherLanguage } from "../words/language";
import { useWords } from "../words/words";
import { useNotice } from "./notices";

const NAMES = { es: "Español", en: "English" } as const;

export function LanguageSwitch() {
  const { t, language, switchTo } = useWords();
  const say = useNotice();
  const other = otherLanguage(language);
  const { run, busy } = useAction(() => switchTo(other).catch(() => say(t("error.offline"))));
  return (
    <button
      type="button"
      lang={other}
      className="bar-button"
      aria-label={NAMES[other]}
      aria-busy={busy || undefined}
      onClick={() => void run()}
    >
      {other.toUpperCase()}
    </button>
  );
}
