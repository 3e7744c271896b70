import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { refuseChange } from "../../../src/cli/refusals.ts";
import { type BuildIo, build } from "../../../src/pipeline/build.ts";
import { auditSite } from "../../../src/pipeline/check/audit-site.ts";
import { createDiskIo, type DiskIo } from "../../../src/system/disk-io.ts";
import type { Change } from "../../../src/words/explain/example.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { projectRoot } from "../../support/run-site.ts";
import { usualOptions } from "../../support/usual-options.ts";

export type Version = "wrong" | "mended";

/** The site that the examples change, in a folder of its own. `close` removes it. */
export function exampleSite() {
  const root = mkdtempSync(join(tmpdir(), "charpente-explain-"));
  const place = (file: string) => join(root, file);
  cpSync(join(projectRoot, "tests/sites/explained"), root, { recursive: true });
  cpSync(join(projectRoot, "templates/fonts/figtree-card.ttf"), place("templates/fonts/carte.ttf"));
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
    async with<T>(changes: readonly Change[], version: Version, work: () => Promise<T>): Promise<T> {
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

function applyChange(change: Change, before: Uint8Array | undefined, version: Version) {
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
export async function problemsOf(root: string, command: "build" | "check") {
  const disk = createDiskIo({
    root,
    out: join(root, "dist"),
    cache: true,
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
      usualOptions,
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
  return async (site, report) =>
    auditSite(site, { staticFiles: disk.listStatic(), memory: disk.memory }, report);
}

/** The line that a problem is about; undefined where there is none to show. */
export function lineOf({ file, at }: Problem, disk: Pick<DiskIo, "readText">): string | undefined {
  return at && disk.readText(file)?.split("\n")[at.line - 1];
}
