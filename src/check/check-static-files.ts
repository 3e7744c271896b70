import type { OutputFile } from "../model.ts";
import type { Report } from "../problem.ts";

/** Warns of files in `static/` that nobody means to publish: hidden ones, keys, passwords, left-overs of programs. */
export function checkStaticFiles(files: readonly OutputFile[], report: Report): void {
  for (const file of files) {
    const what = explain(file);
    if (what === undefined) continue;
    report({
      code: "static/secret",
      severity: "warning",
      file: `static/${file.path}`,
      message: `${what}: it would be published for everyone to read`,
      hint: "move it out of static/; if it is out already, replace every key and password that it holds",
    });
  }
}

function explain({ path, bytes }: OutputFile): string | undefined {
  const segments = path.split("/");
  const name = segments.at(-1) ?? "";
  if (/^\.env\b/i.test(name)) return "a file of environment variables, which hold keys and passwords";
  if (/^\.(?:npmrc|netrc|pgpass|htpasswd|git-credentials)$/.test(name)) return "a file of credentials";
  if (/\.(?:pem|key|p12|pfx|jks|kdbx)$/i.test(name) || /^id_(?:rsa|dsa|ecdsa|ed25519)$/.test(name))
    return "a file of keys";
  if (/\.(?:sql|sqlite3?|bak|old|orig|swp)$/i.test(name)) return "a copy of data or of another file";
  // Hosts read these hidden names, and no others.
  const hidden = segments.find((part) => part.startsWith("."));
  if (hidden !== undefined && ![".well-known", ".nojekyll", ".htaccess"].includes(hidden))
    return `a hidden file (${hidden})`;
  if (holdsPrivateKey(bytes)) return "a private key";
  return undefined;
}

/** Keys are short, and say so in their first line. */
function holdsPrivateKey(bytes: Uint8Array): boolean {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  return /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(start);
}
