/** Opens the answer given before, on every page. Without JavaScript there are no tags, and the policy says so. */
import type { MouseEvent } from "react";
import { usePage, useText } from "../../site/page-context";

export function PreferencesLink({ className }: { className: string }) {
  const { frame } = usePage();
  const t = useText();
  const policy = frame.policies.find(({ page }) => page === "cookie-policy");
  if (!frame.tags || !policy) {
    return null;
  }
  const open = (event: MouseEvent<HTMLElement>) => {
    const opener = event.currentTarget;
    event.preventDefault();
    import("./open-preferences")
      .then(({ openPreferences }) => openPreferences(opener))
      .catch(() => window.location.assign(policy.href));
  };
  return (
    <li>
      <a href={policy.href} aria-haspopup="dialog" onClick={open} className={className}>
        {t("consent.preferences")}
      </a>
    </li>
  );
}
