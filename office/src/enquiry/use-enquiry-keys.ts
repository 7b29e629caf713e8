/** The keys of one enquiry. */
import type { Enquiry } from "../api/enquiry-shapes";
import { useKeys } from "../keys/use-keys";
import { cameFrom } from "../queue/came-from";
import { isDone } from "../queue/standing";
import { go } from "../router/history";
import { wantReply, type Replying } from "../reply/use-replying";
import { useMe } from "../session/session";
import { neighbours } from "./neighbours";
import type { Changing } from "./use-change";

const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();

/** Those that need not wait for the enquiry: whoever is quick goes on, or has the reply begun when it is there. */
export function useEarlyKeys(id: string, isThere: boolean): void {
  const open = (other: string | null | undefined) => other && go({ page: "enquiry", id: other });
  useKeys({
    j: () => open(neighbours(id)?.next),
    k: () => open(neighbours(id)?.previous),
    u: () => go({ page: "home", search: cameFrom().search }),
    ...(!isThere && { m: () => wantReply(id) }),
  });
}

export function useEnquiryKeys(enquiry: Enquiry, { run }: Changing, { begin }: Replying): void {
  const me = useMe();
  const nothing = () => {};
  useKeys({
    a: () => void run(enquiry, { owner: enquiry.owner?.id === me.id ? null : me.id }, nothing),
    d: () => void run(enquiry, { status: isDone(enquiry.status) ? "inProgress" : "answered" }, nothing),
    s: () => void run(enquiry, { suspected: enquiry.suspicion === null }, nothing),
    m: begin,
    n: () => document.getElementById("note")?.focus(),
    e: press("#correct"),
    t: press("#remind"),
  });
}
