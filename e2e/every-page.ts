/** Long walks over every page: by axe, for what moves, and again in another language, width or engine. */
export const EVERY_PAGE = "@every-page";

/** `TORRE_EVERY_PAGE=off` leaves them to `make test`: a change has forty minutes to pass `.ci/run`. */
export const leftOut = () =>
  process.env.TORRE_EVERY_PAGE === "off" ? { grepInvert: new RegExp(EVERY_PAGE) } : {};
