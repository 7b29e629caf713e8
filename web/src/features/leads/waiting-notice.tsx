/** On every page while messages wait on this device: how many, a way to erase them, and what became of them. */
import { useEffect, useRef, useState } from "react";
import { useOfflineText } from "../../site/offline-text";
import { usePage, useText } from "../../site/page-context";
import { Notice } from "../../ui/notice";
import { sendWaiting, type News } from "./send-waiting";
import { agreeAgain, readWaiting, removeWaiting, type WaitingEnquiry } from "./waiting-enquiries";
import { whenKept } from "./waiting-signal";

/** A connection comes back without a word where there is a network but nothing behind it. */
const AGAIN_MS = 20_000;

export function WaitingNotice() {
  const words = useOfflineText();
  const t = useText();
  const { waiting, news, close } = useSending();
  if (!words) {
    return null;
  }
  const open = waiting.filter(({ state }) => !state);
  return (
    <>
      {news && (
        <Notice text={words(`offline.${news}`)}>
          <button type="button" className="button button-quiet" onClick={close}>
            {t("toast.close")}
          </button>
        </Notice>
      )}
      {open.length > 0 && (
        <Notice text={words("offline.waiting", { count: open.length })}>
          <Erase enquiries={open} label={words("offline.erase")} />
        </Notice>
      )}
      {waiting
        .filter(({ state }) => state === "changed")
        .map((enquiry) => (
          <Changed key={enquiry.key} enquiry={enquiry} />
        ))}
      {waiting
        .filter(({ state }) => state === "refused")
        .map((enquiry) => (
          <Notice key={enquiry.key} text={words("offline.refused")}>
            <Erase enquiries={[enquiry]} label={words("offline.erase")} />
          </Notice>
        ))}
    </>
  );
}

/** Tries at once, when the browser says that it is online, and now and then. */
function useSending() {
  const [waiting, setWaiting] = useState(readWaiting);
  const [news, setNews] = useState<News | null>(null);
  const some = waiting.some(({ state }) => !state);
  useEffect(() => whenKept(() => setWaiting(readWaiting())), []);
  useEffect(() => {
    if (!some) {
      return;
    }
    const send = () => void sendWaiting(setNews);
    send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [some]);
  return { waiting, news, close: () => setNews(null) };
}

function Erase({ enquiries, label }: { enquiries: WaitingEnquiry[]; label: string }) {
  const erase = () => enquiries.forEach(({ key }) => removeWaiting(key));
  return (
    <button type="button" className="button button-secondary" onClick={erase}>
      {label}
    </button>
  );
}

/** What was agreed to is not what holds now: nothing goes out before the visitor has agreed again. */
function Changed({ enquiry }: { enquiry: WaitingEnquiry }) {
  const { frame } = usePage();
  const words = useOfflineText();
  const question = useRef<HTMLDivElement>(null);
  const policy = frame.policies[0];
  if (!words) {
    return null;
  }
  const text = (
    <>
      {words("offline.changed")}{" "}
      {policy && (
        <a href={policy.href} className="link">
          {policy.label}
        </a>
      )}
    </>
  );
  return (
    <div ref={question}>
      <Notice text={text}>
        <button type="button" className="button button-primary" onClick={() => agreeAgain(enquiry)}>
          {words("offline.accept")}
        </button>
        <Erase enquiries={[enquiry]} label={words("offline.erase")} />
      </Notice>
    </div>
  );
}
