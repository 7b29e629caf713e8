/** Puts the head of another page in place: the server made the list, the browser only follows it. */
import type { Head } from "../generated/Head";
import type { Language } from "../generated/Language";

export function showHead(head: Head, language: Language): void {
  document.documentElement.lang = language;
  document.title = head.title;
  for (const old of document.head.querySelectorAll("[data-head]")) {
    old.remove();
  }
  for (const { name, attributes } of head.tags) {
    const tag = document.createElement(name);
    for (const [key, value] of attributes) {
      tag.setAttribute(key, value);
    }
    tag.setAttribute("data-head", "");
    document.head.append(tag);
  }
}
