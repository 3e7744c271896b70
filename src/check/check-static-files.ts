import { hostPaths } from "../hosts/hosts.ts";
import { holdsPrivateKey } from "../model/holds-private-key.ts";
import { digestOfFile } from "../model/memory/hash.ts";
import { keys } from "../model/memory/kinds.ts";
import { type Kept, remember } from "../model/memory/memory.ts";
import { isTooLargeToRead, type OutputFile } from "../model/model.ts";
import { type Message, say } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";
import { findActiveParts, type Inflate, isPdf, nameActiveParts } from "./read-active-pdf.ts";

type Tools = { readonly memory: Kept; readonly inflate: Inflate };

/**
 * Refuses files in `static/` that contain keys or passwords. Warns of files that are probably there by mistake: hidden
 * files, temporary files of programs, files too heavy for readers, and PDFs that do more than show pages.
 */
export function checkStaticFiles(files: readonly OutputFile[], tools: Tools, report: Report): void {
  for (const file of files) {
    const what = findSecret(file);
    if (what !== undefined) report(refuse(file, what));
    else reportLeftOver(file, report);
    reportHeavy(file, report);
    reportActive(file, tools, report);
  }
}

function refuse({ path }: OutputFile, what: Message): Problem {
  return {
    code: "static/secret",
    severity: "error",
    file: `static/${path}`,
    message: say("static/secret", { what }),
    hint: say("static/secret.hint"),
  };
}

/** Usual names of files with secrets. */
const secretNames: readonly (readonly [name: RegExp, what: Message])[] = [
  [/^\.env(?:rc|\b)|\.env$/i, say("static/secret.environment")],
  [
    /^(?:[._]netrc|\.(?:npmrc|pypirc|pgpass|my\.cnf|htpasswd|git-credentials|dockercfg|s3cfg|boto|vault-token))$/i,
    say("static/secret.credentials"),
  ],
  [/^(?:service[-_]?account|client[-_]secrets?)\b.*\.json$/i, say("static/secret.credentials")],
  [/^\.[a-z]+_history$/i, say("static/secret.history")],
  [/^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/i, say("static/secret.keys")],
  [/\.(?:p12|pfx|jks|keystore|kdbx|ppk)$/i, say("static/secret.keys")],
  [/\.tfstate(?:\.backup)?$/i, say("static/secret.terraform")],
];

/** Hidden folders in which programs keep secrets. */
const secretFolders = [".ssh", ".aws", ".gnupg", ".kube", ".docker", ".azure"];

/** What kind of keys or passwords a file holds, by its name or its content. Undefined for any other file. */
export function findSecret(file: Pick<OutputFile, "path" | "bytes" | "large">): Message | undefined {
  const folders = file.path.split("/");
  const name = folders.pop() ?? "";
  const known = secretNames.find(([pattern]) => pattern.test(name));
  if (known !== undefined) return known[1];
  const folder = folders.find((one) => secretFolders.includes(one.toLowerCase()));
  if (folder !== undefined) return say("static/secret.folder", { folder });
  const holdsKey = file.large?.holdsKey ?? holdsPrivateKey(file.bytes);
  return holdsKey ? say("static/secret.private-key") : undefined;
}

function reportLeftOver({ path }: OutputFile, report: Report): void {
  // The hidden names that hosts read.
  const read = [".well-known", ".domains", ...hostPaths];
  const hidden = path.split("/").find((part) => part.startsWith(".") && !read.includes(part));
  const isCopy = /\.(?:sql|sqlite3?|bak|old|orig|swp)$/i.test(path);
  if (hidden === undefined && !isCopy) return;
  report({
    code: "static/left-over",
    severity: "warning",
    file: `static/${path}`,
    message:
      hidden === undefined ? say("static/left-over.copy") : say("static/left-over.hidden", { name: hidden }),
    hint: say("static/left-over.hint"),
  });
}

/** In megabytes: the most for a PDF that people read online, and the limit of Cloudflare for any file. */
const most = { pdf: 5, other: 25 } as const;

/** Mobile connections often reach no more than five megabits a second. */
const megabytesPerSecond = 5 / 8;

function reportHeavy(file: OutputFile, report: Report): void {
  const { path } = file;
  const megabytes = (file.sizeBytes ?? file.bytes.byteLength) / 1_000_000;
  const isPdf = /\.pdf$/i.test(path);
  if (megabytes <= (isPdf ? most.pdf : most.other)) return;
  report({
    code: "static/heavy",
    severity: "warning",
    file: `static/${path}`,
    message: say("static/heavy", {
      size: Math.round(megabytes * 10) / 10,
      seconds: Math.round(megabytes / megabytesPerSecond),
    }),
    hint: isPdf
      ? say("static/heavy.pdf.hint", { most: most.pdf })
      : say("static/heavy.hint", { most: most.other }),
  });
}

function reportActive(file: OutputFile, { memory, inflate }: Tools, report: Report): void {
  const { path } = file;
  if (isTooLargeToRead(file)) return;
  // A large file is read only if its name says that it is one.
  if (!/\.pdf$/i.test(path) && (file.large !== undefined || !isPdf(file.bytes))) return;
  const key = keys["active-pdfs"](digestOfFile(file));
  const parts = remember(memory, "active-pdfs", key, () => findActiveParts(file.bytes, inflate));
  if (parts.length === 0) return;
  report({
    code: "static/active-pdf",
    severity: "warning",
    file: `static/${path}`,
    message: say("static/active-pdf", { parts: nameActiveParts(parts) }),
    hint: say("static/active-pdf.hint"),
  });
}
