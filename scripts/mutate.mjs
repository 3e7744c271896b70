// Asks how much the tests notice: changes one place in each of `--count` files of `src/`, chosen by `--seed`, and says
// which changes no test of `npm test` tells. `--list` only lists them; `--only src/…` tries those of a folder or a file;
// `--again` tries those that survived the last time, and `--with tests/…` first the tests that were added since. It works
// in a copy of the last commit below the system’s temporary folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { parseArgs } from "node:util";
import { findOrInstallBrowsers } from "./find-browser.mjs";
import { findOrInstallFirefox } from "./find-engines.mjs";
import { findOrInstallServers } from "./find-servers.mjs";
import { chooseMutations } from "./mutate/find-mutations.mjs";
import {
  copyOf,
  findBroken,
  findRefused,
  findTests,
  judge,
  prepareCopy,
  projectRoot,
  projects,
  runTrial,
} from "./mutate/judge.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    count: { type: "string", default: "200" },
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    part: { type: "string", default: "1/1" },
    with: { type: "string", multiple: true, default: [] },
    project: { type: "string", multiple: true, default: projects },
  },
});
const seed = Number(values.seed);
const count = Number(values.count);
if (Number.isNaN(seed) || Number.isNaN(count)) throw new Error("--seed and --count take numbers.");

/** So many test files of a slow project are tried for a mutation before it is judged alone. */
const mostNearest = 3;

/** Words of the tool, and its explanations: each is a text that a person has read. */
const words = /^src\/words\/(?:en|fr|explain)\//;
const isCode = (path) => /\.tsx?$/.test(path) && !words.test(path);
const paths = ["src", "create-charpente/src"]
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map(
      (path) => `${folder}/${path.replaceAll("\\", "/")}`,
    ),
  )
  .filter(isCode);
const texts = new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), "utf8")]));
const textOf = (path) => texts.get(path);
const importers = readImporters();
// Several processes can share the work, each in its own copy, once one has recorded which tests reach what.
const [part, parts] = values.part.split("/").map(Number);
const isWanted = ({ path }) => path.startsWith(values.only);
const files = paths.map((path) => ({ path, text: textOf(path) }));
const chosen = chooseMutations(files, seed, count).filter(isWanted);
const mutations = chosen.length > 0 ? chosen : chooseMutations(files.filter(isWanted), seed, count);
const describe = ({ path, start, end, kind, becomes }) => {
  const line = textOf(path).slice(0, start).split("\n").length;
  const short = (text) => text.replace(/\s+/g, " ").slice(0, 70);
  return `${path}:${line}  ${kind}: ${short(textOf(path).slice(start, end))} → ${short(becomes)}`;
};

console.log(`seed ${seed}, ${mutations.length} mutations`);
if (values.list) for (const mutation of mutations) console.log(describe(mutation));
else await tryAll();

