import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type FormPage,
  sized,
  startFormSite,
  violationsAtWidths,
  whenLive,
  widths,
} from "../support/form-site.ts";
import { shareOf } from "../support/is-whole.ts";
import { violationsOf } from "../support/run-axe.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";

const route = "/rapport-performance";

let site: Awaited<ReturnType<typeof startFormSite>>;
beforeAll(async () => {
  site = await startFormSite();
});
beforeEach(() => site.mail.reset());

const surface = (page: Page) => page.locator("[name=surface]");
const confirmed = (page: Page) => page.locator("[name=confirmedSurface]");
const address = (page: Page) => page.locator("[name=address]");
const email = (page: Page) => page.locator("[name=email]");
const request = (page: Page) => page.locator("[name=specificRequest]");
const input = (page: Page) => page.locator("[name=file]");
const button = (page: Page) => page.locator(".order [type=submit]");
const missing = (page: Page) => page.locator("#commander-manque").innerText();
const price = (page: Page) => page.locator(".price-figure").innerText();
const summary = (page: Page) => page.locator(".order-done");

function file(name: string, bytes = 3) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.alloc(bytes, 65) };
}

async function open(width: number, options: BrowserContextOptions = {}): Promise<FormPage> {
  const opened = await site.open(route, { ...sized(width), ...options });
  await whenLive(opened.page);
  return opened;
}

async function fill(page: Page): Promise<void> {
  await surface(page).fill("1850");
  await address(page).fill("12 rue de l'Exemple, 75002 Paris");
  await email(page).fill("jeanne@agence.example");
}

/** The arguments of each console call of the page. */
function collectLogs(page: Page): unknown[][] {
  const logs: unknown[][] = [];
  page.on("console", async (message) => {
    const entry: unknown[] = [];
    logs.push(entry);
    for (const argument of message.args()) entry.push(await argument.jsonValue());
  });
  return logs;
}

/** Expects that the first field of the order has the focus, and that the header does not cover it. */
async function expectFirstFieldInSight(page: Page): Promise<void> {
  expect(await address(page).evaluate((field) => field === document.activeElement)).toBe(true);
  const header = await page.locator(".site-header").boundingBox();
  const label = await page.locator("label[for=champ-address]").boundingBox();
  expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(label?.y).toBeLessThan(700);
}

describe.each(shareOf(widths, 2))("at %i px", (width) => {
  test("the curve, the building and the price list follow the area, and nothing around them moves", async () => {
    const { page } = await open(width, { reducedMotion: "no-preference" });
    const top = () =>
      page.locator("#commander").evaluate((title) => title.getBoundingClientRect().top + scrollY);
    await surface(page).fill("400");
    const before = await top();
    const end = page.locator(".report-end");
    // The building is animated for a moment.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const short = await end.boundingBox();
    await surface(page).fill("2600");
    expect(await page.locator(".report-reading").innerText()).toBe("2\u202f600\u00a0m²");
    expect(await page.locator("svg text.plot-visitor").filter({ visible: true }).allTextContents()).toEqual([
      "2\u202f600",
      "1\u202f379",
    ]);
    expect(await page.locator(".tier-selected").getAttribute("data-tier")).toBe("large");
    await expect
      .poll(async () => ((await end.boundingBox())?.x ?? 0) - (short?.x ?? 0))
      .toBeGreaterThan(width / 3);
    expect(await top()).toBe(before);
    await site.leave(page);
  });
});

test("the question marks explain area and price, by keyboard and by touch", async () => {
  const { page } = await site.open(route, { ...sized(390), hasTouch: true });
  await whenLive(page);
  await surface(page).fill("1850");
  const shown = page.locator(".tooltip:popover-open");
  await surface(page).focus();
  await page.keyboard.press("Shift+Tab");
  expect(await shown.innerText()).toContain("La somme des surfaces de tous les niveaux");
  expect(await violationsOf(page, { within: ".calculator-field" })).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await shown.count()).toBe(0);
  const price = page.getByRole("button", { name: "Aide : prix hors taxes" });
  expect(await price.getAttribute("aria-describedby")).toBe(
    await page.getByText("la TVA s’ajoute").getAttribute("id"),
  );
  await price.tap();
  expect(await shown.innerText()).toContain("la TVA s’ajoute au prix affiché");
  await price.tap();
  expect(await shown.count()).toBe(0);
  await site.leave(page);
});

