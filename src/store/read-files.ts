import { createHash } from "node:crypto";
import {
  closeSync,
  type Dirent,
  existsSync,
  fstatSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { digestOf } from "../model/memory/hash.ts";
import type { Kept } from "../model/memory/memory.ts";
import {
  type FileMark,
  isTooLargeToRead,
  type LargeFile,
  type OutputFile,
  type RawFile,
} from "../model/model.ts";
import { type Message, say } from "../words/message.ts";
import { compareText, type Problem, type Report } from "../words/problem.ts";
import { lstatIfThere, nodeFileSystem, openToRead } from "./disk.ts";
import { blameSource, leadsOutside, ReadFailure, systemCode, toReadFailure } from "./failures.ts";
import {
  FileOnDisk,
  type HoldFile,
  type LargeFacts,
  mostReadBytes,
  piecesOf,
  type ReadUpTo,
  readLargeFacts,
  toMark,
} from "./held-files.ts";

/** A file below a folder: `path` names it, with "/", and `place` is its path on the disk. */
export type ListedFile = { readonly path: string; readonly place: string };

/**
 * The files below `folder` (absolute), sorted by path; `prefix` replaces the folder in their paths. Left out are hidden
 * files (unless `hidden` includes them: hosts read `.well-known/` and `.htaccess`), temporary files of editors,
 * `node_modules`, and links that lead out of the folder and of `roots`, for which `onLost` is called. A missing folder has no files.
 * Throws `ReadFailure` when the disk refuses, when a folder of the site is a link that leads out of the site, and for
 * such a link within `templates/`: esbuild would follow it.
 */
export function listFiles(
  folder: string,
  prefix: string,
  { hidden = false, roots = [], onLost = () => {} }: ListOptions = {},
): ListedFile[] {
  const files: ListedFile[] = [];
  const root = unlessGone(prefix, folder, () => realpathSync(folder));
  if (root !== undefined) {
    // A built site, which has no prefix, may be any folder that a user names.
    if (prefix !== "") refuseElsewhere(folder, prefix);
    const site = prefix === "templates" ? realpathSync(dirname(folder)) : undefined;
    listFolder(root, prefix, { roots: [root, ...roots], site, chain: [root], files, hidden, onLost });
  } else if (lstatIfThere(folder)?.isSymbolicLink()) {
    onLost({ path: prefix, isOutside: false });
  }
  return files.sort((a, b) => compareText(a.path, b.path));
}

/** The real paths of the folders that a site allows links of `content/` to lead into. `root` is absolute. */
export function findContentRoots(
  root: string,
  folders: { readonly [name: string]: string } | undefined,
): readonly string[] {
  return Object.values(folders ?? {}).flatMap(
    (folder) => unlessGone("content", folder, () => realpathSync(resolve(root, folder))) ?? [],
  );
}

/**
 * True for an existing folder of the site, such as `content`, that may be read and written. It may be a link to another
 * folder of the site, but not to the site’s own folder or out of it, into a hidden folder such as `.git`, or into
 * packages. `folder` is absolute.
 */
export function isSiteFolder(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const way = relative(realpathSync(dirname(folder)), realpathSync(folder));
  return !isAbsolute(way) && !way.split(sep).some((step) => step === "" || isLeftOut(step, false));
}

/** Throws `ReadFailure` for a folder of the site, called `name`, that exists and is no `isSiteFolder`. */
export function refuseElsewhere(folder: string, name: string): void {
  if (existsSync(folder) && !isSiteFolder(folder)) throw new ReadFailure(name, leadsOutside, undefined);
}

/** The absolute path of `templates/site.ts` or `.tsx`. Undefined when there is neither. */
export function findSiteFile(root: string): string | undefined {
  return ["site.ts", "site.tsx"]
    .map((name) => join(root, "templates", name))
    .find((path) => existsSync(path));
}

/** Like `listFiles`, with the content. `read` returns the bytes of one file, `hold` decides how they are kept. */
export function readFiles(
  folder: string,
  prefix: string,
  { read = readFileSync, hold = holdAll, ...options }: ReadOptions = {},
): RawFile[] {
  return listFiles(folder, prefix, options).flatMap((file) => readFile(file, read, hold) ?? []);
}

/** Undefined when it has just been removed. */
export function readFile(
  { path, place }: ListedFile,
  read: Read = readFileSync,
  hold: HoldFile = holdAll,
): RawFile | undefined {
  const bytes = unlessGone(path, place, () => read(place));
  return bytes && hold(path, place, bytes);
}

type Read = (place: string) => Uint8Array;
type ListOptions = {
  readonly hidden?: boolean;
  /** Real paths of folders elsewhere into which links may lead. */
  readonly roots?: readonly string[];
  readonly onLost?: (link: LostLink) => void;
};
type ReadOptions = ListOptions & { readonly read?: Read; readonly hold?: HoldFile };

const holdAll: HoldFile = (path, _place, bytes) => ({ path, bytes });

type Walk = {
  /** The real paths of the folder and of those elsewhere that links may lead into. */
  readonly roots: readonly string[];
  /** The real path of the site, out of which no link may lead. Undefined where such links are only left out. */
  readonly site: string | undefined;
  /** The real paths of the folders above: a link to one of them would be a loop. */
  readonly chain: readonly string[];
  readonly files: ListedFile[];
  readonly hidden: boolean;
  readonly onLost: (link: LostLink) => void;
};

function listFolder(folder: string, path: string, walk: Walk): void {
  const entries = unlessGone(path, folder, () => readdirSync(folder, { withFileTypes: true }));
  for (const entry of entries ?? []) {
    if (isLeftOut(entry.name, walk.hidden)) continue;
    const place = join(folder, entry.name);
    const name = `${path}/${entry.name}`;
    const kind = entry.isSymbolicLink() ? followLink(name, place, walk) : toKind(entry, place);
    if (kind.is === "file") walk.files.push({ path: name, place });
    else if (kind.is === "folder" && !walk.chain.includes(kind.at)) {
      listFolder(kind.at, name, { ...walk, chain: [...walk.chain, kind.at] });
    }
  }
}

type Kind =
  | { readonly is: "file" }
  | { readonly is: "folder"; readonly at: string }
  | { readonly is: "neither" };

function toKind(entry: Pick<Dirent, "isFile" | "isDirectory">, at: string): Kind {
  // A pipe or a socket would keep the build waiting for ever.
  return entry.isFile() ? { is: "file" } : entry.isDirectory() ? { is: "folder", at } : { is: "neither" };
}

function followLink(path: string, link: string, walk: Walk): Kind {
  try {
    const at = realpathSync(link);
    if (walk.roots.some((root) => at === root || at.startsWith(root + sep))) return toKind(statSync(at), at);
    if (walk.site !== undefined && !at.startsWith(walk.site + sep))
      throw new ReadFailure(path, leadsOutside, undefined);
    walk.onLost({ path, isOutside: true });
    return { is: "neither" };
  } catch (error) {
    if (systemCode(error) !== "ENOENT" && systemCode(error) !== "ELOOP") throw toReadFailure(error, path);
    walk.onLost({ path, isOutside: false });
    return { is: "neither" };
  }
}

/** Editors save by renaming files, so a file may be gone before it is opened. Throws `ReadFailure`. */
function unlessGone<T>(path: string, place: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw toReadFailure(error, path);
    // Node replaces names that it cannot decode by U+FFFD, and then cannot find the file.
    if (place.includes("\ufffd")) throw new ReadFailure(path, "EILSEQ", error);
    return undefined;
  }
}

