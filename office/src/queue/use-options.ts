/** What can be chosen: courses, ways in, people. Titles are in the language of the page. */
import { readOptions } from "../api/enquiries";
import type { Options } from "../api/enquiry-shapes";
import { useLoad, type Loaded } from "../load/use-load";
import { useWords } from "../words/words";

export function useOptions(): Loaded<Options> {
  const { language } = useWords();
  return useLoad(`options ${language}`, readOptions);
}
