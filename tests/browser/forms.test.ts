import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sized, startFormSite, whenLive } from "../support/form-site.ts";
import { shareOf } from "../support/is-whole.ts";
import { readWordsInOrder } from "../support/read-words-in-order.ts";
import { colourRules, violationsOf } from "../support/run-axe.ts";
import { at } from "../support/site-base.ts";

const routes = ["/telecharger-guide", "/contact", "/rapport-performance", "/questionnaire-energie"] as const;

let site: Awaited<ReturnType<typeof startFormSite>>;
beforeAll(async () => {
  site = await startFormSite();
});
beforeEach(() => site.mail.reset());

const region = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
const submit = (page: Page) => page.locator("main form [type=submit]");

async function type(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
}

const guide = {
  prenom: "Jeanne",
  nom: "Arçonval",
  societe: "Foncière & Fils",
  fonction: "Directrice",
  email: "jeanne@fonciere.example",
  telephone: "+33 1 23 45 67 89",
};

async function fillQuestionnaire(page: Page): Promise<void> {
  await page.locator("[name=consent]").check();
  await type(page, { adresse: "3 rue du Lac, 74000 Annecy", superficie: "86" });
}

/** How to bring a page into a state, and the element that shows it. */
const states: readonly (readonly [string, string, (page: Page) => Promise<unknown>, string])[] = [
  ["the menu open", "/contact", (page) => page.locator(".menu-button").click(), "dialog.menu[open]"],
  [
    "a success told",
    "/telecharger-guide",
    async (page) => {
      await type(page, guide);
      await submit(page).click();
    },
    '.toast[data-kind="done"]',
  ],
  [
    "a failure told",
    "/telecharger-guide",
    async (page) => {
      site.mail.answerWith({ status: 500, text: "Internal Server Error" });
      await type(page, guide);
      await submit(page).click();
    },
    '.toast[data-kind="failed"]',
  ],
  ["a mail prepared", "/contact", (page) => submit(page).click(), ".prepared-mail"],
  [
    "consent given",
    "/questionnaire-energie",
    (page) => page.locator("[name=consent]").check(),
    ".questionnaire-data [type=submit]",
  ],
  [
    "errors shown",
    "/questionnaire-energie",
    async (page) => {
      await page.locator("[name=consent]").check();
      await submit(page).click();
    },
    ".error-summary",
  ],
  [
    "a price shown and explained",
    "/rapport-performance",
    async (page) => {
      await type(page, { surface: "12000" });
      await page.getByRole("button", { name: "Aide : prix hors taxes" }).click();
    },
    ".price-quote",
  ],
  [
    "an order summed up",
    "/rapport-performance",
    async (page) => {
      await type(page, { surface: "1850", address: "12 rue de l'Exemple", email: "jeanne@agence.example" });
      await submit(page).click();
    },
    ".order-done",
  ],
];

const inDark = shareOf(
  states.map(([state]) => state),
  3,
);

/** In the light theme, the tests of the menu, the toasts and each form look at these. */
const seenElsewhere: readonly string[] = [
  "the menu open",
  "a failure told",
  "a mail prepared",
  "consent given",
  "errors shown",
  "an order summed up",
];

const asked = states.filter(([state]) => inDark.includes(state) || !seenElsewhere.includes(state));

// The button of the menu exists on small screens only.
test.each(asked)("with %s, a page is accessible", async (state, route, prepare, sign) => {
  const { page } = await site.open(route, sized(390));
  await whenLive(page);
  await prepare(page);
  await page.locator(sign).waitFor();
  if (!seenElsewhere.includes(state))
    expect(await violationsOf(page, { within: "main, .toaster" })).toEqual([]);
  // The theme changes colours only.
  if (inDark.includes(state)) {
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsOf(page, { rules: colourRules })).toEqual([]);
  }
  // The checked element is still there at the end, because toasts disappear by themselves.
  expect(await page.locator(sign).isVisible()).toBe(true);
  await site.leave(page);
});

