/**
 * Carries out a change of language: one at a time, and a change of address not within a second of the last one. What is
 * asked for meanwhile is remembered, and the last of it is done.
 */
import type { Language } from "../../generated/Language";
import type { PageData } from "../../generated/PageData";
import { arrivalTarget, switchTarget, type SwitchTarget, type TargetOf } from "./switch-target";

const REDIRECT_GUARD_MS = 1000;

type Surroundings = {
  /** The page that is shown, until `pageShown` says otherwise. */
  page: PageData;
  here: () => URL;
  /** Resolves when the page that is shown is the one of the address. */
  settled: () => Promise<void>;
  go: (target: SwitchTarget, language: Language) => void;
};

export type LanguageSwitch = ReturnType<typeof createLanguageSwitch>;

export function createLanguageSwitch({ page: firstPage, here, settled, go }: Surroundings) {
  const listeners = new Set<() => void>();
  let page = firstPage;
  let wanted: Language | null = null;
  let targetOf: TargetOf = switchTarget;
  let isWaiting = false;
  let lastMove = -Infinity;

  const want = (language: Language | null) => {
    wanted = language;
    for (const listener of listeners) {
      listener();
    }
  };

  /** How long the guard lasts still; without it, the change is made. */
  const attempt = (): number => {
    const target = wanted && page.language !== wanted ? targetOf(page, wanted, here()) : null;
    if (!wanted || !target) {
      want(null);
      return 0;
    }
    const left = target.moves ? lastMove + REDIRECT_GUARD_MS - Date.now() : 0;
    if (left <= 0) {
      lastMove = target.moves ? Date.now() : lastMove;
      go(target, wanted);
    }
    return left;
  };

  const carryOut = async () => {
    if (isWaiting) {
      return;
    }
    isWaiting = true;
    await settled();
    for (let left = attempt(); left > 0; left = attempt()) {
      await new Promise((resolve) => setTimeout(resolve, left));
      await settled();
    }
    isWaiting = false;
  };

  const change = (language: Language, kind: TargetOf) => {
    targetOf = kind;
    want(language);
    void carryOut();
  };

  return {
    choose: (language: Language) => change(language, switchTarget),
    arrive: (language: Language) => change(language, arrivalTarget),
    /** Another page is shown: whatever it speaks is what was asked for, unless something still waits. */
    pageShown: (shown: PageData) => {
      page = shown;
      if (wanted && !isWaiting) {
        want(null);
      }
    },
    wanted: () => wanted,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
