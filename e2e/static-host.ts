/** A plain static host: files, `.html` left out, `index.html` of a folder, `404.html`; and the headers of `_headers`. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".xml": "application/xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".pdf": "application/pdf",
};

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** The nearest `404.html` at or above what was asked for. */
function missing(root: string, asked: string): string {
  const folder = dirname(asked);
  const page = join(folder, "404.html");
  return isFile(page) || folder.length <= root.length ? page : missing(root, folder);
}

function forEveryAnswer(root: string): [string, string][] {
  const [block = ""] = readFileSync(join(root, "_headers"), "utf8").split(/\n(?=\/)/);
  return [...block.matchAll(/^ {2}([a-z-]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);
}

export function staticHost(root: string, port: number): Promise<Server> {
  const headers = forEveryAnswer(root);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const asked = join(root, normalize(decodeURIComponent(pathname)));
    const file = [asked, `${asked.replace(/\/$/, "")}.html`, join(asked, "index.html")].find(isFile);
    const found = file ?? missing(root, asked);
    for (const [name, value] of headers) {
      response.setHeader(name, value);
    }
    response.setHeader("content-type", TYPES[extname(found)] ?? "application/octet-stream");
    response.writeHead(file ? 200 : 404);
    response.end(request.method === "HEAD" ? undefined : readFileSync(found));
  });
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}
