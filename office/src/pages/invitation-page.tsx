/** An invitation: whom it is for, and the button that makes their passkey. Opening it does not use it up. */
import { useState, type FormEvent } from "react";
import { ApiError } from "../api/api-error";
import type { Invitation } from "../api/shapes";
import { beginEnrolment, finishEnrolment, readInvitation } from "../api/staff";
import { useAction } from "../load/use-action";
import { useLoad } from "../load/use-load";
import { createPasskey, hasPasskeys } from "../passkeys/ceremonies";
import { deviceName } from "../passkeys/device-name";
import { replace } from "../router/history";
import { Link } from "../router/link";
import { NoPasskeysHere, SignInLayout } from "../session/sign-in-layout";
import { useSession } from "../session/session";
import { Button } from "../ui/button";
import { Failure, NoContact } from "../ui/failure";
import { Field } from "../ui/field";
import { Sweep } from "../ui/sweep";
import { useWords } from "../words/words";

export function InvitationPage({ token }: { token: string }) {
  const { t } = useWords();
  const invitation = useLoad("invitation", () =>
    token === "" ? Promise.reject(new ApiError("noToken")) : readInvitation(token),
  );
  if (invitation.data) {
    return <Enrol token={token} invitation={invitation.data} />;
  }
  if (invitation.error?.code === "noToken") {
    return <Unusable title={t("invitation.incompleteTitle")} text={t("invitation.incomplete")} />;
  }
  if (invitation.error?.code === "invitation") {
    return <Unusable title={t("invitation.overTitle")} text={t("invitation.over")} />;
  }
  return (
    <SignInLayout title={t("invitation.title")}>
      {invitation.error ? (
        <NoContact error={invitation.error} onRetry={() => void invitation.reload()} />
      ) : (
        <Sweep label={t("loading")} />
      )}
    </SignInLayout>
  );
}

function Unusable({ title, text }: { title: string; text: string }) {
  const { t } = useWords();
  return (
    <SignInLayout key={title} title={title}>
      <p className="lead">{text}</p>
      <p>
        <Link to={{ page: "home" }} className="link">
          {t("invitation.toSignIn")}
        </Link>
      </p>
    </SignInLayout>
  );
}

function Enrol({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t, dates } = useWords();
  const { signedIn } = useSession();
  const [device, setDevice] = useState(() => deviceName(navigator.userAgent, navigator.maxTouchPoints));
  const { run, busy, error } = useAction(async () => {
    const { ceremony, options } = await beginEnrolment(token);
    const credential = await createPasskey(options);
    await finishEnrolment({
      token,
      ceremony,
      credential,
      deviceName: device.trim() || t("passkeys.unnamed"),
    });
    // Before anything else a second device: who loses the only one has to ask for help.
    replace({ page: "account" });
    await signedIn();
  });
  const enrol = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  if (error?.code === "invitation") {
    return <Unusable title={t("invitation.overTitle")} text={t("invitation.over")} />;
  }
  return (
    <SignInLayout title={t("invitation.welcome", { name: invitation.name })}>
      <p className="lead">{t("invitation.about")}</p>
      <dl className="plate">
        <div>
          <dt>{t("people.role")}</dt>
          <dd>{t(`role.${invitation.role}`)}</dd>
        </div>
        <div>
          <dt>{t("invitation.until")}</dt>
          <dd>{dates.moment(invitation.expiresAt)}</dd>
        </div>
      </dl>
      {hasPasskeys() ? (
        <form className="stack" onSubmit={enrol}>
          <Field
            label={t("passkeys.deviceName")}
            hint={t("passkeys.deviceHint")}
            value={device}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setDevice(event.target.value)}
          />
          <Button kind="primary" type="submit" busy={busy}>
            {t("invitation.button")}
          </Button>
        </form>
      ) : (
        <NoPasskeysHere />
      )}
      <Failure error={error} />
    </SignInLayout>
  );
}
