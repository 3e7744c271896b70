import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The folders whose tests share a process, which loads what they ask for once instead of once a file. They are those of
 * the stages and of what stands below: no state, no disk, nothing that a test of theirs has to replace.
 */
export const stageFolders = [
  "bundle",
  "check",
  "entry",
  "finish",
  "link",
  "markdown",
  "parse",
  "plan",
  "publish",
  "read",
  "render",
  "runtime",
  "schema",
  "validate",
] as const;

const tests = fileURLToPath(new URL("..", import.meta.url));

/** What replaces something in its process, starts programs, builds a real site, or measures its own process. */
const apart =
  /\bvi\.(?!fn\b|waitFor\b)|\bprocess\.|node:child_process|support\/(?:run|copy|build)-(?:site|here|real-site)|scripts\/fuzz|growth|setFlags/;

/** The files of these folders, from the root, whose tests can share a process with others: told by what they ask for. */
function listSharing(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(tests, folder), { recursive: folder !== ".", encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !apart.test(readFileSync(join(tests, file), "utf8")))
    .map((file) => `tests/${file.replaceAll("\\", "/")}`)
    .sort();
}

/** Of the stages, and what else needs no program, server or browser. */
export const pureFiles = listSharing([...stageFolders, ".", "templates", "cli"]);

/** What works on folders and servers of its own. */
export const edgeFiles = listSharing(["dev", "disk", "preview"]);
