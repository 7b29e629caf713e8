/** What the server of the office answers, as `/api/staff/openapi.json` describes it. */

export type Role = "administrator" | "office";

export type Me = {
  id: string;
  name: string;
  role: Role;
  signedInAt: string;
  endsAt: string;
  passkeys: number;
};

export type Invitation = { name: string; role: Role; expiresAt: string };

/** The ceremony is sealed: the browser hands it back as it came. */
export type CreationCeremony = { ceremony: string; options: PublicKeyCredentialCreationOptionsJSON };
export type RequestCeremony = { ceremony: string; options: PublicKeyCredentialRequestOptionsJSON };

export type Passkey = { id: string; name: string; addedAt: string; lastUsedAt: string | null };

export type Session = {
  id: string;
  device: string;
  startedAt: string;
  lastSeenAt: string;
  current: boolean;
};

export type Person = {
  id: string;
  name: string;
  role: Role;
  passkeys: number;
  lastSeenAt: string | null;
  invitedUntil: string | null;
};

export type NewPerson = { name: string; role: Role; email?: string };

/** `mailed`: it has also left by mail. */
export type InvitationLink = { link: string; expiresAt: string; mailed?: boolean };

export type AuditEntry = {
  id: string;
  at: string;
  who: { id: string; name: string } | null;
  action: string;
  subject: string | null;
};

export type AuditPage = { entries: AuditEntry[]; next: string | null };

/** How one is written to. `canMail`: the server can send mail at all. */
export type Account = { email: string | null; morning: boolean; canMail: boolean };
