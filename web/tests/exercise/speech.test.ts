/** Calls are read aloud by voices of the device alone: one that sends the text away is never used. */
import { afterEach, expect, test, vi } from "vitest";
import { canSpeak, speak } from "../../src/features/exercise/speech";

type Voice = { name: string; lang: string; localService: boolean };

const ON_DEVICE = { name: "Mónica", lang: "es-ES", localService: true };
const ON_A_SERVER = { name: "Nube", lang: "es-ES", localService: false };

function withVoices(...voices: Voice[]) {
  const spoken: { text: string; voice?: Voice }[] = [];
  vi.stubGlobal("window", {
    speechSynthesis: { getVoices: () => voices, speak: (utterance: never) => void spoken.push(utterance) },
  });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(public text: string) {}
    },
  );
  return spoken;
}

afterEach(() => vi.unstubAllGlobals());

test("a voice of a server is no voice", () => {
  const spoken = withVoices(ON_A_SERVER);
  expect(canSpeak("es")).toBe(false);
  speak("Levante 701, vire derecha rumbo 270.", "es");
  expect(spoken).toEqual([]);
});

test("the device's own voice in the page's language reads, figure by figure", () => {
  const spoken = withVoices(ON_A_SERVER, { ...ON_DEVICE, lang: "en-GB" }, ON_DEVICE);
  expect(canSpeak("es")).toBe(true);
  speak("Levante 701, vire derecha rumbo 270.", "es");
  expect(spoken).toMatchObject([{ text: "Levante 7 0 1, vire derecha rumbo 2 7 0.", voice: ON_DEVICE }]);
});

test("a browser without speech has none", () => {
  vi.stubGlobal("window", {});
  expect(canSpeak("en")).toBe(false);
});
