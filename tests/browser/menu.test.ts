import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { shareOf } from "../support/is-whole.ts";
import { violationsOf } from "../support/run-axe.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { at } from "../support/site-base.ts";

const { visit, origin } = serveBuiltSite();

const openerOf = (page: Page) => page.locator(".menu-button");
const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

async function openMenu(page: Page, route = "/services"): Promise<void> {
  await page.goto(at(route));
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await menuOf(page).waitFor();
}

/** Escape closes it too, but not while the tooltip of the button is shown, which appears after a delay. */
const closeByButton = (page: Page) => menuOf(page).getByRole("button", { name: "Fermer le menu" }).click();

/** Expects that the menu is closed, and that its button says so and has the focus. */
async function expectClosed(page: Page): Promise<void> {
  await menuOf(page).waitFor({ state: "hidden" });
  // A dialog fires its `close` event in a later task.
  await expect.poll(() => openerOf(page).getAttribute("aria-expanded")).toBe("false");
  expect(await focused(page)).toBe("Ouvrir le menu");
}

test("the button of the menu says that it opens a dialog, and whether it is open", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/services"));
    const opener = page.getByRole("button", { name: "Ouvrir le menu", expanded: false });
    expect(await opener.getAttribute("aria-haspopup")).toBe("dialog");
    await opener.click();
    expect(await openerOf(page).getAttribute("aria-expanded")).toBe("true");
  });
});

test("the menu has the seven links and the call to action, marks the current page, and is accessible", async () => {
  await visit({ viewport: small }, async (page) => {
    await openMenu(page);
    const links = await menuOf(page).getByRole("link").allTextContents();
    expect(links).toEqual([
      "Accueil",
      "Notre métier",
      "Notre histoire",
      "Services",
      "Projets",
      "Blog",
      "Contact",
      "Parlons de votre projet (nouvel onglet)",
    ]);
    expect(await menuOf(page).locator("[aria-current=page]").allTextContents()).toEqual(["Services"]);
    expect(await violationsOf(page, { within: ".site-header, dialog[open]" })).toEqual([]);
  });
});

test.each(
  shareOf(
    [
      ["its button", closeByButton],
      ["a click on the veil", (page: Page) => page.mouse.click(20, 400)],
      [
        "Escape, without the tooltip of its button,",
        async (page: Page) => {
          await page.locator(".tooltip:popover-open").waitFor();
          await page.keyboard.press("Escape");
          expect(await menuOf(page).isVisible()).toBe(true);
          await page.keyboard.press("Escape");
        },
      ],
      ["Enter on its button", (page: Page) => page.keyboard.press("Enter")],
    ],
    2,
  ),
)("%s closes the menu and gives the focus back", async (_, close) => {
  await visit({ viewport: small }, async (page) => {
    await openMenu(page);
    await close(page);
    await expectClosed(page);
  });
});

test("a click inside the menu, beside the links, leaves it open", async () => {
  await visit({ viewport: small }, async (page) => {
    await openMenu(page);
    await page.getByText("Menu", { exact: true }).click();
    expect(await menuOf(page).isVisible()).toBe(true);
  });
});

test("a link of the menu leads to its page, where the menu is closed", async () => {
  await visit({ viewport: small }, async (page) => {
    await openMenu(page);
    await menuOf(page).getByRole("link", { name: "Blog" }).click();
    await page.waitForURL(`**${at("/blog")}`);
    expect(await menuOf(page).isVisible()).toBe(false);
  });
});

test("the link to the page itself closes the menu", async () => {
  await visit({ viewport: small }, async (page) => {
    await openMenu(page);
    // Prevents the navigation, so that the menu itself has to close.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await menuOf(page).getByRole("link", { name: "Services" }).click();
    await expectClosed(page);
  });
});

test("with the keyboard alone, the menu opens, keeps the focus inside, and leads to a page", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(at("/services"));
    await openerOf(page).focus();
    await page.keyboard.press("Enter");
    await menuOf(page).waitFor();
    const stops = new Set<string>();
    for (let stop = 0; stop < 24; stop++) {
      stops.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (activeElement === document.body) return "window";
          return activeElement?.closest("dialog") ? "menu" : `outside: ${activeElement?.outerHTML}`;
        }),
      );
      await page.keyboard.press("Tab");
    }
    // The browser’s own controls are a tab stop between the last and the first control of a dialog.
    expect([...stops].sort()).toEqual(["menu", "window"]);
    await menuOf(page).getByRole("link", { name: "Contact" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${at("/contact")}`);
  });
});

test("the page behind the menu does not scroll", async () => {
  await visit({ viewport: small }, async (page) => {
    await openMenu(page);
    const { x = 0, width = 0 } = (await menuOf(page).boundingBox()) ?? {};
    expect(x + width).toBe(small.width);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await closeByButton(page);
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
  });
});

test("a window that becomes too wide for the menu closes it", async () => {
  await visit({ viewport: small }, async (page) => {
    await openMenu(page);
    await page.setViewportSize(large);
    await page.waitForFunction(() => document.querySelector("dialog[open]") === null);
    await page.getByRole("navigation", { name: "Navigation principale" }).getByText("Blog").click();
    await page.waitForURL(`**${at("/blog")}`);
  });
});

test("a page restored from the back/forward cache has its menu closed", async () => {
  const browser = await launchBrowser({ backForwardCache: true });
  try {
    const page = await browser.newPage({ viewport: small, baseURL: origin() });
    await openMenu(page);
    await page.evaluate((address) => {
      Object.assign(window, { isTheSame: true });
      // Leaves like the browser’s own buttons, without a link.
      location.href = address;
    }, at("/contact"));
    await page.waitForURL(`**${at("/contact")}`);
    // Playwright would wait for ever for the load of a page that was never unloaded.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await eventually(async () => expect(await page.evaluate(() => "isTheSame" in window)).toBe(true));
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await expect.poll(() => openerOf(page).getAttribute("aria-expanded")).toBe("false");
  } finally {
    await browser.close();
  }
});

test("a menu that was opened before its script loaded becomes modal and stays open", async () => {
  await visit({ viewport: small }, async (page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/every-page.*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(at("/services"), { waitUntil: "commit" });
    await openerOf(page).click();
    await page.locator(".menu:popover-open").waitFor();
    release();
    await page.locator(".menu:modal").waitFor();
    await closeByButton(page);
    await menuOf(page).waitFor({ state: "hidden" });
  });
});
