// Measures in Chromium how long each control of the site takes to answer on a slow phone, and how long untouched pages
// are busy; writes bench/reports/interactions.md. `npm run interactions` measures all; `npm run interactions -- /blog` prints
// those pages and writes nothing. Slow, so no part of `npm test`.
//
// An interaction lasts from the visitor's touch or key to the next frame that shows the result; choosing a file, from
// the answer of its dialog. Each is the first on a page that was just loaded. Browsers report none below 16 ms, so the
// table has 16 for those. The first of the controls that look alike represents all of them on its page, and the first
// page of each kind for the others, beside pages with states of their own.
//
// The columns of untouched pages:
// - blocked: the time of tasks beyond 50 ms each, from the first paint until 1.5 s after the page is loaded;
// - answers after: from the end of loading until the last island is live;
// - first key: a key pressed in the first field as soon as the field is there.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { answerMail } from "./interactions/answer-mail.mjs";
import { describeControls, describeLoads } from "./interactions/describe-interactions.mjs";
import { createMeasure, slowdown, targets } from "./interactions/measure.mjs";
import { readSpeed } from "./interactions/read-speed.mjs";
import { repeat, runs, runsAfterMiss } from "./interactions/repeat.mjs";
import { states } from "./interactions/states.mjs";
import { serveCompressed } from "./lighthouse/serve-compressed.mjs";
import { median } from "./median.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const dist = mkdtempSync(join(tmpdir(), "charpente-interactions-"));
const commit = spawnSync("git", ["describe", "--always", "--dirty"], {
  cwd: root,
  encoding: "utf8",
}).stdout.trim();
const mail = await answerMail();
const pages = buildSite();
const server = await serveCompressed(dist);
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const { measureLoad, measureControls, measureFirstKey } = createMeasure(browser, server.origin, mail);
  const speeds = [await readSpeed(browser)];
  const loads = [];
  const controls = [];
  for (const { route } of pickPages()) {
    const known = new Set();
    for (const state of [{ route }, ...states.filter((each) => each.route === route)]) {
      const rows = await measureControls(state, (name, action) => known.has(name + action));
      for (const row of rows) known.add(row.name + row.action);
      controls.push(...rows);
    }
    const isBusy = (results) => {
      const { blockedMs, answersMs } = pickMedians(results);
      return blockedMs > targets.blocked || answersMs > targets.answers;
    };
    const calm = await repeat(() => measureLoad(route, 1), isBusy);
    const slow = await repeat(
      () => measureLoad(route, slowdown),
      () => false,
    );
    const isLate = (results) => median(results) > targets.interaction;
    const isForm = controls.some((control) => control.route === route && control.action === "type");
    loads.push({
      route,
      ...pickMedians(calm),
      slowBlockedMs: pickMedians(slow).blockedMs,
      slowAnswersMs: isForm ? pickMedians(slow).answersMs : undefined,
      answersMs: isForm ? pickMedians(calm).answersMs : undefined,
      shifts: Math.max(...[...calm, ...slow].map(({ shifts }) => shifts)),
      firstKeyMs: isForm ? median(await repeat(() => measureFirstKey(route), isLate)) : undefined,
    });
    speeds.push(await readSpeed(browser));
    const own = controls.filter((control) => control.route === route).map(({ ms }) => median(ms));
    console.error(`${route}: ${own.length} controls, the slowest ${Math.round(Math.max(...own))} ms`);
  }
  const tables = `${describeControls(controls)}\n\n## Pages that nobody touches\n\n${describeLoads(loads)}`;
  const misses = findMisses(controls, loads);
  if (wanted.length > 0) console.log(`${tables}\n\n${misses}`);
  else writeFileSync(join(root, "bench/reports/interactions.md"), describeRun(tables, misses, speeds));
} finally {
  await browser.close();
  await Promise.all([server.close(), mail.close()]);
  rmSync(dist, { recursive: true, force: true });
}

/** Builds the site with an account of the imitated e-mail service on loopback. Returns its pages. */
function buildSite() {
  const account = JSON.parse(readFileSync(join(root, "tests/support/test-account.json"), "utf8"));
  const { status, stdout, stderr } = spawnSync(join(root, "bin/site"), ["build", "--json", "--out", dist], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...account, EMAILJS_ORIGIN: mail.origin },
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout).pages;
}

/** The requested pages; else the first of each template, those with states of their own, and the longest article. */
function pickPages() {
  if (wanted.length > 0) return pages.filter(({ route }) => wanted.includes(route));
  const templates = new Set();
  const hasOwn = ({ route }) =>
    states.some((state) => state.route === route) || route === "/ia-immobilier-hypes";
  return pages.filter((page) => {
    const isFirst = !templates.has(page.template);
    templates.add(page.template);
    return isFirst || hasOwn(page);
  });
}

function pickMedians(loads) {
  const middle = (name) => median(loads.map((load) => load[name]));
  return { blockedMs: middle("blockedMs"), answersMs: middle("answersMs") };
}

function findMisses(controls, loads) {
  const slow = controls.filter(({ ms }) => median(ms) > targets.interaction);
  const late = loads.filter(
    ({ blockedMs, answersMs = 0, firstKeyMs = 0, shifts }) =>
      blockedMs > targets.blocked ||
      answersMs > targets.answers ||
      firstKeyMs > targets.interaction ||
      shifts > 0,
  );
  return [
    ...slow.map(({ route, name, action }) => `- \`${route}\`: ${action}, ${name}`),
    ...late.map(({ route }) => `- \`${route}\`: as it loads`),
  ].join("\n");
}

function describeRun(tables, misses, speeds) {
  return `# Interactions

How fast each control of this site answers on a slow phone.

- Written by \`npm run interactions\`; [what the columns mean](../scripts/measure-interactions.mjs)
- Measured on ${new Date().toISOString().slice(0, 10)}, at commit ${commit || "unknown"}
- Chromium ${browser.version()}, Node ${process.version.slice(1)}
- Speed of the machine while it measured (as Lighthouse’s benchmark index): ${Math.min(...speeds)} to ${Math.max(...speeds)}
- At ${slowdown} times CPU slowdown, on a phone of 390 px; medians of ${runs} page loads, of ${runsAfterMiss} where the first ${runs} missed the target
- Targets: ${targets.interaction} ms for each interaction at ${slowdown} times slowdown; without slowdown ${targets.blocked} ms blocked and answers within ${targets.answers} ms; no shift

## Controls

${tables}

## Above the targets

${misses || "Nothing."}
`;
}
