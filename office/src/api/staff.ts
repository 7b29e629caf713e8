/** Calls about who is here: sign-in, invitations, passkeys, sessions, people, the audit log. */
import { call, send } from "./call";
import type {
  Account,
  AuditPage,
  CreationCeremony,
  Invitation,
  InvitationLink,
  Me,
  NewPerson,
  Passkey,
  Person,
  RequestCeremony,
  Session,
} from "./shapes";

const at = encodeURIComponent;

/** Asks who is signed in, without asking anybody to sign in. */
export const readMe = () => send<Me>("GET", "me");
export const signOut = () => send<null>("POST", "sign-out");

export const beginSignIn = () => call<RequestCeremony>("POST", "sign-in/begin");
export const finishSignIn = (ceremony: string, credential: AuthenticationResponseJSON) =>
  call<null>("POST", "sign-in/finish", { ceremony, credential });

export const readInvitation = (token: string) => call<Invitation>("POST", "invitation", { token });
export const beginEnrolment = (token: string) => call<CreationCeremony>("POST", "enrolment/begin", { token });
export const finishEnrolment = (body: {
  token: string;
  ceremony: string;
  credential: RegistrationResponseJSON;
  deviceName: string;
}) => call<null>("POST", "enrolment/finish", body);

export const readPasskeys = () => call<Passkey[]>("GET", "passkeys");
export const beginPasskey = () => call<CreationCeremony>("POST", "passkeys/begin");
export const finishPasskey = (ceremony: string, credential: RegistrationResponseJSON, name: string) =>
  call<Passkey>("POST", "passkeys/finish", { ceremony, credential, name });
export const renamePasskey = (id: string, name: string) =>
  call<null>("PATCH", `passkeys/${at(id)}`, { name });
export const removePasskey = (id: string) => call<null>("DELETE", `passkeys/${at(id)}`);

export const readSessions = () => call<Session[]>("GET", "sessions");
export const endSession = (id: string) => call<null>("DELETE", `sessions/${at(id)}`);

export const readPeople = () => call<Person[]>("GET", "people");
export const invite = (person: NewPerson) => call<InvitationLink>("POST", "people", person);
export const inviteAgain = (id: string) => call<InvitationLink>("POST", `people/${at(id)}/invitation`);
export const removePerson = (id: string) => call<null>("DELETE", `people/${at(id)}`);

export const readAudit = (after: string | null) =>
  call<AuditPage>("GET", after === null ? "audit" : `audit?after=${at(after)}`);

export const readAccount = () => call<Account>("GET", "account");
export const changeAccount = (change: { email?: string | null; morning?: boolean }) =>
  call<Account>("PATCH", "account", change);
