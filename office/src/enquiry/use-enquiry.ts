/** One enquiry, as it is now: the server says when somebody else has changed it. */
import { useCallback } from "react";
import { readEnquiry, watchEnquiry } from "../api/enquiries";
import type { Enquiry } from "../api/enquiry-shapes";
import { useRefresh } from "../live/use-refresh";
import { useLoad } from "../load/use-load";

export function useEnquiry(id: string) {
  const loaded = useLoad<Enquiry>(`enquiry ${id}`, () => readEnquiry(id));
  const { change } = loaded;
  const look = useCallback(async () => change(await watchEnquiry(id)), [change, id]);
  useRefresh(look);
  return { ...loaded, look };
}
