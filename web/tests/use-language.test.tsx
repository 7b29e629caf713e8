import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useLanguage } from "../src/features/language/language-provider";

function Reader() {
  return useLanguage().language;
}

test("the language outside its provider is a mistake that says so", () => {
  expect(() => renderToString(<Reader />)).toThrow("useLanguage must be used within a LanguageProvider");
});
