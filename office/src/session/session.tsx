/** Who is signed in, and what happens when that ends while somebody works. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { ApiError } from "../api/api-error";
import type { Me } from "../api/shapes";
import { onSignedOut } from "../api/sign-in-again";
import { readMe, signOut as sendSignOut } from "../api/staff";
import { clearCache } from "../load/cache";
import { markMoved, replace } from "../router/history";

type SessionContext = {
  me: Me | null;
  /** The session has ended under somebody's hands: what they typed is kept behind the sign-in. */
  lapsed: boolean;
  /** The server has set a cookie: find out who it is. */
  signedIn: () => Promise<void>;
  signOut: () => Promise<void>;
};

const Context = createContext<SessionContext | null>(null);

export function useSession(): SessionContext {
  const session = useContext(Context);
  if (!session) {
    throw new Error("useSession must be used within SessionProvider");
  }
  return session;
}

/** For the pages of whoever is signed in. */
export function useMe(): Me {
  const { me } = useSession();
  if (!me) {
    throw new Error("useMe must be used where somebody is signed in");
  }
  return me;
}

type Wait = { promise: Promise<boolean>; resolve: (isSame: boolean) => void };

function begin(): Wait {
  let resolve: Wait["resolve"] = () => {};
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

export function SessionProvider({ first, children }: { first: Me | null; children: ReactNode }) {
  const [me, setMe] = useState(first);
  const [lapsed, setLapsed] = useState(false);
  /** Every call that found the session ended waits for the same sign-in. */
  const wait = useRef<Wait | null>(null);

  const become = useCallback((next: Me | null, isSame: boolean) => {
    if (!isSame) {
      clearCache();
    }
    markMoved();
    setLapsed(false);
    setMe(next);
    wait.current?.resolve(isSame);
    wait.current = null;
  }, []);

  const isSignedIn = me !== null;
  useEffect(() => {
    if (!isSignedIn) {
      return;
    }
    return onSignedOut(() => {
      wait.current ??= begin();
      setLapsed(true);
      return wait.current.promise;
    });
  }, [isSignedIn]);

  const signedIn = useCallback(async () => {
    const next = await readMe();
    become(next, next.id === me?.id);
  }, [become, me]);

  const signOut = useCallback(async () => {
    await sendSignOut().catch((error: unknown) => {
      // Who is signed out already has what they wanted.
      if (!(error instanceof ApiError && error.code === "signedOut")) {
        throw error;
      }
    });
    become(null, false);
    replace({ page: "home" });
  }, [become]);

  const value = useMemo(() => ({ me, lapsed, signedIn, signOut }), [me, lapsed, signedIn, signOut]);
  return <Context value={value}>{children}</Context>;
}
