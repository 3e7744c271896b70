import { basename, dirname, extname, join, normalize } from "node:path/posix";
import { hiddenPaths } from "../../src/hosts/hosts.ts";
import { toFileStem } from "../../src/model/image-name.ts";
import { decodeAddress } from "../../src/text/decode-address.ts";
import { isReadImage } from "../../src/text/image-endings.ts";
import type { Copy } from "./new-site.ts";
import type { OldText, Unmoved } from "./old-site.ts";
import { isWhole } from "./paths.ts";
import type { CopyGate, Use } from "./published.ts";

/** Folders below which an address may name a file. */
const usualFolders = ["static", "public", "src/public", "assets", "src", "source"];

/** The text that refers to a file. */
type Asking = { readonly old: Pick<OldText, "path">; readonly isDraft: boolean };

/**
 * Finds the files that texts refer to, and gives each a path in the new site: images in `content/images/`, others in
 * `static/`. Only these files are copied, and of them only those that `gate` lets through. Drafts must ask last: what no
 * text before them referred to is theirs alone.
 */
export function createFileFinder(
  paths: readonly string[],
  gate: CopyGate,
  more: readonly string[] = [],
  readUrl: (written: string) => string = (written) => written,
) {
  const published = [...more, ...usualFolders];
  const known = new Set(paths);
  const copies = new Map<string, Copy>();
  const taken = new Set<string>();
  /** What published texts refer to. */
  const shared = new Set<string>();
  const leftBehind = new Map<string, Unmoved["why"]>();

  const find = (url: string, { old, isDraft }: Asking, use: Use): string | undefined => {
    const path = decodeAddress(readUrl(url).replace(/[?#].*/s, ""));
    if (path === "" || isWhole(path)) return undefined;
    const candidates = path.startsWith("/")
      ? ["", ...published].map((folder) => join(folder, path.slice(1)))
      : [normalize(join(dirname(old.path), path)), ...published.map((folder) => join(folder, path))];
    const found = candidates.filter((candidate) => known.has(candidate) && extname(candidate) !== ".md");
    const refused: Unmoved[] = [];
    for (const file of found) {
      const why = gate(file, use, isDraft && !shared.has(file));
      if (why === undefined) {
        if (!isDraft) shared.add(file);
        return file;
      }
      refused.push({ path: file, why });
    }
    for (const { path: file, why } of refused) leftBehind.set(file, why);
    return undefined;
  };

  const copy = (from: string, folder: string): string => {
    // A text may show an image and also link to its file.
    const key = join(folder, from);
    const done = copies.get(key);
    if (done !== undefined) return done.to;
    const plain = plainPath(from);
    const to = uniquePath(join(folder, isOwnFile(plain) ? `files/${plain}` : plain), taken);
    copies.set(key, { from, to });
    return to;
  };

  return {
    /** True when a file is copied to this path of the new site. */
    has: (to: string) => taken.has(to),
    copies: () => [...copies.values()].sort((a, b) => (a.to < b.to ? -1 : 1)),
    /** The files that texts refer to and that stay behind. */
    leftBehind: (): readonly Unmoved[] =>
      [...leftBehind].map(([path, why]) => ({ path, why })).sort((a, b) => (a.path < b.path ? -1 : 1)),
    /** The address of an image in the new site, from `content/`. Undefined when there is no such file. */
    image: (url: string, text: Asking): string | undefined => {
      const file = find(url, text, "image");
      return file === undefined || !isReadImage(file)
        ? undefined
        : copy(file, "content/images").slice("content".length);
    },
    /** The address of any other file. */
    file: (url: string, text: Asking): string | undefined => {
      const file = find(url, text, "file");
      return file === undefined ? undefined : copy(file, "static").slice("static".length);
    },
  };
}

/** The path without the published folder, in characters that every host serves. */
function plainPath(path: string): string {
  const inner = path
    .replace(/^(?:src\/)?(?:static|public|assets|content|source|_posts)\//, "")
    .replace(/^images\//, "");
  const folders = dirname(inner) === "." ? [] : dirname(inner).split("/").map(toFileStem);
  const name = toFileStem(basename(inner, extname(inner))) || "file";
  const ending = extname(inner)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return [...folders.filter((part) => part !== ""), ending === "" ? name : `${name}.${ending}`].join("/");
}

/** Adds a number to a path that is taken. The result is then taken as well. */
export function uniquePath(path: string, taken: Set<string>): string {
  const ending = extname(path);
  const stem = path.slice(0, path.length - ending.length);
  let name = path;
  for (let count = 2; taken.has(name); count += 1) name = `${stem}-${count}${ending}`;
  taken.add(name);
  return name;
}

/** True for a file in `static/` whose place the generator or a host takes for a file of its own. Without `static/`. */
function isOwnFile(path: string): boolean {
  const name = path.toLowerCase();
  return (
    /(?:^|\/)(?:index|404)\.html?$|^(?:robots\.txt|sitemap[\w-]*\.xml|llms\.txt|sw\.js|cname|favicon\.ico)$/.test(
      name,
    ) || hiddenPaths.includes(name)
  );
}
