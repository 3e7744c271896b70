// Runs Lighthouse on every page of the built site, served with brotli and long caching, and writes the scores to
// bench/reports/lighthouse.md. A page below 100 anywhere is measured three times; the middle run by its performance counts.
// `npm run lighthouse` measures all; `npm run lighthouse -- /blog /contact` prints those pages and writes nothing.
// Slow, so no part of `npm test`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { describeShortfalls, describeTable } from "./lighthouse/describe-scores.mjs";
import { importPackage } from "./lighthouse/import-package.mjs";
import { serveCompressed } from "./lighthouse/serve-compressed.mjs";
import { categories, summarise } from "./lighthouse/summarise.mjs";

const { launch } = await importPackage("chrome-launcher");
const { default: lighthouse } = await importPackage("lighthouse");
const root = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const dist = mkdtempSync(join(tmpdir(), "charpente-lighthouse-"));
const commit = spawnSync("git", ["describe", "--always", "--dirty"], { cwd: root, encoding: "utf8" }).stdout;
const routes = buildSite(dist);
const unknown = wanted.filter((route) => !routes.includes(route));
if (unknown.length > 0) fail(`There is no page ${unknown.join(", ")}. The pages are: ${routes.join(", ")}`);

const server = await serveCompressed(dist);
const chrome = await launch({
  chromePath: findOrInstallBrowser(),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
try {
  const measured = [];
  for (const route of wanted.length > 0 ? wanted : routes) {
    const page = await measure(route);
    console.log(`${route}: ${categories.map((category) => page.scores[category]).join(" ")}`);
    measured.push(page);
  }
  if (wanted.length > 0) console.log(`\n${describeTable(measured)}\n\n${describeShortfalls(measured)}`);
  else writeFileSync(join(root, "bench/reports/lighthouse.md"), describeRun(measured));
} finally {
  chrome.kill();
  await server.close();
  rmSync(dist, { recursive: true, force: true });
}

/** Builds into `out` and returns the routes. A build with warnings has pages too. */
function buildSite(out) {
  const { status, stdout, stderr } = spawnSync(join(root, "bin/site"), ["build", "--json", "--out", out], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) fail(stderr);
  return JSON.parse(stdout).pages.map(({ route }) => route);
}

/** Once, or three times when a score is below 100; the run with the median performance counts. */
async function measure(route) {
  const runs = [await runOnce(route)];
  if (categories.some((category) => runs[0].scores[category] < 100))
    runs.push(await runOnce(route), await runOnce(route));
  runs.sort((a, b) => a.scores.performance - b.scores.performance);
  return runs[Math.floor(runs.length / 2)];
}

async function runOnce(route) {
  const result = await lighthouse(server.origin + route, {
    port: chrome.port,
    output: "json",
    logLevel: "error",
    onlyCategories: categories,
  });
  return summarise(route, result.lhr);
}

function describeRun(pages) {
  const { lighthouse: version, browser } = pages[0];
  const speeds = pages.map(({ benchmark }) => benchmark);
  const shortfalls = describeShortfalls(pages);
  return `# Lighthouse

What Lighthouse says of each page of this site.

- Written by \`npm run lighthouse\`, mobile, with its simulated throttling
- Measured on ${new Date().toISOString().slice(0, 10)}, at commit ${commit?.trim() || "unknown"}
- Lighthouse ${version}, ${browser}, Node ${process.version.slice(1)}
- Speed of the machine while it measured (Lighthouse’s benchmark index): ${Math.min(...speeds)} to ${Math.max(...speeds)}

${describeTable(pages)}

## Below 100

${shortfalls || "Nothing."}
`;
}

function fail(message) {
  console.error(message);
  rmSync(dist, { recursive: true, force: true });
  process.exit(1);
}
