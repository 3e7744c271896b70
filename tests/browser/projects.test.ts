import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { runSite } from "../support/run-site.ts";
import { serveFolder } from "../support/serve-folder.ts";

const dist = mkdtempSync(join(tmpdir(), "charpente-projects-"));
runSite(["build", "--out", dist, "--json", "--strict"]);

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveFolder(dist)]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(dist, { recursive: true, force: true });
});

test("without scripts, every project starts folded and unfolds by itself", async () => {
  await onProjects("", async (page) => {
    expect(await visibleTexts(page)).toEqual([]);
    expect(await page.getByText("Lire la suite", { exact: true }).count()).toBe(4);
    await page.getByText("Lire la suite", { exact: true }).nth(1).click();
    await page.getByText("Lire la suite", { exact: true }).nth(3).click();
    expect(await visibleTexts(page)).toEqual(["batiment-numerique", "marque-employeur"]);
    await page.getByText("Réduire", { exact: true }).filter({ visible: true }).first().click();
    expect(await visibleTexts(page)).toEqual(["marque-employeur"]);
  });
});

test("without scripts, an address that names a project shows it unfolded, its title in sight", async () => {
  await onProjects("#intensite-usage", async (page) => {
    expect(await visibleTexts(page)).toEqual(["intensite-usage"]);
    const title = page.getByRole("heading", { name: "Trois vies dans la même journée" });
    const box = await title.boundingBox();
    expect(box?.y).toBeGreaterThan(72);
    expect(box?.y).toBeLessThan(800);
  });
});

test("a link in a project opens a new tab and says so", async () => {
  await onProjects("#energie-verte", async (page) => {
    const link = page.locator("#energie-verte a").first();
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.textContent()).toContain("(nouvel onglet)");
  });
});

async function onProjects(fragment: string, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    await page.goto(`${server.origin}/projets${fragment}`);
    await use(page);
  } finally {
    await context.close();
  }
}

/** The ids of the projects whose text shows. */
async function visibleTexts(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  for (const text of await page.locator(".sheet-text").all())
    if (await text.isVisible()) shown.push((await text.getAttribute("id")) ?? "");
  return shown;
}
