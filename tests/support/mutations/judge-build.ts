import { Parser } from "htmlparser2";
import { loadNativeParser } from "../../../src/markdown/load-native-parser.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { buildInMemory } from "../build-in-memory.ts";
import { tell } from "../speech.ts";
import type { MutatedFiles } from "./mutate-files.ts";

/** What no build may take, in ms of CPU. */
const mostMs = 2000;
const edges = { loadNativeParser: () => loadNativeParser() };

/**
 * Builds a site whose files may hold anything. Gives what is wrong with the way in which that ended, and what was told.
 */
export async function judgeBuild(files: MutatedFiles) {
  let spentMs = Number.POSITIVE_INFINITY;
  let built: Awaited<ReturnType<typeof buildInMemory>> | undefined;
  // What else the process does counts once, not thrice.
  for (let round = 0; round < 3 && spentMs > mostMs; round += 1) {
    const before = process.cpuUsage();
    try {
      built = await buildInMemory(files, {}, undefined, edges);
    } catch (error) {
      return { faults: [`it threw ${(error as Error).stack}`], problems: [] };
    }
    const { user, system } = process.cpuUsage(before);
    spentMs = Math.min(spentMs, (user + system) / 1000);
  }
  if (built === undefined) return { faults: ["it was never built"], problems: [] };
  const { outcome, problems, written, report } = built;
  const faults = [
    ...(spentMs > mostMs ? [`it took ${spentMs} ms of CPU`] : []),
    ...judgeProblems(problems, files),
    ...judgeText(report),
    ...(outcome.status === "refused" && !problems.some(({ severity }) => severity === "error")
      ? ["it was refused without an error"]
      : []),
    ...(outcome.status === "written"
      ? [...written].filter(([path]) => path.endsWith(".html")).flatMap(judgePage)
      : []),
  ];
  return { faults, problems };
}

/** Every problem has its place in a file that is there, or in none that an author wrote. */
export function judgeProblems(problems: readonly Problem[], files: MutatedFiles): readonly string[] {
  return problems.flatMap((problem) => {
    const { file, at, message, hint = "" } = problem;
    const told = JSON.stringify(problem);
    // What templates throw is told in the words of the engine: “… as it is undefined”.
    const words = problem.code === "template/throws" ? "" : tell(message) + tell(hint);
    if (
      /\n\s+at |node:internal|file:\/\//.test(tell(message) + tell(hint)) ||
      /\bundefined\b|\[object /.test(words)
    )
      return [`it is told badly: ${told}`];
    const text = textOf(file, files);
    if (problem.code === "entry/missing-file" && text === undefined) return [];
    if (text === undefined)
      return /^content$|^templates\/|^dist\//.test(file) ? [] : [`no such file: ${told}`];
    if (at === undefined) return [];
    const line = text.split(/\r\n|\r|\n/)[at.line - 1];
    const isInside =
      line !== undefined && at.column >= 1 && at.column <= line.length + 1 && (at.length ?? 1) >= 1;
    return isInside ? [] : [`no such place: ${told}`];
  });
}

function textOf(file: string, files: MutatedFiles): string | undefined {
  const [, bytes] =
    Object.entries(files).find(([path, bytes]) => bytes !== undefined && path.normalize("NFC") === file) ??
    [];
  return typeof bytes === "string" || bytes === undefined ? bytes : new TextDecoder().decode(bytes);
}

/** What is printed holds nothing that steers a terminal. */
export function judgeText(report: string): readonly string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be printed
  return /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(report)
    ? [`it prints a control sign: ${JSON.stringify(report)}`]
    : [];
}

/** A right page has one title and one heading of the first level, ends what it begins, and runs nothing. */
function judgePage([path, html]: readonly [string, string]): readonly string[] {
  const faults: string[] = [];
  const count = { title: 0, h1: 0, html: 0 };
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name in count) count[name as keyof typeof count] += 1;
      if (!voids.has(name)) open.push(name);
      if (name === "script" || name === "iframe" || name === "object") faults.push(`${path} holds <${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith("on") || /^\s*(?:javascript|vbscript|data):/i.test(value))
          faults.push(`${path} holds ${attribute}="${value}"`);
      }
    },
    onclosetag(name, isImplied) {
      if (isImplied && !voids.has(name)) faults.push(`${path} does not end <${name}>`);
      if (!voids.has(name)) open.pop();
    },
  });
  parser.end(html);
  const isRedirect = /http-equiv="refresh"/i.test(html);
  if (!isRedirect && (count.title !== 1 || count.h1 !== 1 || count.html !== 1))
    faults.push(`${path} has ${JSON.stringify(count)}`);
  return faults;
}

const voids = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
