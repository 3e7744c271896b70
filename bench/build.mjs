#!/usr/bin/env node
// node bench/build.mjs [articles] [--kind plain|written] [--runs 3]
// Builds a corpus, of plain or written text, cold (no memory, no output), again with nothing changed, and with one
// article changed. Prints, as medians of the runs, wall time, CPU time and peak memory, and the share of each stage.
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "../scripts/median.mjs";
import { writeCorpus } from "./corpus.mjs";
import { installCommand } from "./installed-command.mjs";
import { putAway } from "./put-away.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string", default: "plain" },
    runs: { type: "string", default: "3" },
  },
});
const count = Number(positionals[0] ?? 1000);
const runs = Number(values.runs);
const here = fileURLToPath(new URL(".", import.meta.url));
const command = installCommand();
const root = mkdtempSync(join(tmpdir(), "charpente-bench-"));
const usage = join(root, "usage.json");

cpSync(join(here, "site"), root, { recursive: true });
writeCorpus(join(root, "content/blog"), count, { kind: values.kind });

console.log(
  `${count} ${values.kind} articles, median of ${runs}; Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(2)}`,
);
try {
  report("cold", () => {
    putAway(join(root, ".site"));
    putAway(join(root, "dist"));
  });
  report("nothing changed", () => {});
  report("one changed", (run) =>
    appendFileSync(join(root, "content/blog/article-000000.md"), `\nModification ${run}.\n`),
  );
} finally {
  putAway(root);
}

function report(phase, prepare) {
  const results = Array.from({ length: runs }, (_, run) => {
    prepare(run);
    return buildOnce();
  });
  const middle = (read) => median(results.map(read));
  const wall = middle(({ wall }) => wall);
  console.log(
    `\n${phase.padEnd(16)} wall ${wall.toFixed(3)} s   CPU ${middle(({ cpu }) => cpu).toFixed(3)} s   memory ${middle(({ memory }) => memory).toFixed(0)} MB`,
  );
  for (const { stage } of results[0].stages) {
    const ms = middle(({ stages }) => stages.find((time) => time.stage === stage)?.ms ?? 0);
    console.log(
      `  ${stage.padEnd(14)} ${ms.toFixed(1).padStart(9)} ms ${`${(ms / 10 / wall).toFixed(1)} %`.padStart(8)}`,
    );
  }
}

function buildOnce() {
  const start = performance.now();
  // Not the report of `--json`, for which every page is weighed.
  const { status, stderr } = spawnSync(
    process.execPath,
    [command, "build", "--root", root, "--verbose", "--language", "en"],
    {
      env: {
        ...process.env,
        MEASURE_FILE: usage,
        NODE_OPTIONS: `--require ${JSON.stringify(join(here, "measure-process.cjs"))}`,
      },
      encoding: "utf8",
      // The warnings of ten thousand texts are long.
      maxBuffer: 1 << 30,
    },
  );
  const wall = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usage, "utf8"));
  return {
    wall,
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    memory: maxRSS / 1024,
    stages: [...stderr.matchAll(/^ {2}(\w+) +([\d,.]+) ms$/gm)].map(([, stage, ms]) => ({
      stage,
      ms: Number(ms.replaceAll(",", "")),
    })),
  };
}
