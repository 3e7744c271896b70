import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The rooms whose tests share a process, which loads what they ask for once instead of once a file: the pipeline and what
 * stands below it. They have no state and no disk, and nothing that a test of theirs has to replace.
 */
export const stageFolders = [
  "define",
  "entry",
  "memory",
  "model",
  "pipeline",
  "problems",
  "runtime",
  "schema",
  "text",
] as const;

const tests = fileURLToPath(new URL("..", import.meta.url));

/** What replaces something in its process, starts programs, builds a real site, or measures its own process. */
const apart =
  /\bvi\.(?!fn\b|waitFor\b)|\bprocess\.|node:child_process|support\/(?:(?:run|copy|build|draw)-(?:site|here|real-site)|short-handles)|scripts\/fuzz|growth|setFlags/;

/** What works on the disk, or on a server of its own. */
const onDisk =
  /node:(?:fs|http|net)|src\/(?:system|http|dev|preview)\/|scratch-folder|-folder\.ts|raw-server/;

type TestFile = { readonly path: string; readonly text: string };

const sharing = [
  ...stageFolders,
  ".",
  "templates",
  "changes",
  "edit",
  "cli",
  "dev",
  "http",
  "system",
  "preview",
]
  .flatMap(listTests)
  .filter(({ text }) => !apart.test(text));

/** The files, from the root, whose tests share a process and ask nothing but the code. */
export const pureFiles = sharing.filter(({ text }) => !onDisk.test(text)).map(({ path }) => path);

/** Those whose tests share a process, and work on folders and servers of their own. */
export const edgeFiles = sharing.filter(({ text }) => onDisk.test(text)).map(({ path }) => path);

function listTests(folder: string): readonly TestFile[] {
  return readdirSync(join(tests, folder), { recursive: folder !== ".", encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({
      path: join("tests", folder, file).replaceAll("\\", "/"),
      text: readFileSync(join(tests, folder, file), "utf8"),
    }));
}
