/** What subscribers can be told, and what they were told. */
import { call, watch } from "./call";

export type Candidate = {
  /** A call's ends in a colon: the name that the school gives it comes after it. */
  topic: string;
  title: string;
  what: { language: string; subject: string; text: string }[];
  subscribers: number;
  /** Of what was seen: with other words, or for others, nothing is sent. */
  hash: string;
};

export type Announced = {
  topic: string;
  title: string;
  at: string;
  /** Null: the command line. */
  who: string | null;
  total: number;
  sent: number;
  waiting: number;
  failed: number;
  uncertain: number;
};

export type Announcements = { canSend: boolean; waiting: Candidate[]; sent: Announced[] };

export const readAnnouncements = () => call<Announcements>("GET", "announcements");
export const watchAnnouncements = () => watch<Announcements>("announcements");
export const announce = (topic: string, hash: string) =>
  call<Announcements>("POST", "announcements", { topic, hash });
export const announceAgain = (topic: string, state: "failed" | "uncertain") =>
  call<Announcements>("POST", "announcements/again", { topic, state });
export const tryAnnouncement = (topic: string, email: string) =>
  call<null>("POST", "announcements/test", { topic, email });
