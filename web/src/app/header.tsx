/** The bar at the top of every page. */
import { AskLink } from "../features/leads/ask-link";
import { SearchButton } from "../features/search/search-button";
import { usePage, useText } from "../site/page-context";
import { BrandMark } from "../ui/brand-mark";
import { currentMark } from "./current-mark";
import { LanguageToggle } from "./language-toggle";
import { useLateFonts } from "./late-fonts";
import { MobileMenu } from "./mobile-menu";
import { usePrefetch } from "./prefetch";
import { StudentMenu } from "./student-menu";

export function Header() {
  const { frame, id } = usePage();
  const t = useText();
  usePrefetch();
  useLateFonts();
  return (
    <header className="ground-ink site-header">
      <div className="wrap flex h-full items-center gap-2 md:gap-1 lg:gap-2 xl:gap-3">
        <Brand />
        <nav aria-label={t("frame.navigation")} className="ml-auto hidden h-full md:block">
          <ul className="flex h-full">
            {frame.navigation.map((link) => (
              <li key={link.page}>
                <a href={link.href} aria-current={currentMark(link, id)} className="site-nav-link">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SearchButton />
        <StudentMenu />
        <LanguageToggle />
        <AskLink className="button button-secondary ml-2 min-h-11 px-3 text-sm max-md:hidden xl:px-5">
          <span className="lg:hidden">{t("frame.askShort")}</span>
          <span className="max-lg:hidden">{t("frame.ask")}</span>
        </AskLink>
        <MobileMenu />
      </div>
    </header>
  );
}

function Brand() {
  const { frame } = usePage();
  return (
    <a href={frame.home} className="mr-auto flex min-h-11 items-center gap-3 md:mr-0">
      <BrandMark className="size-8" />
      <span className="font-display text-xl leading-none font-bold">{frame.school}</span>
      <span className="data hidden border-l border-line pl-3 text-xs whitespace-nowrap text-muted min-[26rem]:inline md:hidden xl:inline">
        {frame.certification}
      </span>
    </a>
  );
}
