import { lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { digestOfFile } from "../model/memory/hash.ts";
import type { OutputFile } from "../model/model.ts";
import { type Message, say } from "../words/message.ts";
import { compareText, type Problem } from "../words/problem.ts";
import { isTemporaryName, lockName, nodeFileSystem, statIfThere, toProjectPath } from "./disk.ts";
import { explainFailure, FileFailure, systemCode } from "./failures.ts";
import { findSiteFile } from "./read-files.ts";

/** The inputs of a site and its memory: publishing there would destroy them. */
const sourceFolders = ["content", "templates", "static", ".site"];

/**
 * Explains why `out` must not be published into: it is, contains or lies in a source folder of the site, it is not a
 * folder, or it contains other files. To be called before the build does any work. Both paths are absolute.
 */
export function checkOutputFolder(out: string, root: string): Problem | undefined {
  const file = toProjectPath(out, root);
  try {
    return explainUnsafe(out, root, file) ?? explainForeign(out, file);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return explainFailure({ code, file, hasBegun: false });
  }
}

function explainUnsafe(out: string, root: string, file: string): Problem | undefined {
  const unsafe = (message: Message): Problem => ({
    code: "publish/unsafe-folder",
    severity: "error",
    file,
    message,
    hint: say("publish/unsafe-folder.hint"),
  });
  const place = canonicalPath(out);
  if (place.kind === "file")
    return unsafe(say("publish/unsafe-folder.file", { path: toProjectPath(place.at, root) }));
  if (place.kind === "dangling")
    return unsafe(say("publish/unsafe-folder.link", { path: toProjectPath(place.at, root) }));

  const home = canonicalPath(root);
  if (isSameOrInside(home.path, place.path)) {
    return unsafe(say("publish/unsafe-folder.site"));
  }
  for (const name of sourceFolders) {
    const source = canonicalPath(join(root, name)).path;
    if (isSameOrInside(place.path, source) || isSameOrInside(source, place.path)) {
      return unsafe(say("publish/unsafe-folder.sources", { folder: name }));
    }
  }
  return undefined;
}

type Place = {
  readonly kind: "folder" | "missing" | "file" | "dangling";
  /** The real path, with links resolved as far as the path exists. */
  readonly path: string;
  /** The nearest existing path. */
  readonly at: string;
};

function canonicalPath(path: string): Place {
  const missing: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    if (isThere(at)) {
      const real = followLinks(at);
      if (real === undefined) return { kind: "dangling", path, at };
      const isFolder = statSync(real).isDirectory();
      return {
        kind: !isFolder ? "file" : missing.length === 0 ? "folder" : "missing",
        path: join(real, ...missing),
        at,
      };
    }
    missing.unshift(basename(at));
  }
}

function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(error) ?? "")) return false;
    throw error;
  }
}

function followLinks(path: string): string | undefined {
  try {
    // The native version also returns the true case of names, on disks that ignore case.
    return realpathSync.native(path);
  } catch (error) {
    if (systemCode(error) === "ENOENT" || systemCode(error) === "ELOOP") return undefined;
    throw error;
  }
}

function isSameOrInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function explainForeign(out: string, file: string): Problem | undefined {
  if (!statIfThere(out)?.isDirectory()) return undefined;
  return explainForeignFolder(readdirSync(out), () => nodeFileSystem.read(join(out, distManifestName)), file);
}

/** Explains why a folder with the entries `names` is not ours to publish into. `file` names the folder. */
export function explainForeignFolder(
  names: readonly string[],
  readManifest: () => Uint8Array,
  file: string,
): Problem | undefined {
  const foreign = (message: Message, hint: Message): Problem => ({
    code: "publish/foreign-folder",
    severity: "error",
    file,
    message,
    hint,
  });
  if (names.includes(".git")) {
    return foreign(say("publish/foreign-folder.git"), say("publish/foreign-folder.git.hint"));
  }
  const hasManifest = names.includes(distManifestName);
  if (hasManifest && isManifest(readManifest)) return undefined;
  // A first build that was killed early leaves nothing else.
  if (names.every((name) => name === lockName || isTemporaryName(name))) return undefined;
  // The pages are made again from the content, but only a person can tell that nothing else is there.
  if (hasManifest) {
    const list = { file, list: distManifestName };
    return foreign(say("publish/foreign-folder.list", list), say("publish/foreign-folder.list.hint", list));
  }
  return foreign(say("publish/foreign-folder"), say("publish/foreign-folder.hint"));
}

