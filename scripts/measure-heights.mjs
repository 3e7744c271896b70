// Prints how tall every page of a built site is, 390 and 1280 px wide, the tallest on a phone first:
// `node scripts/measure-heights.mjs dist`. Details stay folded, as visitors find them.
import { readdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { serveCompressed } from "./lighthouse/serve-compressed.mjs";

const [dist = "dist"] = process.argv.slice(2);
const routes = readdirSync(dist, { recursive: true })
  .filter((path) => path.endsWith("index.html"))
  .map((path) => `/${path.slice(0, -"index.html".length)}`);
const server = await serveCompressed(dist);
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const rows = [];
  for (const route of routes) {
    const heights = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(server.origin + route);
      heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
    }
    rows.push([route, ...heights]);
  }
  for (const [route, small, large] of rows.sort((a, b) => b[1] - a[1])) {
    console.log(`${String(small).padStart(6)} ${String(large).padStart(6)}  ${route}`);
  }
} finally {
  await browser.close();
  await server.close();
}
