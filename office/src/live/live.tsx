/** What the server tells by itself: that the queue has changed, and who looks at what. */
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import type { PersonRef } from "../api/enquiry-shapes";
import { useMe } from "../session/session";
import { follow, type Viewers } from "./follow";

type Live = { stamp: string | null; viewers: Viewers; isAway: boolean };

const Context = createContext<Live>({ stamp: null, viewers: {}, isAway: false });

export const useLive = () => useContext(Context);

/** The others who have an enquiry open now. */
export function useViewers(id: string): PersonRef[] {
  const me = useMe();
  return (useLive().viewers[id] ?? []).filter((person) => person.id !== me.id);
}

export function LiveProvider({ children }: { children: ReactNode }) {
  const [stamp, setStamp] = useState<string | null>(null);
  const [viewers, setViewers] = useState<Viewers>({});
  const [isAway, setIsAway] = useState(false);
  useEffect(() => follow({ queue: setStamp, viewers: setViewers, away: setIsAway }), []);
  const value = useMemo(() => ({ stamp, viewers, isAway }), [stamp, viewers, isAway]);
  return <Context value={value}>{children}</Context>;
}
