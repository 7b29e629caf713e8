/** A link that plays the same traffic again: the seed alone, in the fragment, which no server sees. */
import { useState } from "react";
import { useText } from "../../site/page-context";
import { seedText } from "./seed";

export function ShareButton({ seed }: { seed: number }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    const link = new URL(`#${seedText(seed)}`, window.location.href).href;
    // Where the clipboard is closed to the page, the link stands in the address bar.
    navigator.clipboard
      .writeText(link)
      .then(() => setCopied(true))
      .catch(() => window.history.replaceState(window.history.state, "", link));
  };
  return (
    <button type="button" onClick={copy} aria-live="polite">
      {isCopied ? t("exercise.shared") : t("exercise.share")}
    </button>
  );
}
