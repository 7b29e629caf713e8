/** Tells of a connection that is slow or gone: a line while a page is awaited, and a notice where it does not come. */
import { useEffect, useState, type ComponentType } from "react";
import { WAITING, whenKept } from "../features/leads/waiting-signal";
import { readStored } from "../site/browser-storage";
import { useText } from "../site/page-context";
import { Notice } from "../ui/notice";
import { ProgressLine } from "./progress-line";
import { useLostNavigation } from "./lost-navigation";

export function ConnectionNotices() {
  const t = useText();
  const { lost, retry } = useLostNavigation();
  const Waiting = useWaiting();
  return (
    <>
      <ProgressLine />
      {/* There before its words, so that screen readers say them. */}
      <div id="notices" role="status" className="fixed inset-x-0 top-(--header) z-20">
        {lost && (
          <Notice text={t("frame.offline")}>
            <button type="button" className="button button-secondary" onClick={retry}>
              {t("search.retry")}
            </button>
          </Notice>
        )}
        {Waiting && <Waiting />}
      </div>
    </>
  );
}

/** Loaded where a message waits on this device, from another page or since just now. */
function useWaiting(): ComponentType | null {
  const [Waiting, setWaiting] = useState<ComponentType | null>(null);
  useEffect(() => {
    const look = () => {
      if (readStored("localStorage", WAITING)) {
        import("../features/leads/waiting-notice")
          .then(({ WaitingNotice }) => setWaiting(() => WaitingNotice))
          .catch(() => undefined);
      }
    };
    look();
    return whenKept(look);
  }, []);
  return Waiting;
}
