/** Which page is shown, and to whom. */
import { useEffect } from "react";
import { AccountPage } from "../pages/account-page";
import { AuditPage } from "../pages/audit-page";
import { InvitationPage } from "../pages/invitation-page";
import { MissingPage } from "../pages/missing-page";
import { PeoplePage } from "../pages/people-page";
import { replace, useRoute } from "../router/history";
import type { Route } from "../router/routes";
import { LapsedSignIn } from "../session/lapsed-sign-in";
import { useMe, useSession } from "../session/session";
import { SignIn } from "../session/sign-in";
import { Frame } from "./frame";

export function Office({ token }: { token: string }) {
  const route = useRoute();
  const { me, lapsed } = useSession();
  if (route?.page === "invitation") {
    return <InvitationPage token={token} />;
  }
  if (!me) {
    return <SignIn />;
  }
  return (
    <>
      <Frame key={me.id} page={route?.page}>
        <PageOf key={route?.page} route={route} />
      </Frame>
      {lapsed && <LapsedSignIn />}
    </>
  );
}

function PageOf({ route }: { route: Route | null }) {
  const isAdministrator = useMe().role === "administrator";
  switch (route?.page) {
    case "home":
      return <Home />;
    case "account":
      return <AccountPage />;
    case "people":
      return isAdministrator ? <PeoplePage /> : <MissingPage why="role" />;
    case "audit":
      return isAdministrator ? <AuditPage /> : <MissingPage why="role" />;
    default:
      return <MissingPage why="address" />;
  }
}

/** Whoever comes in begins here. */
function Home() {
  useEffect(() => replace({ page: "account" }), []);
  return null;
}