test.each(
  shareOf(
    [
      ["/telecharger-guide", (page: Page) => type(page, guide)],
      ["/questionnaire-energie", fillQuestionnaire],
    ] as const,
    2,
  ),
)("%s sent without a network keeps everything, and can be sent later", async (route, fill) => {
  const { page } = await site.openAlone(route, sized(390));
  await whenLive(page);
  await fill(page);
  await page.context().setOffline(true);
  const logged = page.waitForEvent("console", (message) => message.args().length > 0);
  await submit(page).click();
  await region(page).getByRole("alert").getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
  expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({ status: 0 });
  expect(site.mail.requests).toHaveLength(0);

  // Neither the library, which could not be fetched, nor the form is lost.
  await page.context().setOffline(false);
  await submit(page).click();
  await region(page)
    .getByRole("status")
    .getByText(/ succès !$/)
    .waitFor();
  expect(site.mail.requests).toHaveLength(1);
  await site.leave(page);
});

test.each(
  shareOf(
    [
      ["/telecharger-guide", (page: Page) => type(page, guide), "telephone"],
      ["/questionnaire-energie", fillQuestionnaire, "superficie"],
    ] as const,
    2,
  ),
)("Enter in a field of %s sends, once", async (route, fill, field) => {
  const { page } = await site.open(route, sized(390));
  await whenLive(page);
  await fill(page);
  await page.locator(`[name=${field}]`).press("Enter");
  await region(page)
    .getByRole("status")
    .getByText(/ succès !$/)
    .waitFor();
  expect(site.mail.requests).toHaveLength(1);
  await site.leave(page);
});

