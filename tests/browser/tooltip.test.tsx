import type { Page } from "playwright-core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { withoutSeal } from "../../src/pipeline/render/policies.ts";
import { Tooltip } from "../../templates/components/tooltip.tsx";
import { eventually } from "../support/eventually.ts";
import { shareOf } from "../support/is-whole.ts";
import { violationsOf } from "../support/run-axe.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";
import { stopClock } from "../support/stop-clock.ts";

const { visit } = serveBuiltSite();

/** Two buttons that explain a field, in the markup that the component asks for. */
const help = renderToStaticMarkup(
  <p>
    {["surface", "adresse"].map((name) => (
      <span key={name}>
        <button
          type="button"
          aria-label={`Aide : ${name}`}
          aria-describedby={`aide-${name}`}
          data-tooltip={`aide-${name}`}
          popoverTarget={`aide-${name}`}
          style={{ padding: 20 }}
        >
          ?
        </button>
        <Tooltip id={`aide-${name}`} kind="help">
          Ce que veut dire {name}.
        </Tooltip>
      </span>
    ))}
  </p>,
);

const surface = (page: Page) => page.getByRole("button", { name: "Aide : surface" });
const address = (page: Page) => page.getByRole("button", { name: "Aide : adresse" });
const shown = (page: Page) => page.locator(".tooltip:popover-open").allTextContents();

/** Opens the legal notices with the buttons at the start of their content. */
async function openWithHelp(page: Page): Promise<void> {
  await page.route(`**${at("/mentions-legales")}`, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    // With its seal, the page would block the styles that are added here, and those that a test changes.
    const html = withoutSeal(await response.text()).replace(/(<h1[^>]*>)/, `${help}$1`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(at("/mentions-legales"));
}

describe.each(shareOf([small, large], 2))("at $width px", (viewport) => {
  test("a tooltip waits until the pointer rests, then appears within the window", async () => {
    await visit({ viewport, hasClock: true }, async (page) => {
      await openWithHelp(page);
      await stopClock(page);
      await surface(page).hover();
      await page.clock.runFor(690);
      expect(await shown(page)).toEqual([]);
      await page.clock.runFor(20);
      expect(await shown(page)).toEqual(["Ce que veut dire surface."]);
      await expectBeside(page, surface(page));
      await page.mouse.move(1, viewport.height - 1);
      await page.clock.runFor(160);
      expect(await shown(page)).toEqual([]);
    });
  });
});

test("shortly after one tooltip, the next opens at once; later it waits again", async () => {
  await visit({ viewport: small, hasClock: true }, async (page) => {
    await openWithHelp(page);
    await stopClock(page);
    await surface(page).hover();
    await page.clock.runFor(710);
    await page.mouse.move(1, small.height - 1);
    await page.clock.runFor(250);
    await address(page).hover();
    await page.clock.runFor(1);
    expect(await shown(page)).toEqual(["Ce que veut dire adresse."]);
    await page.mouse.move(1, small.height - 1);
    await page.clock.runFor(350);
    await surface(page).hover();
    await page.clock.runFor(600);
    expect(await shown(page)).toEqual([]);
  });
});

test("the keyboard shows a tooltip at once; it describes the button and is accessible", async () => {
  await visit({ viewport: small }, async (page) => {
    await openWithHelp(page);
    await tabTo(page, "Aide : surface");
    expect(await shown(page)).toEqual(["Ce que veut dire surface."]);
    expect(await surface(page).getAttribute("aria-describedby")).toBe("aide-surface");
    expect(await page.getByRole("tooltip").textContent()).toBe("Ce que veut dire surface.");
    expect(await violationsOf(page, { within: "p:has([data-tooltip])" })).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await shown(page)).toEqual(["Ce que veut dire adresse."]);
    await page.keyboard.press("Tab");
    expect(await shown(page)).toEqual([]);
  });
});

test("a tooltip stays while the pointer moves to it and rests on it", async () => {
  await visit({ viewport: large, hasClock: true }, async (page) => {
    await openWithHelp(page);
    await stopClock(page);
    await surface(page).hover();
    await page.clock.runFor(710);
    const box = await page.locator(".tooltip:popover-open").boundingBox();
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 40 });
    await page.clock.runFor(2000);
    expect(await shown(page)).toEqual(["Ce que veut dire surface."]);
    await page.mouse.move(1, 700);
    await page.clock.runFor(160);
    expect(await shown(page)).toEqual([]);
  });
});

