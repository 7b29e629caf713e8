// A self-signed certificate for the servers that are measured with TLS.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "torre-certificate-"));
  const [certificate, key] = ["certificate.pem", "key.pem"].map((file) => join(folder, file));
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-out", certificate, "-keyout", key], {
    stdio: "ignore",
  });
  return { certificate, key, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