test("the button of the head leads to the order form", async () => {
  const { page } = await open(390);
  await page.locator(".report-hero").getByRole("link", { name: "Commander un rapport" }).click();
  await expect
    .poll(() => page.locator("#commander").evaluate((title) => title.getBoundingClientRect().top))
    .toBeLessThan(200);
  expect(
    await page.locator("#commander").evaluate((title) => title.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  await site.leave(page);
});

test("a text that is not an area is refused at its field, and shows no price", async () => {
  const { page } = await open(390);
  await surface(page).fill("1e3");
  expect(await surface(page).getAttribute("aria-invalid")).toBe("true");
  expect(await page.locator("#champ-surface-erreur").isVisible()).toBe(true);
  expect(await page.locator(".price-box").count()).toBe(0);
  expect(await confirmed(page).inputValue()).toBe("");
  expect(await violationsAtWidths(page)).toEqual([]);
  await site.leave(page);
});

test("an order is logged once with its price, not sent, and summed up", async () => {
  const { page } = await open(390);
  const logs = collectLogs(page);
  const asked: string[] = [];
  page.on("request", (each) => void (each.resourceType() === "image" || asked.push(each.url())));
  await fill(page);
  await request(page).fill("Avant le 15.\nMerci.");
  await input(page).setInputFiles([file("factures.zip", 2048)]);
  asked.length = 0;
  await button(page).click();
  await summary(page).waitFor();

  await expect.poll(() => logs.length).toBe(1);
  expect(logs[0]?.[1]).toMatchObject({
    address: "12 rue de l'Exemple, 75002 Paris",
    confirmedSurface: 1850,
    specificRequest: "Avant le 15.\nMerci.",
    email: "jeanne@agence.example",
    price: 1024,
  });
  expect(asked).toEqual([]);
  expect(site.mail.requests).toHaveLength(0);

  const title = summary(page).getByRole("heading");
  expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
  const text = await summary(page).innerText();
  expect(text).toContain("Rien n’a été débité et rien n’a été envoyé");
  for (const value of ["12 rue de l'Exemple", "1\u202f850", "1\u202f024", "factures.zip (2\u00a0Ko)"])
    expect(text).toContain(value);
  const href = (await summary(page).getByRole("link").getAttribute("href")) ?? "";
  expect(href).toMatch(/^mailto:contact@bati-utile\.example\?subject=/);
  expect(decodeURIComponent(href)).toContain("Avant le 15.\r\nMerci.");
  expect(await page.locator(".order").isVisible()).toBe(false);
  expect(await violationsAtWidths(page)).toEqual([]);

  // For another order, the values are still there.
  await summary(page).getByRole("button", { name: "Modifier la commande" }).click();
  expect(await address(page).inputValue()).toBe("12 rue de l'Exemple, 75002 Paris");
  expect(await page.locator(".file-list li > span").allInnerTexts()).toEqual(["factures.zip, 2\u00a0Ko"]);
  await expectFirstFieldInSight(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page).click();
  await summary(page).getByRole("button", { name: "Modifier la commande" }).click();
  await expectFirstFieldInSight(page);
  await site.leave(page);
});

test("a different confirmed area makes the price of the order, which the page says, and can set the calculator", async () => {
  const { page } = await open(390);
  await fill(page);
  const logs = collectLogs(page);
  await surface(page).fill("1850,5");
  await confirmed(page).fill("2000");
  expect(await price(page)).toContain("1\u202f024");
  await button(page).click();
  await expect.poll(() => logs[0]?.[1]).toMatchObject({ confirmedSurface: 2000, price: 1099 });
  expect(await summary(page).innerText()).toContain("1\u202f099\u00a0€ HT");
  expect(await summary(page).innerText()).not.toContain("1\u202f850");
  const mail = (await summary(page).getByRole("link").getAttribute("href")) ?? "";
  expect(decodeURIComponent(mail)).toContain("1\u202f099\u00a0€ HT");
  await summary(page).getByRole("button", { name: "Modifier la commande" }).click();

  await confirmed(page).fill("1 900");
  expect(await price(page)).toContain("1\u202f024");
  expect(await page.locator(".order-figure").innerText()).toContain("1\u202f049 €");
  const differs = page.locator(".order-differs");
  expect(await differs.innerText()).toContain("1\u202f049\u00a0€");
  expect(await differs.innerText()).toContain("1\u202f850,5\u00a0m²");
  expect(await violationsAtWidths(page)).toEqual([]);
  await differs.getByRole("button").click();
  expect(await surface(page).inputValue()).toBe("1 900");
  expect(await price(page)).toContain("1\u202f049");
  expect(await differs.count()).toBe(0);
  expect(await confirmed(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await site.leave(page);
});

test("before the file field and the button, the page says how bills are sent and when the 48 h begin, and leads to no conditions that are not published", async () => {
  const { page } = await site.open(route, { ...sized(390), javaScriptEnabled: false });
  const floor = page.locator(".storey", { has: page.locator("#commander") });
  const said = await floor.innerText();
  expect(said.indexOf("depuis votre messagerie, avec vos factures")).toBeGreaterThan(0);
  expect(said.indexOf("Les 48 h commencent au paiement".replace(" h", "\u00a0h"))).toBeGreaterThan(0);
  expect(said.indexOf("Le fichier choisi ici ne part pas")).toBeLessThan(said.indexOf("Choisir un fichier"));
  expect(await page.getByRole("link", { name: "Conditions de vente" }).count()).toBe(0);
  await site.leave(page);
});

describe("the calculator, in one visit,", () => {
  let page: Page;
  let noise: readonly string[];
  beforeAll(async () => {
    ({ page, noise } = await open(390));
  });
  afterAll(() => site.leave(page));

  test("announces the price once the visitor has stopped typing", async () => {
    const said = page.locator(".calculator-field [role=status]");
    await said.evaluate((region) => {
      const texts: string[] = [];
      Object.assign(window, { texts });
      new MutationObserver(() => texts.push(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await surface(page).pressSequentially("12000");
    await expect.poll(() => said.textContent()).toContain("4\u202f199\u00a0€ hors taxes");
    expect(await said.textContent()).toContain("devis");
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    expect(texts).toHaveLength(1);
  });

  test("shows the price of an area at once while it is typed, and copies the area into the order", async () => {
    await surface(page).fill("");
    expect(await page.locator(".price-box").count()).toBe(0);
    let typed = "";
    for (const [key, euros] of [
      ["1", "349"],
      ["8", "349"],
      ["5", "349"],
      ["0", "1\u202f024"],
    ] as const) {
      typed += key;
      await surface(page).press(key);
      expect(await price(page)).toContain(`${euros} €`);
      expect(await confirmed(page).inputValue()).toBe(typed);
    }
    await surface(page).fill("0");
    expect(await page.locator(".price-box").count()).toBe(0);
    expect(await confirmed(page).inputValue()).toBe("0");
    await surface(page).fill("");
    expect(await confirmed(page).inputValue()).toBe("");
    expect(await page.locator(".price-box").count()).toBe(0);
    expect(noise).toEqual([]);
  });

  test("has a price for every area, in any notation", async () => {
    for (const [text, euros] of [
      ["500", "349"],
      ["501", "350"],
      ["503", "351"],
      ["2499", "1\u202f349"],
      ["2 500", "1\u202f349"],
      ["2501", "1\u202f349"],
      ["1 234,5", "716"],
      ["1\u202f850 m²", "1\u202f024"],
      ["10000", "3\u202f599"],
      ["10001", "3\u202f599"],
    ] as const) {
      await surface(page).fill(text);
      expect(await price(page), text).toBe(`${euros} € HT`);
      const isAbove = text === "10001";
      expect(await page.locator(".price-quote").count(), text).toBe(isAbove ? 1 : 0);
    }
  });
});

test("the button requires the area, the address and the e-mail, and says which are missing", async () => {
  const { page } = await open(390);
  await expect.poll(() => button(page).isDisabled()).toBe(true);
  expect(await button(page).getAttribute("aria-describedby")).toBe("commander-manque");
  expect(await missing(page)).toContain("la surface dans le calculateur, l’adresse de l’immeuble et");
  await surface(page).fill("1850");
  expect(await missing(page)).toBe("Il manque l’adresse de l’immeuble et l’adresse e-mail.");
  await address(page).fill("   ");
  expect(await button(page).isDisabled()).toBe(true);
  await address(page).fill("12 rue de l'Exemple");
  expect(await missing(page)).toBe("Il manque l’adresse e-mail.");
  await email(page).fill("jeanne");
  expect(await button(page).isEnabled()).toBe(true);
  // An enabled button may still be refused.
  expect(await missing(page)).toBe("Vérifiez l’adresse e-mail.");
  await confirmed(page).fill("abc");
  await input(page).setInputFiles([file("a.exe")]);
  expect(await missing(page)).toBe(
    "Vérifiez la surface confirmée, l’adresse e-mail et le fichier de factures.",
  );
  await confirmed(page).fill("");
  expect(await missing(page)).toBe(
    "Il manque la surface confirmée. Vérifiez l’adresse e-mail et le fichier de factures.",
  );
  expect(await button(page).isEnabled()).toBe(true);
  await page.getByRole("button", { name: "Retirer a.exe" }).click();
  await confirmed(page).fill("1850");
  await email(page).fill("jeanne@agence.example");
  expect(await missing(page)).toBe("Tout y est\u00a0: vous pouvez commander.");
  for (const none of ["0", "", "douze"]) {
    await surface(page).fill(none);
    expect(await button(page).isDisabled()).toBe(true);
    expect(await missing(page)).toBe("Il manque la surface dans le calculateur.");
  }
  await site.leave(page);
});

test("the browser refuses an invalid e-mail address, and an invalid confirmed area", async () => {
  const { page } = await open(390);
  const logs = collectLogs(page);
  await fill(page);
  await email(page).fill("jeanne");
  await button(page).click();
  expect(await email(page).evaluate((field) => (field as HTMLInputElement).validity.typeMismatch)).toBe(true);
  expect(await summary(page).count()).toBe(0);
  await email(page).fill("jeanne@agence.example");
  for (const none of ["", "0", "douze"]) {
    await confirmed(page).fill(none);
    await button(page).click();
    expect(await confirmed(page).evaluate((field) => (field as HTMLInputElement).validity.valid)).toBe(false);
    expect(await summary(page).count()).toBe(0);
  }
  expect(logs).toEqual([]);
  await site.leave(page);
});

test("a double click orders once, and leaves the focus on the summary", async () => {
  const { page } = await open(390);
  const logs = collectLogs(page);
  await fill(page);
  await button(page).dblclick();
  await summary(page).waitFor();
  expect(logs).toHaveLength(1);
  const title = summary(page).getByRole("heading");
  expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await site.leave(page);
});

test("one file of the right type is accepted, listed, and can be removed", async () => {
  const { page } = await open(390);
  const logs = collectLogs(page);
  await fill(page);
  expect(await input(page).getAttribute("accept")).toBe(".pdf,.zip");
  expect(await input(page).evaluate((field) => (field as HTMLInputElement).multiple)).toBe(false);
  await input(page).setInputFiles([file("photo.png")]);
  expect(await page.locator("#champ-file-erreur").innerText()).toContain(
    "photo.png n’est ni un .pdf ni un .zip",
  );
  await button(page).click();
  expect(await summary(page).count()).toBe(0);
  await input(page).setInputFiles([file("factures.pdf", 1024)]);
  expect(await page.locator(".file-list li > span").allInnerTexts()).toEqual(["factures.pdf, 1\u00a0Ko"]);
  await page.locator(".file-tray").evaluate((tray) => {
    const dataTransfer = new DataTransfer();
    for (const name of ["a.pdf", "b.pdf"]) dataTransfer.items.add(new File(["a"], name));
    tray.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(await page.locator("#champ-file-erreur").innerText()).toContain("Un seul fichier");
  expect(await page.locator(".file-list li > span").allInnerTexts()).toEqual(["factures.pdf, 1\u00a0Ko"]);
  await page.getByRole("button", { name: "Retirer factures.pdf" }).click();
  await button(page).click();
  await summary(page).waitFor();
  await expect.poll(() => logs[0]?.[1]).toMatchObject({ file: null });
  await site.leave(page);
});

test("only the summary of an order is printed", async () => {
  const { page } = await open(1280);
  await fill(page);
  await button(page).click();
  await summary(page).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await summary(page).isVisible()).toBe(true);
  expect(await page.locator("main > section").filter({ visible: true }).count()).toBe(1);
  expect(await summary(page).getByRole("button").filter({ visible: true }).count()).toBe(0);
  expect(await page.locator(".order-note").isVisible()).toBe(false);
  await site.leave(page);
});

test("the keyboard alone can compute, fill in and order", async () => {
  const { page } = await open(1280);
  await surface(page).focus();
  await page.keyboard.insertText("1850");
  await address(page).focus();
  await page.keyboard.insertText("12 rue de l'Exemple");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("jeanne@agence.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  expect(await button(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await summary(page).waitFor();
  await site.leave(page);
});

test("the building of the calculator is fetched when the visitor scrolls near it", async () => {
  const { page } = await site.openAlone(route, sized(390));
  await whenLive(page);
  const drawn = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("travees")).length,
    );
  expect(await drawn()).toBe(0);
  await surface(page).scrollIntoViewIfNeeded();
  await expect.poll(drawn).toBe(2);
  await site.leave(page);
});

test("values typed before the script loads are kept", async () => {
  const { page, arrive } = await site.openWithLateScripts(route, sized(1280));
  await fill(page);
  await input(page).setInputFiles([file("factures.zip", 2048)]);
  arrive();
  await whenLive(page);
  await expect.poll(() => button(page).isEnabled()).toBe(true);
  expect(await price(page)).toBe("1\u202f024 € HT");
  expect(await surface(page).inputValue()).toBe("1850");
  expect(await confirmed(page).inputValue()).toBe("1850");
  await button(page).click();
  expect(await summary(page).innerText()).toContain("factures.zip (2\u00a0Ko)");
  await site.leave(page);
});

test("without scripts there is no calculator, and the order needs the mail program", async () => {
  const { page } = await site.open(route, { ...sized(390), javaScriptEnabled: false });
  expect(await surface(page).isVisible()).toBe(false);
  expect(await page.locator("#commander-manque").isVisible()).toBe(false);
  const form = page.locator(".order");
  expect(await form.getAttribute("action")).toMatch(/^mailto:contact@bati-utile\.example\?subject=/);
  expect(await button(page).isEnabled()).toBe(true);
  const link = form.getByRole("link", { name: "contact@bati-utile.example" });
  expect(await link.isVisible()).toBe(true);
  expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain("Surface confirmée");
  await site.leave(page);
});

test.each(shareOf([`${route}#prix`, `${route}#commander`], 2))(
  "nothing moves when the form becomes interactive at %s",
  async (address) => {
    const { page } = await site.openAlone(address, sized(390), (prepared) =>
      prepared.addInitScript(watchShifts),
    );
    await whenLive(page);
    await expect.poll(() => button(page).isDisabled()).toBe(true);
    expect(await readShifts(page)).toEqual([]);
    await site.leave(page);
  },
);
