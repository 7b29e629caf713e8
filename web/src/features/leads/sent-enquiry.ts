/** What a strip says of an enquiry, on the form and after it: the success page finds it in the tab that sent it. */

import { useEffect, useState } from "react";

export type SentEnquiry = { name: string; interest: string };

const KEY = "enquiry-sent";
const NOTHING: SentEnquiry = { name: "", interest: "" };

export function sentEnquiry(form: HTMLFormElement): SentEnquiry {
  const data = new FormData(form);
  const text = (field: string) => String(data.get(field) ?? "").trim();
  return { name: text("name"), interest: text("interest") };
}

export function keepSentEnquiry(sent: SentEnquiry): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent));
  } catch {
    // Storage can be forbidden; the success page then says what it says to everybody.
  }
}

function readSentEnquiry(): SentEnquiry {
  try {
    const sent = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<SentEnquiry>;
    return { name: String(sent.name ?? ""), interest: String(sent.interest ?? "") };
  } catch {
    return NOTHING;
  }
}

/** Nothing on the server, and for who has not just sent a form. */
export function useSentEnquiry(): SentEnquiry {
  const [sent, setSent] = useState(NOTHING);
  useEffect(() => setSent(readSentEnquiry()), []);
  return sent;
}
