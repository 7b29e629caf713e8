/** A thin line at the top while a page takes longer than a moment. */
import { useEffect, useState } from "react";
import { navigationApi } from "../site/navigation-api";
import { useText } from "../site/page-context";
import { isPage } from "./fetch-page";

const A_MOMENT_MS = 300;
/** It slows down and never arrives: the page does. */
const GROWS = [{ transform: "scaleX(0.05)" }, { transform: "scaleX(0.6)" }, { transform: "scaleX(0.95)" }];
const GROWTH: KeyframeAnimationOptions = { duration: 10_000, easing: "ease-out", fill: "both" };

const grow = (line: HTMLDivElement | null) => {
  if (line && !window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    line.animate(GROWS, GROWTH);
  }
};

export function ProgressLine() {
  const t = useText();
  return useIsSlow() ? (
    <div
      ref={grow}
      role="progressbar"
      aria-label={t("frame.loading")}
      className="fixed inset-x-0 top-0 z-(--layer-toast) h-0.5 origin-left bg-phosphor"
    />
  ) : null;
}

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const navigation = navigationApi();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = ({ canIntercept, hashChange, destination }: NavigateEvent) => {
      clearTimeout(timer);
      if (canIntercept && !hashChange && isPage(new URL(destination.url))) {
        timer = setTimeout(setSlow, A_MOMENT_MS, true);
      }
    };
    const end = () => {
      clearTimeout(timer);
      setSlow(false);
    };
    navigation?.addEventListener("navigate", start);
    navigation?.addEventListener("navigatesuccess", end);
    navigation?.addEventListener("navigateerror", end);
    return () => {
      clearTimeout(timer);
      navigation?.removeEventListener("navigate", start);
      navigation?.removeEventListener("navigatesuccess", end);
      navigation?.removeEventListener("navigateerror", end);
    };
  }, []);
  return isSlow;
}