/** In bytes, of all files together. Further files stay on the disk, so that memory does not grow with the folder. */
const roomBytes = 64 * 1024 * 1024;

type Reading = {
  readonly memory: Kept;
  readonly onLost?: (link: LostLink) => void;
  readonly read?: ReadUpTo;
};

/** The paths of the files of `static/` below `root` (absolute), from that folder. */
export function listStatic(root: string): readonly string[] {
  return listStaticFiles(root).map(({ path }) => path.slice("static/".length).normalize("NFC"));
}

/**
 * The files of `static/` below `root` (absolute). Small files and texts are held in memory up to a limit; of the others,
 * each version is read once, in pieces.
 */
export async function readStatic(
  root: string,
  { memory, onLost, read = readUpTo }: Reading,
): Promise<readonly OutputFile[]> {
  let room = roomBytes;
  const files: OutputFile[] = [];
  for (const { path: file, place } of listStaticFiles(root, onLost)) {
    const path = file.slice("static/".length).normalize("NFC");
    const readUpToMost = (most: number) => unlessGone(file, place, () => read(place, most));
    const first = readUpToMost(Math.min(mostReadBytes, room));
    const isLarge = first !== undefined && !(first instanceof Uint8Array);
    const got = isLarge && first.size <= room && isText(path) ? readUpToMost(room) : first;
    if (got instanceof Uint8Array) {
      room -= got.byteLength;
      files.push({ path, bytes: got });
    } else if (got !== undefined) {
      const facts = await readLargeFacts(place, got, {
        memory,
        readInto: (...at) => blameSource(file, () => nodeFileSystem.readInto(...at)),
        breathe: () => nextTurn(),
      });
      files.push(new LargeStaticFile(path, { file, place, mark: got, holdsKey: facts.holdsKey }, facts));
    }
  }
  return files;
}

