// Weighs pages of a built site in Chromium, served with brotli: on arrival, scrolled to the end, and with the first field
// touched. `node scripts/weigh-pages.mjs dist /contact /recherche`; without routes, the pages with a form.
import { chromium } from "playwright-core";
import { findOrInstallBrowser } from "./find-browser.mjs";
import { serveCompressed } from "./lighthouse/serve-compressed.mjs";

const [dist = "dist", ...wanted] = process.argv.slice(2);
const forms = [
  "/contact",
  "/telecharger-guide",
  "/questionnaire-energie",
  "/rapport-performance",
  "/recherche",
];
const server = await serveCompressed(dist);
const browser = await chromium.launch({
  executablePath: findOrInstallBrowser(),
  args: ["--no-sandbox"],
});
try {
  console.log("| page | on arrival | scrolled | touched |\n| --- | ---: | ---: | ---: |");
  for (const route of wanted.length > 0 ? wanted : forms) console.log(await weigh(route));
} finally {
  await browser.close();
  await server.close();
}

async function weigh(route) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const weights = new Map();
  page.on("requestfinished", async (request) => {
    if (!request.url().startsWith(server.origin)) return;
    weights.set(request.url(), (await request.sizes()).responseBodySize);
  });
  const tell = async () => {
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    const sum = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
    return `${(sum / 1000).toFixed(1)} KB, ${weights.size} requests`;
  };
  await page.goto(server.origin + route);
  const arrived = await tell();
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  const scrolled = await tell();
  const field = page.locator("main :is(input, textarea):visible").first();
  if ((await field.count()) > 0) {
    await field.focus();
    await page.keyboard.type("1");
  }
  const touched = await tell();
  await page.close();
  return `| \`${route}\` | ${arrived} | ${scrolled} | ${touched} |`;
}
