#!/usr/bin/env node
// node bench/changes.mjs [articles] [--kind plain|written] [--runs 3]
// Measures `site changes` with nothing changed and with one word changed. It runs on a corpus of plain or written text
// in a Git repository of its own, after a first build. Prints medians of wall time, CPU time without Git, peak memory,
// and the number of reported pages.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "../scripts/median.mjs";
import { writeCorpus } from "./corpus.mjs";
import { installCommand } from "./installed-command.mjs";
import { measureCommand } from "./measure-command.mjs";
import { putAway } from "./put-away.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: "string", default: "plain" },
    runs: { type: "string", default: "3" },
  },
});
const count = Number(positionals[0] ?? 10_000);
const runs = Number(values.runs);
const here = fileURLToPath(new URL(".", import.meta.url));
const command = installCommand();
const root = mkdtempSync(join(tmpdir(), "charpente-bench-"));
const article = join(root, "content/blog/article-000000.md");

try {
  cpSync(join(here, "site"), root, { recursive: true });
  writeCorpus(join(root, "content/blog"), count, { kind: values.kind });
  writeFileSync(join(root, ".gitignore"), ".site/\ndist/\n");
  run("git", ["init", "--quiet"]);
  run("git", ["add", "--all"]);
  const who = ["-c", "user.name=Bench", "-c", "user.email=bench@example.org", "-c", "commit.gpgsign=false"];
  run("git", [...who, "commit", "--quiet", "--message", "Corpus"]);
  run(process.execPath, [command, "build", "--root", root, "--quiet"]);
  console.log(
    `${count} ${values.kind} articles, median of ${runs}; Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(2)}`,
  );
  report("nothing changed", () => {});
  const text = readFileSync(article, "utf8");
  report("one word changed", (turn) => writeFileSync(article, `${text}\nModification ${turn}.\n`));
} finally {
  putAway(root);
}

function report(phase, prepare) {
  const asked = [process.execPath, command, "changes", "--root", root, "--since", "HEAD"];
  const results = Array.from({ length: runs }, (_, turn) => {
    prepare(turn);
    return measureCommand(asked, root);
  });
  const { pages } = JSON.parse(run(process.execPath, [...asked.slice(1), "--json"]).stdout);
  const [wall, cpu, memory] = ["wall", "cpu", "memory"].map((name) =>
    median(results.map((one) => one[name])),
  );
  console.log(
    `${phase.padEnd(18)} wall ${wall.toFixed(2)} s   CPU ${cpu.toFixed(2)} s   memory ${memory.toFixed(0)} MB   ${pages.length} pages told`,
  );
}

function run(program, args) {
  const done = spawnSync(program, args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (done.status !== 0) throw new Error(`${program} ${args[0]}: ${done.stderr}`);
  return done;
}
