#!/usr/bin/env node
// node bench/saves.mjs [saves]
// Edits the title of a page and the text of the longest article in a browser, on a copy of the site of this repository.
// Prints the time from sending the words until the page shows them, and until the bar says “Saved”, and the same from
// the last key, with the pause before sending. A text stands on the page while it is typed, so only “Saved” counts there.
// Also prints the CPU time of the server for a save and all that follows it, if the system reports it.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { findOrInstallBrowser } from "../scripts/find-browser.mjs";
import { copyRealSite } from "./copy-real-site.mjs";
import { putAway } from "./put-away.mjs";

const count = Number(process.argv[2] ?? 30);
/** Not counted: the first saves compile what they need. */
const warmUps = 3;
/** Time in which all that follows a save ends. */
const restMs = 2000;

const root = copyRealSite();
const server = spawn(
  process.execPath,
  [
    fileURLToPath(new URL("../bin/site", import.meta.url)),
    ...["edit", "--no-open", "--root", root, "--port", "0"],
  ],
  { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, NO_COLOR: "1" } },
);
process.once("exit", () => server.kill("SIGKILL"));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

try {
  const origin = await addressOf(server);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ["--no-sandbox"] });
  const loads = [loadavg()[0]];
  for (const [what, path, open] of [
    ["a title", "/services", (page) => page.locator("h1").click()],
    ["the longest article", routeOfLongest(), openText],
  ]) {
    const times = await measure(browser, new URL(path, origin), open);
    loads.push(loadavg()[0]);
    console.log(
      `${count} saves of ${what}, one word each, on ${cpus().length} cores; load ${loads.map((load) => load.toFixed(1)).join(" to ")}`,
    );
    print(
      "shown after the pause",
      times.map(({ sent, shown }) => shown - sent),
    );
    print(
      "saved after the pause",
      times.map(({ sent, saved }) => saved - sent),
    );
    print(
      "shown after the last key",
      times.map(({ typed, shown }) => shown - typed),
    );
    const used = times.flatMap(({ cpuMs }) => cpuMs ?? []);
    if (used.length > 0) print("CPU time of the server", used);
    loads.shift();
  }
  await browser.close();
} finally {
  server.kill("SIGKILL");
  putAway(root);
}

function routeOfLongest() {
  const folder = join(root, "content/articles");
  const sized = readdirSync(folder).map((name) => ({ name, size: statSync(join(folder, name)).size }));
  const { name } = sized.sort((a, b) => b.size - a.size)[0];
  return /^route: (.*)$/m.exec(readFileSync(join(folder, name), "utf8"))[1];
}

/** Puts the caret into a paragraph of the text. */
async function openText(page) {
  await page.locator("[data-edit-body] ~ h2 ~ p:visible").first().click();
  await page.getByRole("toolbar", { name: "Outils du texte" }).waitFor();
}

async function measure(browser, address, open) {
  const page = await browser.newPage({ locale: "fr-FR" });
  await page.goto(address.href);
  await page.getByRole("toolbar", { name: "Modification" }).waitFor();
  await page.evaluate(watchSaves);
  await open(page);
  await page.keyboard.press("End");
  await sleep(restMs);
  const times = [];
  for (let save = 0; save < warmUps + count; save += 1) {
    const before = cpuMsOf(server.pid);
    await page.keyboard.insertText(` ${save % 10}`);
    await page.waitForFunction((known) => globalThis.saves.length > known, times.length);
    await sleep(restMs);
    const after = cpuMsOf(server.pid);
    const timesOfPage = await page.evaluate(() => globalThis.saves.at(-1));
    times.push({ ...timesOfPage, cpuMs: after && after - before });
  }
  await page.close();
  return times.slice(warmUps);
}

/**
 * Runs in the page. Notes for each save the times of its last key, of the request, and of the frames that show the
 * words and “Saved”.
 */
function watchSaves() {
  globalThis.saves = [];
  let save = {};
  /** “Saved” may be said before the page is there. */
  let previous = {};
  document.addEventListener(
    "input",
    () => {
      save = { typed: performance.now() };
    },
    true,
  );
  const send = globalThis.fetch;
  globalThis.fetch = (address, options) => {
    // A text is put together again before it is saved.
    if (/\/__edit\/(?:compose|save)$/.test(String(address))) save.sent ??= performance.now();
    return send(address, options);
  };
  const afterFrame = (note) => requestAnimationFrame(() => setTimeout(note));
  // The editor’s own elements are in a shadow tree.
  new MutationObserver(() => {
    const done = save.sent === undefined ? previous : save;
    if (done.sent === undefined || done.shown !== undefined) return;
    afterFrame(() => {
      done.shown ??= performance.now();
    });
  }).observe(document, { subtree: true, attributes: true, characterData: true, childList: true });
  const bar = document.querySelector("site-dev-edit").shadowRoot.querySelector(".bar");
  new MutationObserver(() => {
    if (bar.dataset.state !== "saved" || save.sent === undefined) return;
    const done = save;
    previous = done;
    save = {};
    afterFrame(() => globalThis.saves.push(Object.assign(done, { saved: performance.now() })));
  }).observe(bar, { attributes: true });
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += String(chunk);
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once("close", () => reject(new Error(`The server has ended: ${said}`)));
  });
}

/** Undefined where the system does not report it. */
function cpuMsOf(pid) {
  try {
    const [user, system] = readFileSync(join("/proc", String(pid), "stat"), "utf8")
      .replace(/^.*\) /, "")
      .split(" ")
      .slice(11, 13)
      .map(Number);
    // Ticks of a hundredth of a second.
    return (user + system) * 10;
  } catch {
    return undefined;
  }
}

function print(what, numbers) {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return;
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(0);
  console.log(`${what}: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms`);
}
