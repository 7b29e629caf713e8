/** Asks once, keeps the answer true, and lets it be changed. */
import { useEffect, useState } from "react";
import type { Tags } from "../../generated/Tags";
import { usePage } from "../../site/page-context";
import { useAdoptedStyles } from "../../ui/use-adopted-styles";
import { applyChoice } from "./apply-choice";
import { Banner } from "./banner";
import { NOTHING, storeChoice, useChoice, type Granted } from "./choice";
import css from "./consent.css?inline";
import { countPage } from "./load-tags";
import { closePreferences, usePreferencesOpen } from "./open-preferences";
import { Preferences } from "./preferences";
import { Question } from "./question";

export function Consent({ tags }: { tags: Tags }) {
  const page = usePage();
  useAdoptedStyles(css);
  const choice = useChoice(tags.policyVersion);
  const isOpened = usePreferencesOpen();
  const [layer, setLayer] = useState<"first" | "second" | "firstAgain">("first");

  useEffect(() => {
    applyChoice(tags, choice);
    countPage(tags);
  }, [tags, choice, page]);

  if (choice && !isOpened) {
    return null;
  }
  const close = () => {
    setLayer("firstAgain");
    if (isOpened) {
      closePreferences();
    }
  };
  const decide = (granted: Granted) => {
    storeChoice(tags.policyVersion, granted);
    if (!isOpened) {
      // The button that had the focus is gone; the page goes on from its beginning.
      document.getElementById("main")?.focus({ preventScroll: true });
    }
    close();
  };
  if (isOpened || layer === "second") {
    return (
      <Banner key="preferences" takesFocus onEscape={close}>
        <Preferences granted={choice ?? NOTHING} onDecide={decide} onClose={close} />
      </Banner>
    );
  }
  return (
    <Banner key="question" takesFocus={layer === "firstAgain"} mayWait={layer === "first"}>
      <Question onDecide={decide} onConfigure={() => setLayer("second")} />
    </Banner>
  );
}
