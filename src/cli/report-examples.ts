import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { auditSite } from "../check/audit-site.ts";
import { type BuildIo, build } from "../pipeline/build.ts";
import { createDiskIo, type DiskIo } from "../pipeline/io/disk-io.ts";
import { generatorRoot } from "../store/generator-root.ts";
import { codes, problems } from "../words/catalogue.ts";
import type { Example, ExampleChange } from "../words/example.ts";
import {
  explainProblem,
  type Reported,
  reportOf,
  textForFrame,
  writeIndex,
  writePage,
} from "../words/explain.ts";
import { languages } from "../words/languages.ts";
import { type Problem, type ProblemCode, pageOf } from "../words/problem.ts";
import { loadSpeech } from "../words/speech.ts";
import { formatProblems } from "./print-problems.ts";
import { refuseChange } from "./refusals.ts";

/**
 * Builds the example of a code in a copy of `tests/sites/explained`, which only a checkout has, and returns the first
 * problem that is reported.
 */
export async function reportExample(code: ProblemCode): Promise<Reported> {
  const site = exampleSite();
  return reportIn(site, code).finally(site.close);
}

/** What is reported of the examples of all codes. Takes some ten seconds. */
export async function reportAll(): Promise<ReadonlyMap<ProblemCode, Reported>> {
  const site = exampleSite();
  const reports = new Map<ProblemCode, Reported>();
  try {
    for (const code of codes) reports.set(code, await reportIn(site, code));
  } finally {
    site.close();
  }
  return reports;
}

/** The pages that explain each code, in each language. Paths are from `docs/problems/`. */
export async function writeProblemPages(
  reports: ReadonlyMap<ProblemCode, Reported>,
): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const pages = languages.map(async (language, index) => {
    const other = languages[(index + 1) % languages.length] ?? language;
    const speech = await loadSpeech(language);
    return [
      { path: `${language}/README.md`, text: writeIndex(language, other) },
      ...[...reports].map(([code, reported]) => {
        const report = formatProblems([reported.problem], () => textForFrame(reported), false, speech);
        const blocks = explainProblem(code, language, report.trim());
        return { path: `${language}/${pageOf(code)}`, text: writePage(code, blocks, language, other) };
      }),
    ];
  });
  return (await Promise.all(pages)).flat();
}

async function reportIn(site: ExampleSite, code: ProblemCode): Promise<Reported> {
  const { example }: { example: Example } = problems[code];
  const kept = reportOf(code);
  if (kept !== undefined || !("changes" in example)) return kept as Reported;
  const command = example.command === "check" ? "check" : "build";
  const [first] = await site.with(example.changes, "wrong", () => problemsOf(site.root, command));
  if (first?.problem.code !== code) throw new Error(`the example of ${code} is not reported as such`);
  return first;
}

export type ExampleSite = ReturnType<typeof exampleSite>;

/** The site that the examples change, in a folder of its own. `close` removes it. */
export function exampleSite() {
  const root = mkdtempSync(join(tmpdir(), "charpente-explain-"));
  const place = (file: string) => join(root, file);
  cpSync(join(generatorRoot, "tests/sites/explained"), root, { recursive: true });
  cpSync(join(generatorRoot, "templates/fonts/figtree-card.ttf"), place("templates/fonts/carte.ttf"));
  const textOf = (file: string) => {
    try {
      return readFileSync(place(file));
    } catch {
      return undefined;
    }
  };
  const put = (file: string, bytes: Uint8Array | undefined) => {
    if (bytes === undefined) return rmSync(place(file), { force: true });
    mkdirSync(dirname(place(file)), { recursive: true });
    writeFileSync(place(file), bytes);
  };
  return {
    root,
    /** Runs `work` while the files are as in one version of an example. */
    async with<T>(
      changes: readonly ExampleChange[],
      version: "wrong" | "mended",
      work: () => Promise<T>,
    ): Promise<T> {
      const before = changes.map(({ file }) => textOf(file));
      changes.forEach((change, index) => {
        put(change.file, applyChange(change, before[index], version));
      });
      try {
        return await work();
      } finally {
        changes.forEach(({ file }, index) => {
          put(file, before[index]);
        });
      }
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

function applyChange(change: ExampleChange, before: Uint8Array | undefined, version: "wrong" | "mended") {
  const { file, instead, encoding } = change;
  const text = change[version];
  if (instead === undefined)
    return text === undefined ? undefined : Buffer.from(text, version === "wrong" ? encoding : "utf8");
  const parts = Buffer.from(before ?? "")
    .toString()
    .split(instead);
  if (parts.length !== 2) throw new Error(`${file} holds “${instead}” ${parts.length - 1} times`);
  return Buffer.from(parts.join(text));
}

/** What a command reports about the site in `root`. Nothing is published. */
export async function problemsOf(root: string, command: "build" | "check"): Promise<readonly Reported[]> {
  const disk = createDiskIo({
    root,
    out: join(root, "dist"),
    cache: true,
    sources: "due",
  });
  try {
    const problems = await build(
      {
        ...disk,
        ...(command === "check" ? { audit: audit(disk) } : {}),
        publish: async () => ({ status: "written", changed: 0, removed: 0 }),
        progress: () => {},
        measure: (_stage, run) => run(),
      },
      {
        base: "",
        url: undefined,
        drafts: false,
        workbench: false,
        strict: false,
        weigh: false,
        now: new Date("2026-01-15T12:00:00Z"),
      },
    ).then(
      ({ problems }) => problems,
      (error) => refuseChange(error).problems,
    );
    return problems.map((problem) => ({ problem, line: lineOf(problem, disk) }));
  } finally {
    disk.flush();
    disk.close();
  }
}

function audit(disk: DiskIo): NonNullable<BuildIo["audit"]> {
  return async (site, report) => auditSite(site, disk.memory, report);
}

/** The line that a problem is about; undefined where there is none to show. */
function lineOf({ file, at }: Problem, disk: Pick<DiskIo, "readText">): string | undefined {
  return at && disk.readText(file)?.split("\n")[at.line - 1];
}
