import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOf } from "../support/run-axe.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit } = serveBuiltSite();

test("without scripts, every project starts folded and can be unfolded", async () => {
  await onProjects("", async (page) => {
    expect(await visibleTexts(page)).toEqual([]);
    expect(await page.getByText("Lire la suite", { exact: true }).count()).toBe(4);
    expect(await page.getByText("exemples de méthode").count()).toBe(1);
    await page.getByText("Lire la suite", { exact: true }).nth(1).click();
    await page.getByText("Lire la suite", { exact: true }).nth(3).click();
    expect(await visibleTexts(page)).toEqual(["batiment-numerique", "marque-employeur"]);
    await page.getByText("Réduire", { exact: true }).filter({ visible: true }).first().click();
    expect(await visibleTexts(page)).toEqual(["marque-employeur"]);
  });
});

test("without scripts, an address with a project in its hash shows it unfolded, with its title visible", async () => {
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

test("with the keyboard alone, a project unfolds, announces it, and is still unfolded after a visit to another page", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/projets"));
    await page.locator("summary").nth(2).focus();
    await page.keyboard.press("Enter");
    const outlineOf = (part: string) =>
      page
        .locator(part)
        .nth(2)
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    // The outline is around the words that one presses, not around the whole width of the card.
    expect([await outlineOf("summary"), await outlineOf("summary .dimension-link")]).toEqual([
      "none",
      "solid",
    ]);
    await page.locator("summary").nth(0).focus();
    await page.keyboard.press("Space");
    expect(await visibleTexts(page)).toEqual(["energie-verte", "intensite-usage"]);
    expect(await expandedStates(page)).toEqual([true, false, true, false]);
    expect(await violationsOf(page, { within: "main" })).toEqual([]);
    await page.goto(at("/contact"));
    await page.goBack();
    expect(await visibleTexts(page)).toEqual(["energie-verte", "intensite-usage"]);
    await page.reload();
    expect(await visibleTexts(page)).toEqual(["energie-verte", "intensite-usage"]);
  });
});

test("a project that the address unfolded and the visitor folded stays folded after a return", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/projets#intensite-usage"));
    // Stored before anything else can happen, such as leaving the page.
    const kept = await page.evaluate(async () => {
      document.querySelectorAll("summary")[2]?.click();
      await null;
      return history.state;
    });
    expect([kept, await visibleTexts(page)]).toEqual([{ unfolded: [] }, []]);
    await page.goto(at("/contact"));
    await page.goBack();
    expect(await visibleTexts(page)).toEqual([]);
  });
});

test("a change of the hash unfolds another project beside the unfolded ones, and going back keeps them", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/projets"));
    await page.locator("summary").nth(0).click();
    await page.evaluate(() => {
      location.hash = "#marque-employeur";
    });
    await expect.poll(() => visibleTexts(page)).toEqual(["energie-verte", "marque-employeur"]);
    await page.goBack();
    expect(await visibleTexts(page)).toEqual(["energie-verte", "marque-employeur"]);
    await page.reload();
    expect(await visibleTexts(page)).toEqual(["energie-verte", "marque-employeur"]);
  });
});

test("if the browser does not unfold the target of an address, the script does, with its title visible", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at("/projets"));
    await page.evaluate(() => {
      // Changes the address without the browser’s search for its target.
      history.pushState(null, "", "#intensite-usage");
      dispatchEvent(new HashChangeEvent("hashchange"));
    });
    await page.locator("#intensite-usage").waitFor();
    const box = await page.getByRole("heading", { name: "Trois vies dans la même journée" }).boundingBox();
    expect(box?.y).toBeGreaterThan(72);
    expect(box?.y).toBeLessThan(800);
  });
});

async function onProjects(fragment: string, look: (page: Page) => Promise<void>): Promise<void> {
  await visit({ javaScriptEnabled: false, viewport: large }, async (page) => {
    await page.goto(at(`/projets${fragment}`));
    await look(page);
  });
}

/** Whether each project is unfolded, according to the accessibility tree. */
async function expandedStates(page: Page): Promise<readonly unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes
    .filter(({ role }) => role?.value === "DisclosureTriangle")
    .map(({ properties }) => properties?.find(({ name }) => name === "expanded")?.value.value);
}

/** The ids of the projects whose text is visible. */
async function visibleTexts(page: Page): Promise<readonly string[]> {
  const shown: string[] = [];
  for (const text of await page.locator(".sheet-text").all())
    if (await text.isVisible()) shown.push((await text.getAttribute("id")) ?? "");
  return shown;
}
