import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFunctions } from "./find-mutations.mjs";

const preload = new URL("note-reached.mjs", import.meta.url).href;
const withoutSite = "scripts/mutate/without-site.config.ts";
/** What starting Vitest and building the real site may take, besides the tests. */
const startMs = 180_000;
/** Tests of one start, by what they took when they were recorded: the first start is for the nearest and quickest. */
const firstMs = 4000;
const nextMs = 30_000;
/** When tests that take this long have passed, the others are not tried. */
const mostMs = 60_000;
/** So many of the tests nearest to a mutation are tried if none is known to reach it. */
const mostNear = 6;

/** Makes the copy of this checkout, in which sources are mutated, equal to the last commit. */
export function prepareCopy(root, copy) {
  if (git(root, "status", "--porcelain") !== "")
    throw new Error("Commit or stash your changes first: what is mutated is the last commit.");
  if (!existsSync(copy)) git(root, "init", "--quiet", copy);
  git(copy, "fetch", "--quiet", root, "HEAD");
  git(copy, "checkout", "--quiet", "--force", "--detach", "FETCH_HEAD");
  bundle(copy);
}

function git(folder, ...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}

function bundle(copy) {
  const script = 'import { setUp } from "./scripts/set-up.mjs"; setUp();';
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: copy,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The copy cannot be set up: ${stderr}`);
}

/** Runs `work` while `changes`, new texts by path, stand in the copy. */
export async function whileChanged(copy, changes, work) {
  const before = [...changes.keys()].map((path) => [path, readFileSync(join(copy, path))]);
  for (const [path, text] of changes) writeFileSync(join(copy, path), text);
  try {
    return await work();
  } finally {
    for (const [path, bytes] of before) writeFileSync(join(copy, path), bytes);
  }
}

/** The text of a file with its mutation. */
export const mutate = (text, { start, end, becomes }) => text.slice(0, start) + becomes + text.slice(end);

/** The projects of `vitest.config.ts`, the quickest first. */
export const projects = ["stages", "edges", "process", "built"];

/**
 * Runs the tests of a project once with code that notes which functions are called, and repeats each for the mutations
 * that it reaches in its own process, except those in `known`, which were killed.
 *
 * `reachedBy` is the test files that call a function, by its path and the place of its body, as in "src/once.ts 120".
 * `tookMs` is the milliseconds of each test file. `killed` is who killed a mutation, by its path. `passed` is the test
 * files that a mutation has certainly survived.
 *
 * @returns {Promise<{ reachedBy: Record<string, string[]>, tookMs: Record<string, number>,
 *   killed: Record<string, { path: string, test: string }>, passed: Record<string, string[]> }>}
 */
export async function runTrial(copy, paths, mutations, textOf, project, known, tests = []) {
  const cache = join(copy, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const [reachedLog, trialLog] = ["reached.txt", "trial.txt"].map((name) => join(cache, name));
  writeFileSync(reachedLog, "");
  writeFileSync(
    trialLog,
    mutations.flatMap(({ path }, number) => (known.has(path) ? [`endless ${number}\n`] : [])).join(""),
  );
  const names = [];
  const changes = new Map();
  for (const path of paths) {
    const text = textOf(path);
    const functions = findFunctions(path, text);
    const number = mutations.findIndex((one) => one.path === path);
    changes.set(path, prepareText(text, functions, names.length, mutations[number], number));
    names.push(...functions.map(({ start }) => `${path} ${start}`));
  }
  const setup = "tests/support/compare-words.ts";
  const noting = "\n(globalThis as any).recordFor?.(expect.getState().testPath);\n";
  changes.set(setup, readFileSync(join(copy, setup), "utf8") + noting);
  const env = { NODE_OPTIONS: `--import=${preload}`, REACHED_LOG: reachedLog, TRIAL_LOG: trialLog };
  const config = ["--config", "scripts/mutate/vitest.config.ts"];
  const options = [...config, ...(project === undefined ? [] : ["--project", project])];
  const tookMs = {};
  await whileChanged(copy, changes, async () => {
    for (;;) {
      const { isOver, files } = await runTests(copy, tests, 3_600_000, env, options, trialLog);
      for (const { path, tookMs: ms } of files) tookMs[path] = ms;
      if (!isOver) break;
      // The last one tried has no end.
      const [, number] = readFileSync(trialLog, "utf8").trim().split("\n").at(-1).split(" ");
      appendFileSync(trialLog, `endless ${number}\n`);
    }
  });
  bundle(copy);
  const lines = (log) => readFileSync(log, "utf8").trim().replaceAll(`${copy}/`, "").split("\n");
  const reachedBy = {};
  for (const line of lines(reachedLog)) {
    const [number, path] = line.split(" ");
    const name = names[number];
    reachedBy[name] = [...(reachedBy[name] ?? []), path];
  }
  const killed = {};
  const passed = {};
  const unsure = new Set();
  for (const line of lines(trialLog)) {
    const [, what, number, path, test] = /^(\w+) (\d+)(?: (\S+)(?: (.*))?)?$/.exec(line) ?? [];
    if (what === "killed") killed[mutations[number].path] = { path, test };
    if (what === "unsure") unsure.add(`${number} ${path}`);
    if (what === "passed") passed[number] = new Set([...(passed[number] ?? []), path]);
  }
  const certain = Object.entries(passed).map(([number, paths]) => [
    mutations[number].path,
    [...paths].filter((path) => !unsure.has(`${number} ${path}`)),
  ]);
  return { reachedBy, tookMs, killed, passed: Object.fromEntries(certain) };
}

/**
 * Adds a call to each function, and for pages, which preload nothing, what is called. A mutation in a function becomes a
 * choice between the text and the mutated text.
 */
function prepareText(text, functions, first, mutation, number) {
  const inserted = functions.flatMap(({ start, end, isBlock }, index) => {
    const call = `globalThis.reachFunction?.(${first + index})`;
    if (isBlock) return [{ at: start + 1, text: `${call};`, of: { start, end } }];
    return [
      { at: start, text: `(${call}, `, of: { start, end } },
      { at: end, text: ")", of: { start, end } },
    ];
  });
  const insert = (some, from, to) => {
    let noted = "";
    let at = from;
    for (const one of some.toSorted((a, b) => a.at - b.at)) {
      noted += text.slice(at, one.at) + one.text;
      at = one.at;
    }
    return noted + text.slice(at, to);
  };
  const isAround = ({ start, end }) => start <= mutation.start && mutation.end <= end;
  if (mutation === undefined || !functions.some(isAround))
    return `${insert(inserted, 0, text.length)}\n${tellServer}\n`;
  const { start, end, becomes, isStatement } = mutation;
  const isWithin = ({ of }) => !isAround(of) && start <= of.start && of.end <= end;
  const before = inserted.filter(
    (one) => !isWithin(one) && (one.at < start || (one.at === start && one.text !== ")")),
  );
  const after = inserted.filter((one) => !isWithin(one) && !before.includes(one));
  const own = insert(inserted.filter(isWithin), start, end);
  const isOn = `globalThis.isMutated?.(${number})`;
  const both = isStatement ? `if (${isOn}) {${becomes}} else {${own}}` : `(${isOn} ? ${becomes} : ${own})`;
  return `${insert(before, 0, start)}${both}${insert(after, end, text.length)}\n${tellServer}\n`;
}

const tellServer = `globalThis.reachFunction ??= ((noted, sent) => (number) => {
  if (typeof location !== "object" || noted.has(number)) return;
  noted.add(number);
  if (sent.push(number) === 1) setTimeout(() => fetch("/__reached/" + sent.splice(0).join(",")), 20);
})(new Set(), []);`;

/**
 * Returns the paths of the mutations that the compiler refuses. What it says of names that are no longer used does not
 * count.
 */
export async function findRefused(copy, mutations, textOf, importersOf) {
  const check = (some) =>
    whileChanged(copy, new Map(some.map((one) => [one.path, mutate(textOf(one.path), one)])), async () => {
      const remembered = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/mutated.tsbuildinfo"];
      const unused = ["--noUnusedLocals", "false", "--noUnusedParameters", "false"];
      const args = ["--project", ".", "--checkers", "1", "--pretty", "false", ...remembered, ...unused];
      const { said } = await start("node_modules/.bin/tsc", args, copy);
      return [...said.matchAll(/^([^\s(][^(\n]*)\((\d+),\d+\): error/gm)].map(([, path, line]) => ({
        path,
        line: Number(line),
      }));
    });
  const errors = await check(mutations);
  const refused = [];
  for (const mutation of mutations) {
    const { path, start, end } = mutation;
    const lineOf = (index) => textOf(path).slice(0, index).split("\n").length;
    const own = errors.filter((error) => error.path === path);
    const isThere = ({ line }) => lineOf(start) <= line && line <= lineOf(end);
    // It can also be an error elsewhere, as in a file that imports it.
    const isSuspect =
      own.length > 0 || importersOf(path).some((importer) => errors.some((error) => error.path === importer));
    if (own.some(isThere) || (isSuspect && (await check([mutation])).length > 0)) refused.push(path);
  }
  return refused;
}

/**
 * Tries the tests that reach a mutation: first those of its own file and the quickest, then all others.
 *
 * @returns {Promise<{ by: "tests" | "time", test: string } | { survives: readonly string[], of: number }>} Who killed it, or
 * which test files it survived, of how many that reach it.
 */
export async function judge(copy, mutation, textOf, recording, importersOf, nearestTests, broken) {
  const { tookMs } = recording;
  const looksAtSite = findSiteTests(importersOf);
  const own = mutation.path
    .replace("create-charpente/src/", "tests/create/")
    .replace(/^src\//, "tests/")
    .replace(/\.tsx?$/, ".test.ts");
  const isThere = (path) => existsSync(join(copy, path)) && !broken.has(path);
  const reaching = findTests(mutation, textOf, recording, importersOf);
  // A started command may not have told what it reaches.
  const likely = reaching.size === 0 ? nearestTests.slice(0, mostNear) : reaching;
  const tests = new Set([own, `${own}x`, ...likely].filter(isThere));
  const words = new Set(mutation.path.match(/[a-z]+/g));
  const nearness = (path) =>
    path.startsWith(own)
      ? Number.POSITIVE_INFINITY
      : path.match(/[a-z]+/g).filter((word) => words.has(word)).length;
  const msOf = (path) => tookMs[path] ?? 1000;
  const passed = new Set(recording.passed[mutation.path]);
  const ordered = [...tests]
    .filter((path) => !passed.has(path))
    .sort((a, b) => nearness(b) - nearness(a) || msOf(a) - msOf(b));
  const changes = new Map([[mutation.path, mutate(textOf(mutation.path), mutation)]]);
  const survived = [...passed];
  let spentMs = 0;
  for (let isFirst = true; ordered.length > 0 && spentMs < mostMs; isFirst = false) {
    const batch = takeBatch(ordered, msOf, isFirst ? firstMs : nextMs);
    spentMs += batch.reduce((sum, path) => sum + msOf(path), 0);
    const limitMs = startMs + 6 * batch.reduce((sum, path) => sum + msOf(path), 0);
    const config = batch.some((path) => looksAtSite.has(path) || path.startsWith("tests/real-site/"))
      ? []
      : ["--config", withoutSite];
    // As `npm test` does first: some tests serve what is bundled.
    const isPure = batch.every((path) => recording.pure.has(path));
    const run = async (paths) => {
      const bundled = isPure ? { status: 0 } : await start("bin/site", ["--version"], copy);
      if (bundled.status !== 0) return { failed: { path: "bin/site", message: bundled.said } };
      return runTests(copy, paths, limitMs, {}, ["--bail", "1", ...config]);
    };
    const { isOver, failed } = await whileChanged(copy, changes, () => run(batch));
    // Another program may have slowed the tests.
    if (isOver && !(await run(batch)).isOver) return { by: "time", path: batch.join(" ") };
    if (failed === undefined) {
      survived.push(...batch);
      continue;
    }
    if (!isLate.test(failed.message.split("\n")[0]))
      return { by: "tests", path: failed.path, test: failed.test };
    const again = await whileChanged(copy, changes, () => run([failed.path]));
    const without = await run([failed.path]);
    if ((again.isOver || again.failed) && !without.isOver && !without.failed)
      return { by: "time", path: failed.path, test: failed.test };
  }
  return { survives: survived, of: tests.size };
}

/** The test files that look at the built real site, which takes long to build with each mutation. */
function findSiteTests(importersOf) {
  const seen = new Set(
    ["prepare-site", "serve-built-site", "share-site"].map((name) => `tests/support/${name}.ts`),
  );
  for (const file of seen) for (const importer of importersOf(file)) seen.add(importer);
  return seen;
}

const isLate = /time[ds]?[ -]?out|timeout|in time/i;

/** Returns those of the test files that fail without any mutation: what they say of one is worth nothing. */
export async function findBroken(copy, paths) {
  const { failures } = await runTests(copy, paths, 3_600_000);
  return failures.map(({ path }) => path);
}

/**
 * The test files that call the function of a mutation. For one outside functions, which runs once a process, or in a
 * function that nothing calls, all that call a function of its file, or of a file that imports it.
 */
export function findTests({ path, start, end }, textOf, { reachedBy }, importersOf) {
  const testsOf = (file, { start }) => reachedBy[`${file} ${start}`] ?? [];
  const around = findFunctions(path, textOf(path)).findLast((one) => one.start <= start && end <= one.end);
  const tests = around && reachedBy[`${path} ${around.start}`];
  if (tests !== undefined) return new Set(tests);
  const found = new Set();
  const seen = new Set();
  const search = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.startsWith("tests/")) {
      if (/\.test\.tsx?$/.test(file)) found.add(file);
      return;
    }
    const functions = findFunctions(file, textOf(file));
    for (const one of functions) for (const test of testsOf(file, one)) found.add(test);
    if (file === path || functions.length === 0) for (const importer of importersOf(file)) search(importer);
  };
  search(path);
  return found;
}

function takeBatch(ordered, msOf, mostMs) {
  let end = 1;
  for (let sum = msOf(ordered[0]); end < ordered.length && sum + msOf(ordered[end]) <= mostMs; end += 1)
    sum += msOf(ordered[end]);
  return ordered.splice(0, end);
}

/** Runs test files of the copy, all if there are none, and ends them after `limitMs`. */
async function runTests(copy, paths, limitMs, env = {}, options = [], trialLog = undefined) {
  const results = join(copy, "node_modules/.cache/results.json");
  rmSync(results, { force: true });
  const reporters = ["--reporter", "json", "--outputFile", results];
  const args = ["run", "--maxWorkers", "1", ...reporters, ...options, ...paths];
  const isTooLong = (startedAt) =>
    Date.now() - startedAt > limitMs || (trialLog !== undefined && isStuck(trialLog));
  const { said, status, isOver } = await start(
    "node_modules/.bin/vitest",
    args,
    copy,
    { BUILD_ANEW: "yes", ...env },
    isTooLong,
  );
  if (isOver) return { isOver, files: [], failures: [] };
  const { testResults = [] } = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : {};
  const files = testResults.map(({ name, startTime, endTime }) => ({
    path: name.replace(`${copy}/`, ""),
    tookMs: Math.ceil(endTime - startTime),
  }));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = name.replace(`${copy}/`, "");
    const broken = assertionResults.find((one) => one.status === "failed");
    if (broken) return [{ path, test: broken.title, message: broken.failureMessages.join("\n") }];
    return status === "failed" ? [{ path, message }] : [];
  });
  // The real site is not built, or a module cannot be loaded.
  if (failures.length === 0 && status !== 0) failures.push({ path: paths[0], message: said });
  return { isOver, files, failures, failed: failures[0] };
}

/** Runs a command with a process group of its own, which is ended with this process or once `isTooLong` says so. */
async function start(command, args, cwd, env = {}, isTooLong = () => false) {
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const output of [child.stdout, child.stderr]) output.on("data", (chunk) => said.push(chunk));
  const end = () => process.kill(-child.pid, "SIGKILL");
  process.once("exit", end);
  const startedAt = Date.now();
  let isOver = false;
  const watch = setInterval(() => {
    if (isOver || !isTooLong(startedAt)) return;
    isOver = true;
    end();
  }, 1000);
  const status = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(watch);
  process.off("exit", end);
  return { said: Buffer.concat(said).toString(), status, isOver };
}

/** True if a mutation that is tried has kept the process busy for two minutes. */
function isStuck(log) {
  const isTrying = /^try [^\n]*\n$/m.test(
    readFileSync(log, "utf8")
      .slice(-500)
      .replace(/^.*\n(?=.)/s, ""),
  );
  return isTrying && Date.now() - statSync(log).mtimeMs > 120_000;
}

/** The copy of a checkout. It stays, since installing its packages takes longer than most mutations. */
export const copyOf = (root, scratch, part) =>
  join(scratch, `charpente-mutated-${Buffer.from(root).toString("hex").slice(-12)}-${part}`);

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