async function tryAll() {
  // Ends the tests that run.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
  Object.assign(process.env, findOrInstallBrowsers(), findOrInstallFirefox(), findOrInstallServers());
  const copy = copyOf(projectRoot, tmpdir(), part);
  prepareCopy(projectRoot, copy);
  const memory = join(projectRoot, "node_modules/.cache/mutations");
  mkdirSync(memory, { recursive: true });
  const verdictFile = join(memory, `verdicts-${seed}-${count}-${part}.json`);
  const verdicts =
    existsSync(verdictFile) && values.again ? JSON.parse(readFileSync(verdictFile, "utf8")) : {};
  const remember = async (name, make) => {
    const file = join(memory, `${name}-${seed}-${count}.json`);
    if (!values.again || !existsSync(file)) writeFileSync(file, JSON.stringify(await make()));
    return JSON.parse(readFileSync(file, "utf8"));
  };
  const recording = { reachedBy: {}, tookMs: {}, killed: {}, passed: {}, pure: new Set() };
  for (const project of values.project) {
    const known = new Set(Object.keys(recording.killed));
    const trial = await remember(`trial-${project}`, () =>
      runTrial(copy, paths, mutations, textOf, project, known, testsOf(project, known, recording)),
    );
    Object.assign(recording.tookMs, trial.tookMs);
    if (project === "stages") recording.pure = new Set(Object.keys(trial.tookMs));
    Object.assign(recording.killed, trial.killed);
    for (const kept of ["reachedBy", "passed"])
      for (const [name, tests] of Object.entries(trial[kept]))
        recording[kept][name] = [...(recording[kept][name] ?? []), ...tests];
    console.log(`${project}: ${Object.keys(recording.killed).length} killed`);
  }
  if (values.with.length > 0) {
    const known = new Set(Object.keys(recording.killed));
    const { killed } = await runTrial(copy, paths, mutations, textOf, undefined, known, values.with);
    Object.assign(recording.killed, killed);
    for (const [path, by] of Object.entries(killed)) console.log(`${path} killed by ${by.path}, ${by.test}`);
    const file = join(memory, `trial-${projects[0]}-${seed}-${count}.json`);
    const first = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...first, killed: { ...first.killed, ...killed } }));
  }
  const open = mutations.filter(
    ({ path }, number) => verdicts[path]?.by === undefined && number % parts === part - 1,
  );
  const alive = open.filter(({ path }) => recording.killed[path] === undefined);
  const refused = new Set(await remember("types", () => findRefused(copy, alive, textOf, importersOf)));
  console.log(`types: ${refused.size} more`);
  const broken = new Set();
  const tryOne = async (mutation) => {
    const started = Date.now();
    const known = recording.killed[mutation.path];
    const verdict = refused.has(mutation.path)
      ? { by: "types" }
      : known && !broken.has(known.path)
        ? { by: "tests", ...known }
        : await judge(copy, mutation, textOf, recording, importersOf, nearestTests(mutation.path), broken);
    verdicts[mutation.path] = verdict;
    writeFileSync(verdictFile, JSON.stringify(verdicts));
    const seconds = `${Math.round((Date.now() - started) / 1000)} s`;
    const outcome = verdict.by
      ? `killed by ${[verdict.by, verdict.path, verdict.test].filter(Boolean).join(", ")}`
      : `SURVIVES ${verdict.survives.length} of ${verdict.of} test files`;
    console.log(`${describe(mutation)}\n    ${outcome} (${seconds})`);
  };
  // The quickest first.
  const isKnown = ({ path }) => refused.has(path) || recording.killed[path] !== undefined;
  const costOf = (mutation) =>
    isKnown(mutation)
      ? -1
      : [...findTests(mutation, textOf, recording, importersOf)].reduce(
          (sum, test) => sum + (recording.tookMs[test] ?? 1000),
          0,
        );
  for (const mutation of open.toSorted((a, b) => costOf(a) - costOf(b))) await tryOne(mutation);
  for (;;) {
    const killers = new Set(
      open.map(({ path }) => verdicts[path]).flatMap(({ by, path }) => (by === "tests" ? [path] : [])),
    );
    const found = killers.size === 0 ? [] : await findBroken(copy, [...killers]);
    if (found.length === 0) break;
    console.log(`\nThese fail without a mutation: ${found.join(", ")}`);
    for (const path of found) broken.add(path);
    for (const mutation of open) if (broken.has(verdicts[mutation.path].path)) await tryOne(mutation);
  }
  const tried = mutations.filter(({ path }) => verdicts[path] !== undefined);
  const survivors = tried.filter(({ path }) => verdicts[path].by === undefined);
  const killedBy = (by) => tried.filter(({ path }) => verdicts[path].by === by).length;
  console.log(
    `\nseed ${seed}: of ${tried.length} mutations, ${killedBy("types")} killed by types, ${killedBy("tests")} by tests, ${killedBy("time")} by time, ${survivors.length} survive:`,
  );
  for (const mutation of survivors) console.log(`  ${describe(mutation)}`);
}

/** All tests of the quick project; of others, those nearest to mutations that live. */
function testsOf(project, known, { tookMs }) {
  if (project === "stages") return [];
  const alive = mutations.filter(({ path }) => !known.has(path));
  const nearest = alive.flatMap(({ path }) =>
    nearestTests(path)
      .filter((test) => tookMs[test] === undefined)
      .slice(0, mostNearest),
  );
  return [...new Set(nearest)];
}

/** The files of `src/` and `tests/` that import one of them. */
function importersOf(path) {
  return importers.get(path) ?? [];
}

/** Test files, in the order of how many files lie between them and the mutated one. */
function nearestTests(path) {
  const seen = new Set([path]);
  for (const file of seen) for (const importer of importersOf(file)) seen.add(importer);
  return [...seen].filter((file) => /^tests\/(?!attacks|engines).*\.test\.tsx?$/.test(file));
}

function readImporters() {
  const found = new Map();
  const tests = readdirSync(join(projectRoot, "tests"), { recursive: true, encoding: "utf8" })
    .map((path) => `tests/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path));
  for (const path of [...paths, ...tests])
    for (const [, to] of (textOf(path) ?? readFileSync(join(projectRoot, path), "utf8")).matchAll(
      /(?:from|import)[ (]"(\.[^"]+)"/g,
    )) {
      const file = posix.join(dirname(path), to);
      found.set(file, [...(found.get(file) ?? []), path]);
    }
  return found;
}
