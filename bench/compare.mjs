#!/usr/bin/env node
// node bench/compare.mjs [--counts 30,1000,10000] [--large] [--runs 3] [--no-real] [--only-ours] [--write]
// Compares cold builds, builds with nothing changed and with one article changed with those of Hugo (`HUGO=`, or
// `hugo` on the PATH) and Eleventy (installed below the system's temporary folder), in turn, and prints medians beside
// the targets. --large adds 100,000 articles, for ours alone. --write puts the same into docs/benchmarks.md, with the
// plot docs/growth.svg.
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { prepareContestants } from "./contestants.mjs";
import { drawGrowth, fitExponent } from "./draw-growth.mjs";
import { median } from "./median.mjs";
import { measureRealSite } from "./real-site.mjs";
import { judge } from "./targets.mjs";

const { values } = parseArgs({
  options: {
    counts: { type: "string", default: "30,1000,10000" },
    large: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
    "no-real": { type: "boolean", default: false },
    "only-ours": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const counts = values.counts.split(",").map(Number);
const phases = ["cold", "nothing changed", "one changed"];
const large = 100_000;

const lines = [];
const print = (line = "") => {
  lines.push(line);
  console.log(line);
};

// A signal ends the process as a whole, with its folders.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

print(
  `Node ${process.version} on ${process.platform}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0].toFixed(2)} at the start; medians of ${runs} runs in turn.`,
);
const results = [];
for (const count of counts) compare(count, !values["only-ours"]);
if (values.large) compare(large, false);
const real = values["no-real"] ? undefined : await measureRealSite(runs);

print("\n## Against the targets\n");
print("| articles | what | target | came to | |\n|---|---|---|---|---|");
for (const { articles, what, target, came, isMet } of judge(results, real))
  print(`| ${articles} | ${what} | ${target} | ${came} | ${isMet ? "met" : "missed"} |`);

const exponents = fitExponent(results);
if (exponents.length > 0) {
  print("\n## Growth\n");
  print(
    "Time and memory of a cold build, as a power of the number of articles from 1,000 on: 1 is a straight line.\n",
  );
  for (const { name, what, exponent } of exponents) print(`- ${name}, ${what}: ${exponent.toFixed(2)}`);
}
print(`\nLoad ${loadavg()[0].toFixed(2)} at the end.`);
if (values.write) {
  const toDocs = (name) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
  const head =
    "# The comparison\n\nWritten by `npm run compare -- --write`; see [performance](performance.md).\n\n";
  writeFileSync(toDocs("benchmarks.md"), `${head}${lines.join("\n")}\n`);
  writeFileSync(toDocs("growth.svg"), drawGrowth(results));
}

function compare(count, withOthers) {
  const { contestants, missing, remove } = prepareContestants(count, withOthers);
  try {
    print(`\n## ${count.toLocaleString("en")} articles\n`);
    for (const reason of missing) print(`${reason}\n`);
    print("| build | generator | wall s | CPU s | peak MB |\n|---|---|---:|---:|---:|");
    for (const phase of phases) {
      const taken = new Map(contestants.map(({ name }) => [name, []]));
      for (let run = 0; run < runs; run += 1)
        for (const { name, prepare, buildOnce } of contestants) {
          prepare(phase, run);
          taken.get(name).push(buildOnce());
        }
      for (const [name, all] of taken) {
        const middle = (field) =>
          all.some((one) => one[field] === undefined) ? undefined : median(all.map((one) => one[field]));
        const result = {
          count,
          phase,
          name,
          wall: middle("wall"),
          cpu: middle("cpu"),
          memory: middle("memory"),
        };
        results.push(result);
        print(
          `| ${phase} | ${name} | ${result.wall.toFixed(3)} | ${result.cpu?.toFixed(2) ?? "–"} | ${result.memory?.toFixed(0) ?? "–"} |`,
        );
      }
    }
  } finally {
    remove();
  }
}