/** False also for what is no file: a folder of that name, or a link that leads nowhere. */
function isManifest(read: () => Uint8Array): boolean {
  try {
    return parseDistManifest(read()) !== undefined;
  } catch (error) {
    const code = error instanceof FileFailure ? error.code : (systemCode(error) ?? "");
    if (["EISDIR", "ENOENT", "ELOOP"].includes(code)) return false;
    throw error;
  }
}

type OtherSite = {
  /** The folder as problems name it. */
  readonly file: string;
  /** Absolute, with links resolved. */
  readonly folder: string;
  /** Absolute folder of the site. */
  readonly root: string;
  /** The origin of the site. */
  readonly site: string | undefined;
  /** The origin of the published site, if it is known. */
  readonly published: string | undefined;
};

/**
 * Explains why a published folder belongs to another site. A folder inside the site’s own remains its own when the site
 * changes its address, and a folder elsewhere when the site is moved.
 */
export function explainOtherSite({ file, folder, root, site, published }: OtherSite): Problem | undefined {
  if (site === undefined || published === undefined || site === published) return undefined;
  if (isWithinSite(folder, root)) return undefined;
  return {
    code: "publish/other-site",
    severity: "error",
    file,
    message: say("publish/other-site", { published, site }),
    hint: say("publish/other-site.hint", { site, file: `${file}/${distManifestName}` }),
  };
}

/** True when it lies in the folder of the site, and not in another site within that. */
function isWithinSite(folder: string, root: string): boolean {
  const home = realpathSync.native(root);
  for (let at = dirname(folder); ; at = dirname(at)) {
    if (relative(home, at) === "") return true;
    if (at === dirname(at) || findSiteFile(at) !== undefined) return false;
  }
}

/** The manifest of the published folder: marks it as ours and lists its files. */
export const distManifestName = ".site-manifest.json";

export type DistManifest = {
  /** The origin of the published site. Undefined when no build has recorded it. */
  readonly site: string | undefined;
  /** From the path of each published file, from the root of the folder, to the SHA-256 of its bytes in hex. */
  readonly files: ReadonlyMap<string, string>;
};

export function toDistManifest(files: readonly OutputFile[], site: string | undefined): DistManifest {
  return { site, files: new Map(files.map((file) => [file.path, digestOfFile(file)])) };
}

/** One file a line, sorted: two manifests can be compared with `diff`. */
export function formatDistManifest({ site, files }: DistManifest): Uint8Array {
  const rows = [...files]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, sha256]) => JSON.stringify({ path, sha256 }));
  const head = JSON.stringify({ generator: "charpente", format: 1, site }).slice(0, -1);
  return Buffer.from(`${head},"files":[\n${rows.join(",\n")}\n]}\n`);
}

let last: { readonly bytes: Uint8Array; readonly manifest: DistManifest | undefined } | undefined;

/** Undefined when the bytes are not a manifest of ours. A build parses the same bytes several times. */
export function parseDistManifest(bytes: Uint8Array): DistManifest | undefined {
  if (last === undefined || Buffer.compare(last.bytes, bytes) !== 0) last = { bytes, manifest: parse(bytes) };
  return last.manifest;
}

function parse(bytes: Uint8Array): DistManifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value.generator !== "charpente" || !Array.isArray(value.files)) return undefined;
  const rows: readonly unknown[] = value.files;
  const files = rows.flatMap((row): [string, string][] =>
    isRecord(row) && typeof row.path === "string" && typeof row.sha256 === "string"
      ? [[row.path, row.sha256]]
      : [],
  );
  return { site: toOrigin(value.site), files: new Map(files) };
}

/** A build only records origins. */
function toOrigin(value: unknown): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value)) return undefined;
  return new URL(value).origin === value ? value : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
