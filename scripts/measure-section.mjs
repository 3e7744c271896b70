// Measures in Chromium how long « Êtes-vous concerné ? » takes to draw an answer on a machine four times as slow as this
// one: from the change of a field until its drawing, notes and verdict stand in the page and are laid out. Counts script,
// style and layout in the time of the page's own thread, which other programs do not lengthen, and prints four times the median and the longest
// of 40 answers. `node scripts/measure-section.mjs dist` takes a built site.
import { chromium } from "playwright-core";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { serveCompressed } from "./lighthouse/serve-compressed.mjs";
import { median } from "./median.mjs";

const [dist = "dist"] = process.argv.slice(2);
const server = await serveCompressed(dist);
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? findOrInstallBrowser(),
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const answers = "usage=bureaux&permis=1998&chauffage=310&climatisation=240&surface=3600&renouvellement=aucun";
await page.goto(`${server.origin}/audits-conformite-bacs#etes-vous-concerne&${answers}`);
await page.locator("svg.section-drawing").waitFor();
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable", { timeDomain: "threadTicks" });
const read = async () => {
  const { metrics } = await session.send("Performance.getMetrics");
  const parts = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];
  return metrics.reduce((sum, { name, value }) => sum + (parts.includes(name) ? value * 1000 : 0), 0);
};
const times = [];
for (let number = 0; number < 40; number++) {
  const before = await read();
  await page.evaluate(
    (value) => {
      const surface = document.querySelector("#champ-surface");
      surface.value = String(value);
      surface.dispatchEvent(new Event("change", { bubbles: true }));
      // Asks for the layout that the next frame would make.
      document.querySelector(".answered").getBoundingClientRect();
    },
    200 + number * 190,
  );
  times.push(((await read()) - before) * 4);
}
console.log(`median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`);
await browser.close();
await server.close();
