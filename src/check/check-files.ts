import { posix } from "node:path";
import { hostPaths } from "../hosts/hosts.ts";
import { holdsPrivateKey } from "../model/holds-private-key.ts";
import { digestOfFile } from "../model/memory/hash.ts";
import { keys } from "../model/memory/kinds.ts";
import { type Kept, remember } from "../model/memory/memory.ts";
import { isTooLargeToRead, type OutputFile, type RenderedPage, type SourceFile } from "../model/model.ts";
import { isContentImage, isImage } from "../text/image-endings.ts";
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

/** Reports files of `static/assets/` without a fingerprint: hosts let browsers keep that folder for a year. */
export function checkStaticNames(files: readonly OutputFile[], report: Report): void {
  for (const { path } of files) {
    if (!path.startsWith("assets/") || /\.[0-9a-zA-Z_-]{8,}\.[a-z0-9]+$/.test(path)) continue;
    report({
      code: "asset/unfingerprinted",
      severity: "warning",
      file: `static/${path}`,
      message: say("asset/unfingerprinted"),
      hint: say("asset/unfingerprinted.hint"),
    });
  }
}

type ImageUse = {
  readonly names: ReadonlySet<string>;
  readonly images: readonly string[];
  readonly sources: readonly SourceFile[];
  readonly rendered: readonly RenderedPage[];
  readonly files: readonly OutputFile[];
  /** From `static/`. */
  readonly copied: readonly OutputFile[];
};

/** Warns of images of `content/` and `static/` that no page shows. */
export function checkUnusedImages(use: ImageUse, report: Report): void {
  const warn = (file: string, hint: Message) =>
    report({
      code: "content/unused-image",
      severity: "warning",
      file,
      message: say("content/unused-image"),
      hint,
    });
  for (const name of findUnnamed(use)) warn(name, say("content/unused-image.content.hint"));
  const unasked = use.copied.map(({ path }) => path).filter((path) => isImage(path) && !isConvention(path));
  if (unasked.length === 0) return;
  const texts = publishedTexts(use);
  for (const path of unasked) {
    const isAsked = texts.some((text) => text.includes(encodeURI(path)) || text.includes(path));
    if (!isAsked) warn(`static/${path}`, say("content/unused-image.static.hint"));
  }
}

/**
 * Images of `content/` that neither a page nor a source names. A held-back entry names images that it will show later.
 */
function findUnnamed({ names, images, sources }: ImageUse): Iterable<string> {
  const shownImages = new Set(images);
  const unnamed = new Set([...names].filter((name) => isContentImage(name) && !shownImages.has(name)));
  for (const source of unnamed.size > 0 ? sources : []) {
    const { text } = source;
    for (const name of unnamed) if (text.includes(posix.basename(name))) unnamed.delete(name);
  }
  return unnamed;
}

/** Browsers and systems request these by convention. */
function isConvention(path: string): boolean {
  return /^(?:favicon\.(?:ico|svg)|apple-touch-icon[\w-]*\.png|browserconfig\.xml)$|^\.well-known\//.test(
    path,
  );
}

/** Files that may name others: pages, styles, scripts, maps and manifests. */
function publishedTexts({ rendered, files }: ImageUse): readonly string[] {
  const others = files.filter(
    (file) => /\.(?:css|js|json|webmanifest|xml|txt)$/.test(file.path) && !isTooLargeToRead(file),
  );
  return [...rendered.map(({ html }) => html), ...others.map(({ bytes }) => new TextDecoder().decode(bytes))];
}
