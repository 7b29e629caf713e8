/** One button: whoever has a passkey comes in. */
import { beginSignIn, finishSignIn } from "../api/staff";
import { useAction } from "../load/use-action";
import { hasPasskeys, provePasskey } from "../passkeys/ceremonies";
import { Button } from "../ui/button";
import { Failure } from "../ui/failure";
import { useWords } from "../words/words";
import { NoPasskeysHere, SignInLayout } from "./sign-in-layout";
import { useSession } from "./session";

export function SignIn() {
  const { t } = useWords();
  const { lapsed, signedIn } = useSession();
  const { run, busy, error } = useAction(async () => {
    const { ceremony, options } = await beginSignIn();
    await finishSignIn(ceremony, await provePasskey(options));
    await signedIn();
  });
  return (
    <SignInLayout title={t(lapsed ? "signIn.againTitle" : "signIn.title")}>
      <p className="lead">{t(lapsed ? "signIn.again" : "signIn.about")}</p>
      {hasPasskeys() ? (
        <Button kind="primary" busy={busy} onClick={() => void run()}>
          {t("signIn.button")}
        </Button>
      ) : (
        <NoPasskeysHere />
      )}
      <Failure error={error} />
      <p className="sign-in-note">{t("signIn.lost")}</p>
    </SignInLayout>
  );
}
