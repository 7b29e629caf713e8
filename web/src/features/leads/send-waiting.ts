/** Sends what waits, once: one tab at a time, and a repeat is known to the server by its key. */
import { sendLead, type Answer } from "./send-lead";
import { changeWaiting, readWaiting, removeWaiting, type WaitingEnquiry } from "./waiting-enquiries";
import { WAITING } from "./waiting-signal";

export type News = "sent" | "expired";

/** A browser without locks sends twice at worst; the second time changes nothing. */
async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  await (locks?.request(WAITING, { ifAvailable: true }, (lock) => (lock ? work() : undefined)) ?? work());
}

function take(key: string, answer: Answer): News | null {
  switch (answer.kind) {
    case "sent":
      removeWaiting(key, true);
      return "sent";
    case "fields":
      changeWaiting(key, { state: "policy_version" in answer.errors ? "changed" : "refused" });
      return null;
    case "refused":
      changeWaiting(key, { state: "refused" });
      return null;
    default:
      // No connection yet, or too much to do: it waits on.
      return null;
  }
}

async function sendOne({ key, address, body, until, state }: WaitingEnquiry): Promise<News | null> {
  if (until < Date.now()) {
    removeWaiting(key);
    return "expired";
  }
  return state ? null : take(key, await sendLead(address, body, key));
}

export async function sendWaiting(tell: (news: News) => void): Promise<void> {
  await alone(async () => {
    for (const enquiry of readWaiting()) {
      const news = await sendOne(enquiry);
      if (news) {
        tell(news);
      }
    }
  });
}
