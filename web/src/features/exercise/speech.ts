/** Reads calls aloud, only by a voice that is on the device itself: nothing said here goes anywhere. */
import type { Language } from "../../generated/Language";
import { spokenDigits } from "./phraseology";

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = "speechSynthesis" in window ? window.speechSynthesis.getVoices() : [];
  return voices.find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language));
}

/** Browsers list their voices late: ask again when it matters. */
export function canSpeak(language: Language): boolean {
  return voiceFor(language) !== undefined;
}

export function speak(text: string, language: Language): void {
  const voice = voiceFor(language);
  if (voice) {
    const utterance = new SpeechSynthesisUtterance(spokenDigits(text));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 1.15;
    window.speechSynthesis.speak(utterance);
  }
}

export function beSilent(): void {
  if ("speechSynthesis" in window) {
    window.speechSynthesis.cancel();
  }
}
