/** The bar at the top of every page. */
import { useLanguage } from "../features/language/language-provider";
import { usePage, useText } from "../features/page/page-context";
import { usePrefetch } from "./navigation";

export function Header() {
  const { frame, language, id } = usePage();
  const { setLanguage } = useLanguage();
  const t = useText();
  usePrefetch();
  return (
    <header className="ground-ink fixed inset-x-0 top-0 z-40 h-16">
      <div className="wrap flex h-full items-center gap-6">
        <a href={frame.home}>{frame.school}</a>
        <nav aria-label={t("frame.navigation")} className="flex gap-4">
          {frame.navigation.map((link) => (
            <a key={link.page} href={link.href} aria-current={link.page === id ? "page" : undefined}>
              {link.label}
            </a>
          ))}
        </nav>
        <button type="button" aria-label={t("frame.language")} onClick={() => setLanguage(language === "es" ? "en" : "es")}>
          {t("frame.languageCode")}
        </button>
      </div>
    </header>
  );
}