test.each(
  shareOf(
    [
      ["/telecharger-guide", (page: Page) => type(page, guide)],
      ["/questionnaire-energie", fillQuestionnaire],
    ] as const,
    2,
  ),
)("a double click on the button of %s leaves the focus on it", async (route, fill) => {
  const { page } = await site.open(route, sized(390));
  await whenLive(page);
  await fill(page);
  site.mail.answerWith({ status: 500, text: "Internal Server Error" });
  await submit(page).dblclick();
  await region(page).getByRole("alert").locator(".toast").waitFor();
  await expect.poll(() => submit(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await site.leave(page);
});

test("if a control disappears after the first click of a double click, the focus stays on its replacement", async () => {
  const { page } = await site.open("/questionnaire-energie", sized(390));
  await whenLive(page);
  await fillQuestionnaire(page);
  const box = await submit(page).boundingBox();
  if (box === null) throw new Error("The button is not drawn.");
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await submit(page).click();
  await region(page)
    .getByRole("status")
    .getByText(/ succès !$/)
    .waitFor();
  await page.mouse.move(...place);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const consent = page.locator("[name=consent]");
  expect(await consent.evaluate((field) => field === document.activeElement)).toBe(true);
  // A plain click moves the focus.
  await page.getByRole("heading", { level: 1 }).click();
  expect(await consent.evaluate((field) => field === document.activeElement)).toBe(false);
  await site.leave(page);
});

test("Enter in the order form does nothing while something is missing, and else orders", async () => {
  const { page } = await site.open("/rapport-performance");
  await whenLive(page);
  await type(page, { surface: "1850", address: "12 rue de l'Exemple" });
  await page.locator("[name=address]").press("Enter");
  expect(await page.locator(".order-done").count()).toBe(0);
  await page.locator("[name=email]").fill("jeanne@agence.example");
  await page.locator("[name=email]").press("Enter");
  await page.locator(".order-done").waitFor();
  await site.leave(page);
});

test("after going back to the report, the surface, its price and the order are unchanged", async () => {
  const { page } = await site.open("/rapport-performance");
  await whenLive(page);
  await type(page, { surface: "1850", address: "12 rue de l'Exemple", email: "jeanne@agence.example" });
  await page.goto(site.origin + at("/contact"));
  await page.goBack();
  await whenLive(page);
  expect(await page.locator("[name=surface]").inputValue()).toBe("1850");
  await expect.poll(() => page.locator(".price-figure").textContent()).toContain("1\u202f024");
  expect(await page.locator("[name=confirmedSurface]").inputValue()).toBe("1850");
  expect(await submit(page).isEnabled()).toBe(true);
  await site.leave(page);
});

test("after going back to the questionnaire, consent and answers are unchanged", async () => {
  const { page } = await site.open("/questionnaire-energie");
  await whenLive(page);
  await fillQuestionnaire(page);
  await page.goto(site.origin + at("/contact"));
  await page.goBack();
  await whenLive(page);
  expect(await page.locator("[name=consent]").isChecked()).toBe(true);
  expect(await page.locator("[name=superficie]").isVisible()).toBe(true);
  expect(await page.locator("[name=superficie]").inputValue()).toBe("86");
  await site.leave(page);
});

describe.each(routes)("%s, in one visit,", (route) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await site.open(route));
    await whenLive(page);
  });
  afterAll(() => site.leave(page));

  test("has a visible label outside of every field", async () => {
    if (route === "/questionnaire-energie") await page.locator("[name=consent]").check();
    const fields = await page.locator("main :is(input, select, textarea)").evaluateAll((controls) =>
      controls.flatMap((control) => {
        if (control.closest("[hidden]") !== null) return [];
        const { name, labels } = control as HTMLInputElement;
        const isLabelled = [...(labels ?? [])].some((label) => label.getClientRects().length > 0);
        return [{ name, isLabelled, placeholder: control.getAttribute("placeholder") }];
      }),
    );
    expect(fields.length).toBeGreaterThan(3);
    expect(fields).toEqual(fields.map(({ name }) => ({ name, isLabelled: true, placeholder: null })));
  });

  // The last one, because it leaves the page.
  test("asks no question and stores nothing when it is left half filled in", async () => {
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.locator("main form [name]:visible").first().click();
    await page.keyboard.type("1 ");
    const stored = () => page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
    expect(await stored()).toEqual(["", 0, 0]);
    await page.goto(site.origin + at("/mentions-legales"));
    expect(asked).toEqual([]);
    expect(await stored()).toEqual(["", 0, 0]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test("a link on a scrolled page leads to the top of the next page", async () => {
  const { page } = await site.open("/services", sized(390));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.locator("footer").getByRole("link", { name: "Contact", exact: true }).first().click();
  await page.waitForURL(`**${at("/contact")}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await site.leave(page);
});

test.each([
  ["/contact", ["sous 24 heures ouvrées"]],
  ["/services", ["sous 24 heures."]],
  ["/rapport-performance", ["sous 48 h par e-mail, avec facture", "Factures des 12 derniers mois"]],
  [
    "/questionnaire-energie",
    ["Factures des 2 dernières années", "24 derniers mois", "5 Mo au plus par fichier", "1 au minimum"],
  ],
  ["/audits-conformite-bacs", ["4 à 6 semaines"]],
] as const)("%s states and applies the times and sizes of the specification", (route, phrases) => {
  const html = readFileSync(join(site.dist, `${route}.html`), "utf8");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = readWordsInOrder(main).all.replace(/\s+/g, " ");
  for (const phrase of phrases) expect(text).toContain(phrase);
});

test("no line of /contact separates a number from its hours, from 320 px to 1280 px", async () => {
  const { page } = await site.open("/contact", sized(320));
  for (const width of [320, 360, 640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const parted = await page.locator("main").evaluate((main) => {
      const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
        for (const { 0: text, index } of (node.nodeValue ?? "").matchAll(/\d+\sheures/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(text);
        }
      }
      return found;
    });
    expect(parted, `at ${width} px`).toEqual([]);
  }
  await site.leave(page);
});
