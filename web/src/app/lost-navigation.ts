/** A navigation without a connection: the visitor stays on the page, is told, and can try again. */
import { useEffect, useState } from "react";
import { navigationApi } from "../site/navigation-api";
import { unreachable } from "./unreachable";

/** A page that the server refuses is the browser's to load; one that nobody answers for is not there at all. */
async function isOffline(url: URL): Promise<boolean> {
  if (!navigator.onLine) {
    return true;
  }
  return fetch(url, { method: "HEAD" }).then(
    () => false,
    () => true,
  );
}

export function useLostNavigation(): { lost: URL | null; retry: () => void } {
  const [lost, setLost] = useState<URL | null>(null);

  useEffect(() => {
    const navigation = navigationApi();
    unreachable.isTold = async (url, type) => {
      const shown = navigation?.transition?.from.url;
      if (!(await isOffline(url))) {
        return false;
      }
      // The address is in history already: that of the shown page takes its place. Going back has nothing to undo.
      if (type === "push" && shown) {
        window.history.replaceState(null, "", shown);
      }
      setLost(url);
      return true;
    };
    const arrived = () => {
      if (navigation?.currentEntry?.url === lost?.href) {
        setLost(null);
      }
    };
    navigation?.addEventListener("navigatesuccess", arrived);
    return () => {
      unreachable.isTold = undefined;
      navigation?.removeEventListener("navigatesuccess", arrived);
    };
  }, [lost]);

  const retry = () => {
    if (!lost) {
      return;
    }
    setLost(null);
    const history = lost.href === window.location.href ? "replace" : "push";
    navigationApi()?.navigate(lost.href, { history, info: "again" });
  };
  return { lost, retry };
}
