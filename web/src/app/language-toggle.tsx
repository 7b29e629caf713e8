/** Both languages, the current one lit. A link without JavaScript; with it, the change is made in place and remembered. */
import type { KeyboardEvent, SyntheticEvent } from "react";
import { useLanguage, useWantedLanguage } from "../features/language/language-provider";
import { usePage, useText } from "../site/page-context";

const LANGUAGES = ["es", "en"] as const;

export function LanguageToggle() {
  const { addresses, exported } = usePage();
  const { setLanguage } = useLanguage();
  const language = useWantedLanguage();
  const t = useText();
  const other = language === "es" ? "en" : "es";
  const home = exported ? { es: "/", en: "/en" }[other] : `/?lang=${other}`;
  const change = (event: SyntheticEvent) => {
    event.preventDefault();
    setLanguage(other);
  };
  return (
    <a
      role="button"
      href={addresses?.[other] ?? home}
      hrefLang={other}
      onClick={change}
      onKeyDown={(event: KeyboardEvent) => event.key === " " && change(event)}
      className="group flex min-h-11 items-center"
    >
      <span
        aria-hidden="true"
        className="flex overflow-hidden rounded-sm border border-line group-hover:border-accent"
      >
        {LANGUAGES.map((code) => (
          <span
            key={code}
            className={`data px-2 py-1.5 text-xs leading-none uppercase ${code === language ? "bg-accent text-ink" : "text-muted group-hover:text-fg"}`}
          >
            {code}
          </span>
        ))}
      </span>
      <span className="sr-only">{t("frame.language")}</span>
    </a>
  );
}
