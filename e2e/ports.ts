/** Where the programs of a run listen. Two runs at once need two ports, ten apart. */
const PORT = Number(process.env.TORRE_E2E_PORT ?? 8791);

const place = (port: number) => ({ port, url: `http://127.0.0.1:${port}` });

export const SITE = place(PORT);
/** The page of all parts, which is no part of the program. */
export const PARTS = { ...place(PORT + 1), url: `http://127.0.0.1:${PORT + 1}/parts.html` };
/** The site with a form provider and tags, the site with tags alone, and what stands in for both. */
export const CONFIGURED = place(PORT + 2);
export const PROVIDER = place(PORT + 3);
export const TAGS = place(PORT + 4);
export const TAGGED = place(PORT + 5);
/** The site as files, on a plain static host. */
export const EXPORTED = place(PORT + 6);
