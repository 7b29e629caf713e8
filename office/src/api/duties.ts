/** A person's data, and the health of the program. */
import { call, callForFile } from "./call";
import type { Row } from "./enquiry-shapes";

export type FoundPerson = {
  enquiries: Row[];
  notes: number;
  subscriptions: {
    id: string;
    topic: string;
    topicTitle: string | null;
    language: string;
    requested: string;
    confirmed: string | boolean | null;
  }[];
  mails: number;
};

export type Erasure = { erasure: string; enquiries: number; notes: number; subscriptions: number };

export const findPerson = (email: string) => call<FoundPerson>("POST", "person/find", { email });
export const exportPerson = (email: string) => callForFile("POST", "person/export", { email });
export const erasePerson = (email: string) => call<Erasure>("POST", "person/erase", { email });

export type Outlet = {
  configured: boolean;
  ok: boolean;
  waiting: number;
  failed: number;
  oldest: string | null;
  lastError: string | null;
};

export type Health = {
  version: string;
  startedAt: string;
  store: { kind: string; ok: boolean; sentence: string | null };
  mail: Outlet;
  webhook: Outlet;
  backup: { last: string | null; applicable: boolean };
  content: {
    version: string;
    stale: { what: string; where: string; since: string }[];
    placeholders: { file: string; what: string }[];
  };
};

export const readHealth = () => call<Health>("GET", "health");
