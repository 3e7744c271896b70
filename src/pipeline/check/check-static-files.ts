import type { OutputFile } from "../../model/model.ts";
import type { Problem, Report } from "../../problems/problem.ts";
import { holdsPrivateKey } from "./holds-private-key.ts";

/**
 * Refuses files in `static/` that hold keys or passwords, and warns of others that nobody means to publish: hidden ones,
 * left-overs of programs.
 */
export function checkStaticFiles(files: readonly OutputFile[], report: Report): void {
  for (const file of files) {
    const what = explainSecret(file);
    if (what !== undefined) report(refuse(file, what));
    else reportLeftOver(file, report);
  }
}

function refuse({ path }: OutputFile, what: string): Problem {
  return {
    code: "static/secret",
    severity: "error",
    file: `static/${path}`,
    message: `${what}: it would be published for everyone to read`,
    hint: "move it out of static/; if it is out already, replace every key and password that it holds",
  };
}

/** What programs call the files that hold secrets. */
const secretNames: readonly (readonly [name: RegExp, what: string])[] = [
  [/^\.env(?:rc|\b)/i, "a file of environment variables, which hold keys and passwords"],
  [
    /^(?:[._]netrc|\.(?:npmrc|pypirc|pgpass|my\.cnf|htpasswd|git-credentials|dockercfg|s3cfg|boto|vault-token))$/i,
    "a file of credentials",
  ],
  [/^\.[a-z]+_history$/i, "what was typed into a program"],
  [/^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/i, "a file of keys"],
  [/\.(?:p12|pfx|jks|keystore|kdbx|ppk)$/i, "a file of keys"],
  [/\.tfstate(?:\.backup)?$/i, "the state of Terraform, which holds keys and passwords"],
];

/** Hidden folders in which programs keep them. */
const secretFolders = [".ssh", ".aws", ".gnupg", ".kube", ".docker", ".azure"];

function explainSecret({ path, bytes }: OutputFile): string | undefined {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  const known = secretNames.find(([pattern]) => pattern.test(name));
  if (known !== undefined) return known[1];
  const folder = folders.find((one) => secretFolders.includes(one.toLowerCase()));
  if (folder !== undefined) return `a file of ${folder}, where keys are kept`;
  return holdsPrivateKey(bytes) ? "a private key" : undefined;
}

function reportLeftOver({ path }: OutputFile, report: Report): void {
  // Hosts read these hidden names, and no others.
  const hosts = [".well-known", ".nojekyll", ".htaccess", ".domains"];
  const hidden = path.split("/").find((part) => part.startsWith(".") && !hosts.includes(part));
  const isCopy = /\.(?:sql|sqlite3?|bak|old|orig|swp)$/i.test(path);
  if (hidden === undefined && !isCopy) return;
  report({
    code: "static/left-over",
    severity: "warning",
    file: `static/${path}`,
    message: `${hidden === undefined ? "a copy of data or of another file" : `a hidden file (${hidden})`}: it would be published for everyone to read`,
    hint: "move it out of static/, unless visitors are meant to have it",
  });
}
