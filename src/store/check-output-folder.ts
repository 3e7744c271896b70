import { lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { type Message, say } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { distManifestName } from "./dist-manifest.ts";
import { explainFailure } from "./explain-failure.ts";
import { explainForeignFolder } from "./explain-foreign-folder.ts";
import { nodeFileSystem } from "./file-system.ts";
import { statIfThere } from "./stat-if-there.ts";
import { systemCode } from "./system-code.ts";
import { toProjectPath } from "./to-project-path.ts";

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
