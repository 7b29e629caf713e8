/**
 * After the build: compresses every text file once, as far as it goes, so that the server never has to.
 * Also puts the country database beside the front end; both end up inside the program.
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = join(dirname(fileURLToPath(import.meta.url)), "../dist");
const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Sections are small scripts, and there are many on a page: half a kilobyte each is worth halving. */
const WORTH_IT = 256;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      yield* files(path);
    } else {
      yield path;
    }
  }
}

function keepSmaller(path, compressed, body) {
  if (compressed.length < body.length) {
    writeFileSync(path, compressed);
  }
}

for (const path of files(join(dist, "client"))) {
  const body = readFileSync(path);
  if (!TEXT.test(path) || path.endsWith("manifest.json") || body.length < WORTH_IT) {
    continue;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  keepSmaller(`${path}.br`, brotliCompressSync(body, { params }), body);
  keepSmaller(`${path}.gz`, gzipSync(body, { level: 9 }), body);
}

const database = createRequire(import.meta.url).resolve(
  "@ip-location-db/geo-whois-asn-country-mmdb/package.json",
);
mkdirSync(join(dist, "geo"), { recursive: true });
cpSync(join(dirname(database), "geo-whois-asn-country.mmdb"), join(dist, "geo/country.mmdb"));
