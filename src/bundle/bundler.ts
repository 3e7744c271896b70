import childProcess, { type SpawnOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Socket } from "node:net";
import { join, resolve } from "node:path";
import type { BuildFailure, Message as Said } from "esbuild";
import { generatorRoot } from "../store/generator-root.ts";
import { PartMissing } from "../store/machine-parts.ts";
import { type Message, say } from "../words/message.ts";
import type { Position, Problem } from "../words/problem.ts";
import { pathOfInput } from "./input-names.ts";

type Bundler = typeof import("esbuild");

let isStarted = false;

/**
 * Loads the bundler synchronously, so that a bundle starts before steps that block this process; `import()` would wait
 * for them. Throws `PartMissing`.
 */
export function loadBundler(): Bundler {
  try {
    const bundler = createRequire(import.meta.url)("esbuild") as Bundler;
    if (!isStarted) start(bundler);
    isStarted = true;
    return bundler;
  } catch (error) {
    throw new PartMissing("esbuild", error);
  }
}

/**
 * Starts esbuild’s program with its error output passed on by this process instead of inherited: when this process is
 * ended during a bundle, the program finds its plug-ins gone and prints the stacks of its threads, to nobody then.
 */
function start({ initialize }: Bundler): void {
  const { spawn } = childProcess;
  const spawnQuietly = (command: string, args: readonly string[], options: SpawnOptions) => {
    const child = spawn(command, args, { ...options, stdio: "pipe" });
    child.stderr?.pipe(process.stderr, { end: false });
    (child.stderr as Socket | null)?.unref();
    return child;
  };
  childProcess.spawn = spawnQuietly as typeof spawn;
  try {
    void initialize({});
  } finally {
    childProcess.spawn = spawn;
  }
}

/** What the code of a site may import from the generator. `exports` of package.json says the same to editors. */
export const ownModules = {
  charpente: join(generatorRoot, "src/index.ts"),
  // Apart, so that the script of a page takes nothing of the rest with it.
  "charpente/search": join(generatorRoot, "src/runtime/search/start-search.ts"),
};

/** True for the error that esbuild throws for mistakes in the given files. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

/** esbuild counts columns from 0 and in bytes; lines from 1. */
export function toProblem(message: Said, severity: Problem["severity"], root: string): Problem {
  const { location, text, detail } = message;
  if (isProblem(detail)) return detail;
  const hint = adviseOn(message);
  // The generated module of an island is ours: its lines mean nothing to an author.
  const island = /^(?:island|live):(.+)$/.exec(location?.file ?? "")?.[1];
  if (island !== undefined) {
    return {
      code: "template/syntax",
      severity,
      file: "templates/site.ts",
      message: say("template/syntax.island", { island, reason: explain(text) }),
      hint: text.startsWith("Could not resolve") ? noFile : say("template/syntax.island.hint"),
    };
  }
  if (
    location?.file.endsWith("runtime/renderer.ts") &&
    /^No matching export in .+ for import "default"$/.test(text)
  ) {
    return {
      code: "template/no-site",
      severity,
      file: /"(.+?)"/.exec(text)?.[1] ?? "templates/site.ts",
      message: say("template/no-site.export"),
      hint: say("thrown.no-definition.hint"),
    };
  }
  const before = location ? Buffer.from(location.lineText).subarray(0, location.column).toString().length : 0;
  const file = location === null ? "templates/site.ts" : (pathOfInput(location.file) ?? location.file);
  return {
    code: "template/syntax",
    severity,
    file,
    ...(location && {
      at: {
        ...placeInEditor(resolve(root, file), { line: location.line, column: before + 1 }),
        length: Math.max(1, location.length),
      },
    }),
    message: explain(text),
    ...(hint !== undefined && { hint }),
  };
}

/** What a plug-in of ours reports. */
function isProblem(detail: unknown): detail is Problem {
  return typeof detail === "object" && detail !== null && "code" in detail && "severity" in detail;
}

function explain(said: string) {
  const wanted = missingFile.exec(said)?.[1];
  if (wanted !== undefined) return say("template/syntax.missing", { wanted });
  return say("template/syntax", { said });
}

/**
 * Advice for a message of the bundler, whose own advice is for people who run a bundler. Undefined when there is none.
 */
export function adviseOn({
  text,
  notes,
  location,
}: Pick<Said, "text" | "notes" | "location">): Message | undefined {
  if (/^No matching export in "style:/.test(text)) return say("bundler.style-names.hint");
  const wanted = missingFile.exec(text)?.[1];
  // A missing file without an importer is named in the site’s definition. Styles cannot import packages.
  const isFile = location === null || location.file.endsWith(".css");
  if (wanted !== undefined) return isFile ? noFile : adviseOnMissing(wanted);
  const [note] = notes;
  if (note !== undefined) {
    // After “here”, esbuild’s text continues with a line of code.
    const { text, location: place } = note;
    return place !== null && text.endsWith(here)
      ? say("bundler.note-with-line", { said: text.slice(0, -here.length), line: place.line })
      : say("bundler.note", { said: text });
  }
  if (/top-level await/i.test(text)) return say("bundler.await.hint");
  if (/^(?:Unexpected|Expected|Unterminated)\b/.test(text)) return say("bundler.unexpected.hint");
  if (/^No loader is configured for "\.(?:s[ac]ss|less|styl|p(?:ost)?css)"/.test(text))
    return say("bundler.style-compiler.hint");
  if (text.startsWith("No loader is configured for")) return say("bundler.loader.hint");
  return undefined;
}

const here = " is here:";

export const missingFile = /^Could not resolve "(.+)"$/;

export const noFile = say("bundler.missing-file.hint");

function adviseOnMissing(wanted: string): Message {
  if (/^[./]|^[a-z]:/i.test(wanted)) return noFile;
  const [first = "", second = ""] = wanted.split("/");
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  return say("bundler.missing-package.hint", { name });
}

/**
 * Converts a position of esbuild in `file` to the one that an editor shows. esbuild ends lines at U+2028 and U+2029
 * too, as JavaScript does; editors do not.
 */
export function placeInEditor(file: string, { line, column }: Position): Position {
  const text = readQuietly(file);
  if (!/[\u2028\u2029]/.test(text)) return { line, column };
  const ends = [...text.matchAll(/\r\n|[\r\n\u2028\u2029]/g)].map(({ index, 0: end }) => index + end.length);
  const offset = ([0, ...ends][line - 1] ?? 0) + column - 1;
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** A generated module has no file, and another may have been removed: their positions are kept. */
function readQuietly(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
