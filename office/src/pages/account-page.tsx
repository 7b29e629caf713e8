/** What belongs to whoever is signed in: their passkeys, their mail and their sessions. */
import { useMe } from "../session/session";
import { Page } from "../ui/page";
import { useWords } from "../words/words";
import { MailSection } from "./account/mail-section";
import { PasskeySection } from "./account/passkey-section";
import { SessionSection } from "./account/session-section";

export function AccountPage() {
  const { t } = useWords();
  const { name, role } = useMe();
  return (
    <Page title={t("account.title")} about={`${name} · ${t(`role.${role}`)}`}>
      <PasskeySection />
      <MailSection />
      <SessionSection />
    </Page>
  );
}
