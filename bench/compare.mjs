#!/usr/bin/env node
// node bench/compare.mjs [--counts 30,1000,10000] [--kinds plain,written] [--large] [--runs 3] [--no-real]
//   [--only-ours] [--write]
// node bench/compare.mjs --content <folder> [--runs 3] [--only-ours]
// Compares cold builds, builds with nothing changed and with one article changed with those of Hugo (`HUGO=`, or `hugo`
// on the PATH) and Eleventy (installed below the system's temporary folder), in turn, and prints medians beside the
// targets. Articles are of two kinds: plain Markdown, and Markdown as people write it. --large adds 100,000 articles of
// each, for ours alone and once. --write puts the same into bench/reports/builds.md, with the plot growth.svg.
// --content compares builds of any folder of Markdown, and says what of it was changed for all.
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compareContent } from "./compare-content.mjs";
import { prepareContestants } from "./contestants.mjs";
import { kinds } from "./corpus.mjs";
import { drawGrowth, fitExponent } from "./draw-growth.mjs";
import { formatRatios, formatResults, measureInTurn } from "./measure-in-turn.mjs";
import { readOwnTexts } from "./own-texts.mjs";
import { measureRealSite } from "./real-site.mjs";
import { judge } from "./targets.mjs";

const { values } = parseArgs({
  options: {
    counts: { type: "string", default: "30,1000,10000" },
    kinds: { type: "string", default: "plain,written" },
    content: { type: "string" },
    large: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
    "no-real": { type: "boolean", default: false },
    "only-ours": { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const counts = values.counts.split(",").map(Number);
const chosenKinds = values.kinds.split(",");
if (values.write && values.content !== undefined) throw new Error("--write is for the corpora alone.");
const unknownKind = chosenKinds.find((kind) => !kinds.includes(kind));
if (unknownKind !== undefined) throw new Error(`There is no kind “${unknownKind}”: ${kinds.join(", ")}.`);
const large = 100_000;

const lines = [];
const print = (line = "") => {
  lines.push(line);
  console.log(line);
};

// Texts are adapted before there are folders, and no handler would get a turn meanwhile.
const own = values.content === undefined ? undefined : readOwnTexts(resolve(values.content));
// A signal ends the process as a whole, with its folders.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

print(
  `- Node ${process.version} on ${process.platform}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0].toFixed(2)} at the start, ${new Date().toISOString().slice(0, 10)}`,
);
print(
  `- Medians of ${runs} runs in turn${values.large ? `, one of ${large.toLocaleString("en")} articles` : ""}`,
);
const withOthers = !values["only-ours"];
const results =
  own === undefined
    ? await compareCorpora()
    : await compareContent(values.content, own, { runs, withOthers, print });
print(`\n- Load ${loadavg()[0].toFixed(2)} at the end`);
if (values.write) writeReport();

async function compareCorpora() {
  const results = [];
  for (const count of counts)
    for (const kind of chosenKinds) results.push(...(await compare(count, kind, withOthers)));
  if (values.large) for (const kind of chosenKinds) results.push(...(await compare(large, kind, false)));
  const real = values["no-real"] ? undefined : await measureRealSite(runs);

  print("\n## Against the targets\n");
  print("| articles | kind | what | at most | aim | came to | |\n|---|---|---|---|---|---|---|");
  for (const { articles, kind, what, must, aim, came, met } of judge(results, real))
    print(
      `| ${articles.toLocaleString("en")} | ${kind ?? "–"} | ${what} | ${must ?? "–"} | ${aim ?? "–"} | ${came} | ${met} |`,
    );

  const exponents = fitExponent(results);
  if (exponents.length > 0) {
    print("\n## Growth of a cold build from 1,000 articles on, as a power of their number\n");
    print("| articles | generator | what | power |\n|---|---|---|---:|");
    for (const { kind, name, what, exponent } of exponents)
      print(`| ${kind} | ${name} | ${what} | ${exponent.toFixed(2)} |`);
  }
  return results;
}

async function compare(count, kind, withOthers) {
  const { contestants, missing, remove } = prepareContestants(count, withOthers, kind);
  try {
    print(`\n## ${count.toLocaleString("en")} articles, ${kind}\n`);
    for (const reason of missing) print(`${reason}\n`);
    if (count < large) print(`${describeWarnings(contestants[0].tryBuild(), count)}\n`);
    const results = await measureInTurn(contestants, count < large ? runs : 1);
    for (const line of formatResults(results)) print(line);
    print();
    for (const line of formatRatios(results)) print(line);
    return results.map((result) => ({ count, kind, ...result }));
  } finally {
    remove();
  }
}

function describeWarnings({ problems: { warnings, warned } }, count) {
  const percent = ((100 * warned) / count).toFixed(0);
  return `- Warnings of ours: ${warnings.toLocaleString("en")}, in ${percent} % of the files`;
}

function writeReport() {
  const toReport = (name) => fileURLToPath(new URL(`reports/${name}`, import.meta.url));
  const head =
    "# Builds beside Hugo and Eleventy\n\nHow long builds take, and how much memory, for sites of 30 to 100,000 articles.\n\n- Written by `npm run compare -- --write`\n";
  writeFileSync(toReport("builds.md"), `${head}${lines.join("\n")}\n`);
  writeFileSync(toReport("growth.svg"), drawGrowth(results));
}
