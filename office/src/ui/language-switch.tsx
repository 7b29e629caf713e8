/** The other language, named in itself. */
import { useAction } from "../load/use-action";
import { otherLanguage } from "../words/language";
import { useWords } from "../words/words";

const NAMES = { es: "Español", en: "English" } as const;

export function LanguageSwitch() {
  const { language, switchTo } = useWords();
  const other = otherLanguage(language);
  const { run, busy } = useAction(() => switchTo(other));
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
