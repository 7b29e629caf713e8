/** The keys of one enquiry. */
import type { Enquiry } from "../api/enquiry-shapes";
import { useKeys } from "../keys/use-keys";
import { cameFrom } from "../queue/came-from";
import { isDone } from "../queue/standing";
import { go } from "../router/history";
import type { Replying } from "../reply/use-replying";
import { useMe } from "../session/session";
import { neighbours } from "./neighbours";
import type { Changing } from "./use-change";

const press = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.click();

export function useEnquiryKeys(enquiry: Enquiry, { run }: Changing, { begin }: Replying): void {
  const me = useMe();
  const open = (id: string | null | undefined) => id && go({ page: "enquiry", id });
  const nothing = () => {};
  useKeys({
    j: () => open(neighbours(enquiry.id)?.next),
    k: () => open(neighbours(enquiry.id)?.previous),
    u: () => go({ page: "home", search: cameFrom().search }),
    a: () => void run(enquiry, { owner: enquiry.owner?.id === me.id ? null : me.id }, nothing),
    d: () => void run(enquiry, { status: isDone(enquiry.status) ? "inProgress" : "answered" }, nothing),
    s: () => void run(enquiry, { suspected: enquiry.suspicion === null }, nothing),
    m: begin,
    n: () => document.getElementById("note")?.focus(),
    e: press("#correct"),
    t: press("#remind"),
  });
}
