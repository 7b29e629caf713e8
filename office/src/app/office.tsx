/** Which page is shown, and to whom. */
import { LiveProvider } from "../live/live";
import { AccountPage } from "../pages/account-page";
import { AnnouncementsPage } from "../pages/announcements-page";
import { AuditPage } from "../pages/audit-page";
import { EnquiryPage } from "../pages/enquiry-page";
import { FiguresPage } from "../pages/figures-page";
import { HealthPage } from "../pages/health-page";
import { InvitationPage } from "../pages/invitation-page";
import { MissingPage } from "../pages/missing-page";
import { NewEnquiryPage } from "../pages/new-enquiry-page";
import { PeoplePage } from "../pages/people-page";
import { PersonDataPage } from "../pages/person-data-page";
import { QueuePage } from "../pages/queue-page";
import { VisitsPage } from "../pages/visits-page";
import { useRoute } from "../router/history";
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
  const key = route?.page === "enquiry" ? route.id : route?.page;
  return (
    <>
      <LiveProvider key={me.id}>
        <Frame page={route?.page}>
          <PageOf key={key} route={route} />
        </Frame>
      </LiveProvider>
      {lapsed && <LapsedSignIn />}
    </>
  );
}

function PageOf({ route }: { route: Route | null }) {
  const isAdministrator = useMe().role === "administrator";
  switch (route?.page) {
    case "home":
      return <QueuePage />;
    case "enquiry":
      return <EnquiryPage id={route.id} />;
    case "newEnquiry":
      return <NewEnquiryPage />;
    case "figures":
      return <FiguresPage />;
    case "visits":
      return <VisitsPage />;
    case "health":
      return <HealthPage />;
    case "account":
      return <AccountPage />;
    case "announcements":
      return isAdministrator ? <AnnouncementsPage /> : <MissingPage why="role" />;
    case "person":
      return isAdministrator ? <PersonDataPage /> : <MissingPage why="role" />;
    case "people":
      return isAdministrator ? <PeoplePage /> : <MissingPage why="role" />;
    case "audit":
      return isAdministrator ? <AuditPage /> : <MissingPage why="role" />;
    default:
      return <MissingPage why="address" />;
  }
}
