/** What Spanish and English are written with: the characters that the subset typefaces keep. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const SPANISH = "áéíóúüñçÁÉÍÓÚÜÑÇ¿¡ºª«»";
const SIGNS = "“”‘’′″–—…·•€°±×½²©↑↓\u00a0";

export const CHARACTERS = ASCII + SPANISH + SIGNS;

/** Names of people and places of Western Europe too: nobody reloads a printed page. */
export const PRINTED =
  CHARACTERS + Array.from({ length: 95 }, (_, index) => String.fromCharCode(0xa1 + index)).join("");
