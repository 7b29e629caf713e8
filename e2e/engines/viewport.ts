/** A desk: the whole navigation is in the header. */
export const VIEWPORT = { width: 1280, height: 900 };
