// node scripts/take-pictures.mjs
// Takes the two pictures of the README in Chromium, into docs/pictures/: a page of this site, and the same site being
// edited. The editor works on a copy, so nothing of content/ changes.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { findOrInstallBrowser } from "./find-browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const pictures = join(root, "docs/pictures");
const site = mkdtempSync(join(tmpdir(), "charpente-pictures-"));
const sources = ["content", "static", "templates", "package.json", "package-lock.json", "tsconfig.json"];
for (const path of sources) cpSync(join(root, path), join(site, path), { recursive: true });
symlinkSync(join(root, "node_modules"), join(site, "node_modules"), "junction");

const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? findOrInstallBrowser(),
  args: ["--no-sandbox"],
});
const servers = [];
try {
  execFileSync(process.execPath, [join(root, "bin/site"), "build", "--root", site, "--quiet"], {
    stdio: "ignore",
  });
  const viewport = { width: 1200, height: 750 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1.25, colorScheme: "light" });
  const preview = await serve("preview");
  await page.goto(preview);
  // A font that came late is kept, and shown from the second visit on.
  await page.evaluate(() => document.fonts.ready);
  await page.goto(preview);
  await takePicture(page, "site.webp");

  // The server of the editor lets browsers keep nothing.
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /font-display: ?(?:optional|swap)/g,
      "font-display:block",
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${await serve("edit")}decret-bacs-2026`);
  await page.locator("main .prose p").nth(1).click();
  await page.getByRole("toolbar", { name: "Tools of the text" }).waitFor();
  await page.keyboard.press("Home");
  for (let word = 0; word < 3; word += 1) await page.keyboard.press("Shift+Control+ArrowRight");
  await takePicture(page, "edit.webp");
} finally {
  for (const server of servers) server.kill();
  await browser.close();
  rmSync(site, { recursive: true, force: true });
}

/** Starts a command that serves, and returns the address that it prints. */
function serve(command) {
  const args = [join(root, "bin/site"), command, "--root", site, "--port", "0", "--language", "en"];
  // Nothing on this path opens a browser.
  const env = { ...process.env, PATH: site };
  const server = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"], env });
  servers.push(server);
  return new Promise((resolve, reject) => {
    let printed = "";
    server.stderr.on("data", (bytes) => {
      printed += bytes;
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.stderr.on("end", () => reject(new Error(printed)));
  });
}

async function takePicture(page, name) {
  await page.evaluate(() => document.fonts.ready);
  // Nothing moves any more.
  await page.waitForTimeout(1500);
  const png = await page.screenshot({ animations: "disabled" });
  mkdirSync(pictures, { recursive: true });
  const { size } = await sharp(png).webp({ quality: 60, effort: 6 }).toFile(join(pictures, name));
  console.log(`docs/pictures/${name}: ${(size / 1000).toFixed(0)} KB`);
}
