/** Words and whoever is signed in, asked for at the same time; nothing is shown before both are known. */
import { useEffect, useState } from "react";
import { ApiError } from "../api/api-error";
import type { Me } from "../api/shapes";
import { readMe } from "../api/staff";
import { SessionProvider } from "../session/session";
import { NoticeProvider } from "../ui/notices";
import { Sweep } from "../ui/sweep";
import { readWords, type Words } from "../words/catalogue";
import { shellLanguage } from "../words/language";
import { WordsProvider } from "../words/words";
import { Office } from "./office";

type Start = { words: Words; me: Me | null };

/** Said when not even the words have come, and therefore the only ones that stand here. */
const NO_WORDS = {
  es: { text: "La oficina no responde. Comprueba la conexión.", retry: "Intentar de nuevo" },
  en: { text: "The office does not answer. Check the connection.", retry: "Try again" },
} as const;

const whoeverIsThere = () =>
  readMe().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "signedOut") {
      return null;
    }
    throw error;
  });

export function Boot({ token }: { token: string }) {
  const language = shellLanguage();
  const [start, setStart] = useState<Start | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    Promise.all([readWords(language), whoeverIsThere()]).then(
      ([words, me]) => setStart({ words, me }),
      () => setStart("failed"),
    );
  }, [language, attempt]);

  if (start === null) {
    return (
      <main className="booting ground-ink">
        <Sweep />
      </main>
    );
  }
  if (start === "failed") {
    const again = () => {
      setStart(null);
      setAttempt(attempt + 1);
    };
    return (
      <main className="booting ground-ink">
        <div role="alert">
          <h1>{NO_WORDS[language].text}</h1>
        </div>
        <button type="button" className="button button-secondary" onClick={again}>
          {NO_WORDS[language].retry}
        </button>
      </main>
    );
  }
  return (
    <WordsProvider first={{ language, words: start.words }}>
      <SessionProvider first={start.me}>
        <NoticeProvider>
          <Office token={token} />
        </NoticeProvider>
      </SessionProvider>
    </WordsProvider>
  );
}
