import { type Message, say } from "../../catalogue/message.ts";
import type { OutputFile } from "../../model/model.ts";
import type { Problem, Report } from "../../problems/problem.ts";
import { holdsPrivateKey } from "./holds-private-key.ts";

/**
 * Refuses files in `static/` that contain keys or passwords. Warns of files that are probably there by mistake: hidden
 * files, temporary files of programs, and files too heavy for readers.
 */
export function checkStaticFiles(files: readonly OutputFile[], report: Report): void {
  for (const file of files) {
    const what = explainSecret(file);
    if (what !== undefined) report(refuse(file, what));
    else reportLeftOver(file, report);
    reportHeavy(file, report);
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
  [/^\.env(?:rc|\b)/i, say("static/secret.environment")],
  [
    /^(?:[._]netrc|\.(?:npmrc|pypirc|pgpass|my\.cnf|htpasswd|git-credentials|dockercfg|s3cfg|boto|vault-token))$/i,
    say("static/secret.credentials"),
  ],
  [/^\.[a-z]+_history$/i, say("static/secret.history")],
  [/^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/i, say("static/secret.keys")],
  [/\.(?:p12|pfx|jks|keystore|kdbx|ppk)$/i, say("static/secret.keys")],
  [/\.tfstate(?:\.backup)?$/i, say("static/secret.terraform")],
];

/** Hidden folders in which programs keep secrets. */
const secretFolders = [".ssh", ".aws", ".gnupg", ".kube", ".docker", ".azure"];

function explainSecret(file: OutputFile): Message | undefined {
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
  const hosts = [".well-known", ".nojekyll", ".htaccess", ".domains"];
  const hidden = path.split("/").find((part) => part.startsWith(".") && !hosts.includes(part));
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
