/** The school's address, behind a click; without JavaScript behind a link to the legal notice, which has to give it. */
import { RevealEmail } from "../ui/reveal-email";
import { usePage, useText } from "./page-context";

export function SchoolEmail({ className }: { className?: string }) {
  const { emailCode, policies } = usePage().frame;
  const t = useText();
  return (
    <RevealEmail
      code={emailCode}
      label={t("email.label")}
      words={t("email.reveal")}
      href={policies.find(({ page }) => page === "legal-notice")?.href}
      className={className}
    />
  );
}
