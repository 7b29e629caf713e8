/** Where the two servers of a run listen. Two runs at once need two ports, two apart. */
const PORT = Number(process.env.TORRE_E2E_PORT ?? 8791);

export const SITE = { port: PORT, url: `http://127.0.0.1:${PORT}` };
/** The page of all parts, which is no part of the program. */
export const PARTS = { port: PORT + 1, url: `http://127.0.0.1:${PORT + 1}/parts.html` };