/** Texts are compressed, weighed and searched, and `site dev` adds its script to pages. Other files are only copied. */
function isText(path: string): boolean {
  return /\.(?:html|css|m?js|json|svg|txt|webmanifest|xml)$/i.test(path);
}

function listStaticFiles(root: string, onLost?: Reading["onLost"]): readonly ListedFile[] {
  return listFiles(join(root, "static"), "static", { hidden: true, ...(onLost && { onLost }) });
}

/** Most files fit into it, so that the disk need not be asked for their size. */
const block = Buffer.allocUnsafeSlow(65_536);

function readUpTo(place: string, most: number): Uint8Array | FileMark {
  const handle = openToRead(place);
  try {
    const count = fill(handle, block);
    if (count < block.byteLength && count <= most) return Buffer.from(block.subarray(0, count));
    const stats = fstatSync(handle);
    if (stats.size > most) return toMark(stats);
    const bytes = Buffer.allocUnsafeSlow(Math.max(stats.size, count));
    block.copy(bytes, 0, 0, count);
    return bytes.subarray(0, count + fill(handle, bytes.subarray(count)));
  } finally {
    closeSync(handle);
  }
}

/** Returns how many bytes the rest of the file has, at most those that fit. */
function fill(handle: number, bytes: Uint8Array): number {
  let done = 0;
  for (let count = -1; count !== 0 && done < bytes.byteLength; done += count)
    count = readSync(handle, bytes, done, bytes.byteLength - done, null);
  return done;
}

class LargeStaticFile implements OutputFile {
  readonly digest: string;
  readonly sizeBytes: number;

  constructor(
    readonly path: string,
    readonly large: LargeFile,
    { digest }: LargeFacts,
  ) {
    this.digest = digest;
    this.sizeBytes = large.mark.size;
  }

  /** Reads the disk at each access. */
  get bytes(): Uint8Array {
    const { file, place } = this.large;
    if (isTooLargeToRead(this)) throw new ReadFailure(file, "EFBIG", undefined);
    return new FileOnDisk(file, place, { digest: this.digest, isText: false }).bytes;
  }
}

/** A link below a folder that leads out of the folder or to nothing, so it is not part of the site. */
export type LostLink = { readonly path: string; readonly isOutside: boolean };

/** Reports each such link. */
export function reportLostLinks(report: Report = () => {}): (link: LostLink) => void {
  return (link) => report(explainLostLink(link));
}

function explainLostLink({ path, isOutside }: LostLink): Problem {
  const [folder = ""] = path.split("/", 1);
  return {
    code: "source/lost-link",
    severity: "warning",
    file: path.normalize("NFC"),
    message: isOutside ? say("source/lost-link.outside", { folder }) : say("source/lost-link"),
    hint: isOutside ? explainOutside(folder) : say("source/lost-link.hint"),
  };
}

function explainOutside(folder: string): Message {
  return folder === "content"
    ? say("source/lost-link.outside.content")
    : say("source/lost-link.outside.hint", { folder });
}

/**
 * True for files and folders that are not part of a site: hidden ones (unless `hidden` includes them), temporary files
 * of editors, and `node_modules`.
 */
export function isLeftOut(name: string, hidden: boolean): boolean {
  // Vim tests write access with a file called 4913; Emacs saves to #name# and locks with .#name.
  if (/~$|\.sw[a-z]$|^#.*#$|^\.#|^4913$|^node_modules$/.test(name)) return true;
  return hidden ? /^\.(?:DS_Store|git|gitkeep|gitignore|gitattributes)$/.test(name) : name.startsWith(".");
}

/** The files of a published folder. Each is read when its bytes or its digest are requested. */
export function readBuiltSite(folder: string): readonly OutputFile[] {
  return listFiles(folder, "", { hidden: true }).map(
    ({ path, place }) => new BuiltFile(path.slice(1), place),
  );
}

class BuiltFile implements OutputFile {
  readonly #place: string;

  constructor(
    readonly path: string,
    place: string,
  ) {
    this.#place = place;
  }

  get sizeBytes(): number {
    return statSync(this.#place).size;
  }

  get bytes(): Uint8Array {
    return readFileSync(this.#place);
  }

  get digest(): string {
    const { sizeBytes } = this;
    if (sizeBytes <= mostReadBytes) return digestOf(this.bytes);
    const hash = createHash("sha256");
    for (const piece of piecesOf(this.#place, sizeBytes, nodeFileSystem.readInto)) hash.update(piece);
    return hash.digest("hex");
  }
}
