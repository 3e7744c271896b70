import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Problem } from "../../src/words/problem.ts";
import { judgeProblems, judgeText } from "../support/mutations/judge-build.ts";
import { modelFiles } from "../support/mutations/model-files.ts";
import { type MutatedFiles, mutateFiles, mutateTemplates } from "../support/mutations/mutate-files.ts";
import { projectRoot, runSite } from "../support/run-site.ts";

/** Another one tries others: `SEED=7 npm run test:attacks`. */
const seed = Number(process.env.SEED ?? 1);
const rounds = Array.from({ length: 10 }, (_, round) => round);
const template = readFileSync(join(projectRoot, "tests/support/small-site.tsx"), "utf8").replace(
  "export const smallSite =",
  "export default",
);

/** Builds on the disk as in a workflow, and gives what is wrong with the way in which the command ended. */
function judgeCommand(files: MutatedFiles): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), "charpente-mutated-"));
  try {
    const onDisk = Object.fromEntries(
      Object.entries(files).filter(([path, text]) => text !== undefined && put(root, path, text)),
    );
    const env = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: root };
    const { status, stdout, stderr } = runSite(["build", "--root", root, "--json"], { env });
    if (status !== 0 && status !== 1) return [`it ended with ${status}: ${stderr}`];
    const { problems } = JSON.parse(stdout) as { readonly problems: readonly Problem[] };
    const lines = stderr.split(/[\r\n]/);
    const commands = lines.filter((line) => /^[^!-~]*::|##\[/.test(line));
    return [
      ...judgeProblems(problems, onDisk),
      ...judgeText(stdout + stderr),
      ...(commands.length === problems.length
        ? []
        : [`${commands.length} commands for ${problems.length} problems`]),
      ...lines.filter((line) => /^\s+at .*[:(]\d+:\d+\)?$|node:internal/.test(line)),
    ];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** False for a name that this disk does not take. */
function put(root: string, path: string, text: string | Uint8Array): boolean {
  try {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return true;
  } catch {
    return false;
  }
}

test.each(rounds)(
  `the command reports what is wrong with mutated files (seed ${seed}, round %i)`,
  (round) => {
    const faults: string[] = [];
    for (let number = 100_000 + round * 20; number < 100_000 + (round + 1) * 20; number += 1) {
      const { kind, files } = mutateFiles(seed, number);
      for (const fault of judgeCommand({ ...files, "templates/site.tsx": template }))
        faults.push(`${number} (${kind}): ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);

test.each(rounds)(
  `the command reports what is wrong with mutated templates (seed ${seed}, round %i)`,
  (round) => {
    const faults: string[] = [];
    for (let number = round * 20; number < (round + 1) * 20; number += 1) {
      const files = { ...modelFiles, "templates/site.tsx": mutateTemplates(seed, number, template) };
      for (const fault of judgeCommand(files)) faults.push(`${number}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);