test("a tooltip closed by Escape stays closed until the pointer returns", async () => {
  await visit({ viewport: large, hasClock: true }, async (page) => {
    await openWithHelp(page);
    await stopClock(page);
    await surface(page).hover();
    await page.clock.runFor(710);
    await page.keyboard.press("Escape");
    expect(await shown(page)).toEqual([]);
    await page.mouse.move(1, 700);
    await page.clock.runFor(1000);
    await surface(page).hover();
    await page.clock.runFor(710);
    expect(await shown(page)).toEqual(["Ce que veut dire surface."]);
  });
});

test("the button of the menu shows its name, which is not announced twice, and a press closes the tooltip", async () => {
  await visit({ viewport: small, hasClock: true }, async (page) => {
    await openWithHelp(page);
    await stopClock(page);
    const opener = page.getByRole("button", { name: "Ouvrir le menu", exact: true });
    await opener.hover();
    await page.clock.runFor(710);
    expect(await shown(page)).toEqual(["Ouvrir le menu"]);
    await expectBeside(page, opener);
    expect(await page.getByRole("tooltip").count()).toBe(0);
    await page.clock.resume();
    expect(await violationsOf(page, { within: ".site-header, .tooltip" })).toEqual([]);
    // The pointer then rests on the button that closes the menu, whose tooltip would open after a while.
    await stopClock(page);
    await opener.click();
    expect(await shown(page)).toEqual([]);
    expect(await page.locator("dialog[open]").count()).toBe(1);
  });
});

test("in the menu, Escape closes the tooltip first, then the menu", async () => {
  await visit({ viewport: small, hasClock: true }, async (page) => {
    await openWithHelp(page);
    await stopClock(page);
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    // The initial focus of the dialog shows no tooltip.
    expect(await shown(page)).toEqual([]);
    await page.getByRole("button", { name: "Fermer le menu" }).hover();
    await page.clock.runFor(710);
    expect(await shown(page)).toEqual(["Fermer le menu"]);
    await page.clock.resume();
    expect(await violationsOf(page, { within: "dialog[open], .tooltip" })).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await shown(page)).toEqual([]);
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });
});

test("a touch opens and closes a tooltip, and the first tap on the menu button opens the menu", async () => {
  await visit({ viewport: small, hasTouch: true, isMobile: true }, async (page) => {
    await openWithHelp(page);
    await surface(page).tap();
    expect(await shown(page)).toEqual(["Ce que veut dire surface."]);
    await surface(page).tap();
    expect(await shown(page)).toEqual([]);
    await surface(page).tap();
    await page.touchscreen.tap(10, 700);
    expect(await shown(page)).toEqual([]);
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    expect(await shown(page)).toEqual([]);
    expect(await page.locator("dialog[open]").count()).toBe(1);
  });
});

test("without scripts, a click opens and closes a tooltip", async () => {
  await visit({ viewport: large, javaScriptEnabled: false }, async (page) => {
    await openWithHelp(page);
    await surface(page).click();
    expect(await shown(page)).toEqual(["Ce que veut dire surface."]);
    await expectBeside(page, surface(page));
    await surface(page).click();
    expect(await shown(page)).toEqual([]);
  });
});

test("a tooltip stays beside its button when the page scrolls and when the window gets narrower", async () => {
  await visit({ viewport: small }, async (page) => {
    await openWithHelp(page);
    await tabTo(page, "Aide : surface");
    await expectBeside(page, surface(page));
    await page.mouse.wheel(0, 60);
    await eventually(async () => {
      expect(await page.evaluate(() => scrollY)).toBe(60);
      await expectBeside(page, surface(page));
    });
    await page.setViewportSize({ ...small, width: 320 });
    await eventually(() => expectBeside(page, surface(page)));
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Ouvrir le menu" }).hover();
    await page.locator(".tooltip:popover-open").waitFor();
    await expectBeside(page, page.getByRole("button", { name: "Ouvrir le menu", exact: true }));
  });
});

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) === name) return;
  }
  throw new Error(`Tab never came to “${name}”.`);
}

/** Expects the tooltip just below or above its button, completely within the window. */
async function expectBeside(page: Page, button: ReturnType<Page["locator"]>): Promise<void> {
  const tooltip = await page.locator(".tooltip:popover-open").boundingBox();
  const anchor = await button.boundingBox();
  const window = page.viewportSize();
  if (!tooltip || !anchor || !window) throw new Error("There is no tooltip.");
  const gap =
    tooltip.y > anchor.y ? tooltip.y - (anchor.y + anchor.height) : anchor.y - (tooltip.y + tooltip.height);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(10);
  expect(tooltip.x).toBeLessThan(anchor.x + anchor.width);
  expect(tooltip.x + tooltip.width).toBeGreaterThan(anchor.x);
  expect(tooltip.x).toBeGreaterThanOrEqual(0);
  expect(tooltip.x + tooltip.width).toBeLessThanOrEqual(window.width);
}
