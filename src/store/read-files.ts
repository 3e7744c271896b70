import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import type { RawFile } from "../model/model.ts";
import { compareText } from "../words/problem.ts";
import type { HoldFile } from "./hold-files.ts";
import { isLeftOut } from "./is-left-out.ts";
import type { LostLink } from "./lost-link.ts";
import { leadsOutside, ReadFailure, toReadFailure } from "./read-failure.ts";
import { lstatIfThere } from "./stat-if-there.ts";
import { systemCode } from "./system-code.ts";

/** A file below a folder: `path` names it, with "/", and `place` is its path on the disk. */
export type ListedFile = { readonly path: string; readonly place: string };

/**
 * The files below `folder` (absolute), sorted by path; `prefix` replaces the folder in their paths. Left out are hidden
 * files (unless `hidden` includes them: hosts read `.well-known/` and `.htaccess`), temporary files of editors,
 * `node_modules`, and links that lead out of the folder, for which `onLost` is called. A missing folder has no files.
 * Throws `ReadFailure` when the disk refuses, when a folder of the site is a link that leads out of the site, and for
 * such a link within `templates/`: esbuild would follow it.
 */
export function listFiles(
  folder: string,
  prefix: string,
  { hidden = false, onLost = () => {} }: ListOptions = {},
): ListedFile[] {
  const files: ListedFile[] = [];
  const root = unlessGone(prefix, folder, () => realpathSync(folder));
  if (root !== undefined) {
    // A built site, which has no prefix, may be any folder that a user names.
    if (prefix !== "") refuseElsewhere(folder, prefix);
    const site = prefix === "templates" ? realpathSync(dirname(folder)) : undefined;
    listFolder(root, prefix, { root, site, chain: [root], files, hidden, onLost });
  } else if (lstatIfThere(folder)?.isSymbolicLink()) {
    onLost({ path: prefix, isOutside: false });
  }
  return files.sort((a, b) => compareText(a.path, b.path));
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
type ListOptions = { readonly hidden?: boolean; readonly onLost?: (link: LostLink) => void };
type ReadOptions = ListOptions & { readonly read?: Read; readonly hold?: HoldFile };

const holdAll: HoldFile = (path, _place, bytes) => ({ path, bytes });

type Walk = {
  readonly root: string;
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
    if (at === walk.root || at.startsWith(walk.root + sep)) return toKind(statSync(at), at);
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
export function unlessGone<T>(path: string, place: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw toReadFailure(error, path);
    // Node replaces names that it cannot decode by U+FFFD, and then cannot find the file.
    if (place.includes("\ufffd")) throw new ReadFailure(path, "EILSEQ", error);
    return undefined;
  }
}
