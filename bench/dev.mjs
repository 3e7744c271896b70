#!/usr/bin/env node
// node bench/dev.mjs [articles] [--saves 20]
// node bench/dev.mjs --sizes real,1000,10000 [--rounds 3] [--saves 5] [--only-ours] [--write]
// Starts `site dev` on a copy of this site, or on a corpus of that many articles, and prints how long it takes from the
// start to the first page, and from a save to the byte served: of an article, and on this site of a setting, a style
// and a template. With --sizes, beside the servers of Hugo (`HUGO=`, or `hugo` on the PATH) and Eleventy (installed
// below the system's temporary folder), in rounds, `--saves` of each file a round, and beside the targets. --write puts
// the same into bench/reports/serving.md.
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "../scripts/median.mjs";
import { prepareContestants, prepareRealSite } from "./contestants.mjs";
import { measureServing } from "./measure-serving.mjs";
import { judgeServing } from "./serving-targets.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: "string" },
    rounds: { type: "string" },
    saves: { type: "string" },
    "only-ours": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const isQuick = values.sizes === undefined;
const sizes = isQuick ? [positionals[0] ?? "real"] : values.sizes.split(",");
const rounds = Number(values.rounds ?? (isQuick ? 1 : 3));
const saves = Number(values.saves ?? (isQuick ? 20 : 5));
const withOthers = !isQuick && !values["only-ours"];

const lines = [];
const print = (line = "") => {
  lines.push(line);
  console.log(line);
};
// A signal ends the process as a whole, with its servers and folders.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

print(
  `- Node ${process.version} on ${process.platform}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0].toFixed(2)} at the start, ${new Date().toISOString().slice(0, 10)}`,
);
print(`- Medians of ${rounds} starts and of ${rounds * saves} saves, in ms (least–most)`);
for (const size of sizes) await measureSize(size);
print(`\n- Load ${loadavg()[0].toFixed(2)} at the end`);
if (values.write) {
  const head =
    "# Serving beside Hugo and Eleventy\n\nHow long the first page and each save take while a site is written.\n\n- Written by `npm run compare:dev -- --write`\n";
  writeFileSync(
    fileURLToPath(new URL("reports/serving.md", import.meta.url)),
    `${head}${lines.join("\n")}\n`,
  );
}

async function measureSize(size) {
  const isReal = size === "real";
  const site = isReal ? "the real site" : `${Number(size).toLocaleString("en")} articles`;
  const { contestants, missing, remove } = isReal
    ? prepareRealSite()
    : prepareContestants(Number(size), withOthers);
  process.once("exit", remove);
  try {
    const results = await measureServing(contestants, { rounds, saves });
    print(`\n## ${site[0].toUpperCase()}${site.slice(1)}\n`);
    for (const reason of missing) print(`${reason}\n`);
    printTable(site, contestants, results);
    for (const { name, lost } of results) for (const why of lost) print(`\n${name} lost ${why}`);
  } finally {
    process.off("exit", remove);
    remove();
  }
}

function printTable(site, contestants, results) {
  const names = contestants.map(({ name }) => name);
  print(`| what | ${names.join(" | ")} | ours to Hugo’s | target | |`);
  print(`|---|${"---:|".repeat(names.length + 1)}---|---|`);
  for (const what of new Set(results.map((result) => result.what))) {
    const row = results.filter((result) => result.what === what);
    const { ratio, target, verdict } = judgeServing(site, what, row);
    const cells = names.map((name) => showTimes(row.find((result) => result.name === name)));
    print(
      `| ${what} | ${cells.join(" | ")} | ${ratio?.toFixed(2) ?? "–"} | ${target ?? "–"} | ${verdict ?? "–"} |`,
    );
  }
}

function showTimes(result) {
  if (result === undefined) return "–";
  const { times, lost } = result;
  const missed = lost.length === 0 ? "" : `${lost.length} lost`;
  if (times.length === 0) return missed;
  const range = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
  return `${median(times).toFixed(0)} (${range})${missed && `, ${missed}`}`;
}
