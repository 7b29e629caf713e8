// nginx with the bytes and headers that Torre sends, from files compressed beforehand: Debian's nginx-light and
// libnginx-mod-http-brotli-static.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SERVER } from "./cores.mjs";

const PORT = 8762;
const SECURE_PORT = 8764;
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const OWN = new Set([
  "content-type",
  "content-length",
  "content-encoding",
  "date",
  "etag",
  "connection",
  "keep-alive",
  "x-request-id",
  "transfer-encoding",
]);

/** Writes what Torre answers at `path` as files nginx can send: plain, brotli, gzip. */
async function copy(torre, path, file, folder) {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  let headers;
  for (const [encoding, ending] of [
    ["identity", ""],
    ["br", ".br"],
    ["gzip", ".gz"],
  ]) {
    // curl does not unpack what it was not asked to unpack.
    const body = execFileSync("curl", ["-s", "-H", `accept-encoding: ${encoding}`, torre.url + path], {
      maxBuffer: 1e8,
    });
    writeFileSync(target + ending, body);
    headers = (await fetch(torre.url + path)).headers;
  }
  return headers;
}

function location(path, file, headers) {
  const lines = [...headers]
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `add_header ${name} "${value}" always;`);
  const type = headers.get("content-type").split(";")[0];
  return `location = ${path} { default_type ${type}; types { } try_files /${file} =404; ${lines.join(" ")} }`;
}

/** HTTP/1.1 and HTTP/2 with TLS. */
const secure = ({ certificate, key }) =>
  `listen 127.0.0.1:${SECURE_PORT} ssl http2 reuseport; ssl_certificate ${certificate}; ssl_certificate_key ${key};
   ssl_protocols TLSv1.2 TLSv1.3;`;

/** `tls`: the files of a certificate, for addresses with TLS beside those without. */
export async function startNginx(torre, tls) {
  const name = "nginx";
  if (!existsSync("/usr/sbin/nginx") || !existsSync(BROTLI)) {
    return { name, why: "apt-get install nginx-light libnginx-mod-http-brotli-static", stop() {} };
  }
  const folder = mkdtempSync(join(tmpdir(), "nginx-bench-"));
  const script = (await (await fetch(`${torre.url}/`)).text()).match(/\/assets\/[^"]+\.js/)[0];
  const home = await copy(torre, "/", "home.html", folder);
  const asset = await copy(torre, script, script.slice(1), folder);
  const data = await copy(torre, "/api/pages?path=/&lang=es", "data.json", folder);
  const missing = await copy(torre, "/nowhere", "missing.html", folder);
  const errorHeaders = location("/missing.html", "missing.html", missing).replace(
    "location",
    "internal; location",
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `load_module ${BROTLI};
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 4096; }
    http {
      access_log off; sendfile on; tcp_nopush on; server_tokens off; etag on; if_modified_since off;
      keepalive_requests 100000000; open_file_cache max=1000 inactive=600s; open_file_cache_valid 600s;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      brotli_static on; gzip_static on; charset utf-8;
      server {
        listen 127.0.0.1:${PORT} reuseport; ${tls ? secure(tls) : ""} root ${folder};
        error_page 404 /missing.html;
        ${location("/", "home.html", home)}
        ${location(script, script.slice(1), asset)}
        ${location("/data.json", "data.json", data)}
        ${errorHeaders.replace("internal; location = /missing.html {", "location = /missing.html { internal;")}
      }
    }`,
  );
  const [pin, ...where] = SERVER;
  const child = spawn(pin, [...where, "/usr/sbin/nginx", "-c", join(folder, "nginx.conf")], {
    stdio: "inherit",
  });
  const url = `http://127.0.0.1:${PORT}`;
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`${url}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) break;
    if (tries > 200) return { name, why: "it did not start", stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const file = (row) => (row.path.startsWith("/api/pages") ? "/data.json" : row.path);
  // Its own tag: a 304 needs the one this server knows.
  const etag = (await fetch(`${url}/`, { headers: { "accept-encoding": "br" } })).headers.get("etag");
  return {
    name,
    url,
    etag,
    pid: child.pid,
    address: (row) => url + file(row),
    secureAddress: (row) => `https://127.0.0.1:${SECURE_PORT}${file(row)}`,
    stop() {
      // The master takes its workers with it.
      child.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
