/** One enquiry, as it is now: the server says when somebody else has changed it. */
import { useCallback, useEffect, useRef } from "react";
import { readEnquiry, watchEnquiry } from "../api/enquiries";
import type { Enquiry } from "../api/enquiry-shapes";
import { useRefresh } from "../live/use-refresh";
import { useLoad } from "../load/use-load";

export function useEnquiry(id: string) {
  const loaded = useLoad<Enquiry>(`enquiry ${id}`, () => readEnquiry(id));
  const { data, change } = loaded;
  const version = useRef(-1);
  useEffect(() => {
    version.current = data?.version ?? -1;
  }, [data]);
  const look = useCallback(async () => {
    const now = await watchEnquiry(id);
    // Asked before a change of one's own and answered after it: what is known already is newer.
    if (now.version >= version.current) {
      change(now);
    }
  }, [change, id]);
  useRefresh(look);
  return { ...loaded, look };
}
