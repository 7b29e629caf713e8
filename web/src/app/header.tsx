/**
 * The bar at the top of every page. How much of it is shown depends on how many of its letters fit, not only on the
 * window: with text at 200 % it is the small one, with the menu, on a desk too.
 */
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
    <header className="ground-ink site-header @container/bar">
      <div className="wrap flex h-full items-center gap-2 md:gap-1 @min-[63rem]/bar:gap-2 @min-[79rem]/bar:gap-3">
        <Brand />
        <nav aria-label={t("frame.navigation")} className="ml-auto hidden h-full md:@min-[46rem]/bar:block">
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
        <AskLink className="button button-secondary ml-2 hidden min-h-11 px-3 text-sm md:@min-[46rem]/bar:inline-flex @min-[79rem]/bar:px-5">
          <span className="@min-[63rem]/bar:hidden">{t("frame.askShort")}</span>
          <span className="hidden @min-[63rem]/bar:inline">{t("frame.ask")}</span>
        </AskLink>
        <MobileMenu />
      </div>
    </header>
  );
}

function Brand() {
  const { frame } = usePage();
  return (
    <a href={frame.home} className="mr-auto flex min-h-11 items-center gap-3 md:@min-[46rem]/bar:mr-0">
      <BrandMark className="size-8" />
      <span className="font-display text-xl leading-none font-bold">{frame.school}</span>
      <span className="data hidden border-l border-line pl-3 text-xs whitespace-nowrap text-muted min-[26rem]:inline md:hidden @min-[79rem]/bar:inline">
        {frame.certification}
      </span>
    </a>
  );
}
