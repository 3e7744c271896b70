import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sized, startFormSite, violationsAtWidths, whenLive } from "../support/form-site.ts";
import { violationsOf } from "../support/run-axe.ts";
import { at } from "../support/site-base.ts";

const route = "/contact";
const entries = {
  firstName: "Jeanne",
  lastName: "d'Arçonval",
  email: "pas encore d'adresse",
  phone: "01 23 45 67 89",
  company: "Foncière & Fils",
  project: "Un immeuble de 5 200 m².\nDeux chaufferies ?",
} as const;
const text = [
  "Prénom : Jeanne",
  "Nom : d'Arçonval",
  "E-mail : pas encore d'adresse",
  "Téléphone : 01 23 45 67 89",
  "Société ou collectivité : Foncière & Fils",
  "Votre projet en quelques lignes : Un immeuble de 5 200 m².",
  "Deux chaufferies ?",
  "Calendrier : Plus tard",
];

let site: Awaited<ReturnType<typeof startFormSite>>;
beforeAll(async () => {
  site = await startFormSite();
});
beforeEach(() => site.mail.reset());

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=timeline]").selectOption("Plus tard");
}

/** Every address to which the page navigated, including those of other programs. */
async function navigationsOf(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  devtools.on("Page.frameRequestedNavigation", ({ url }) => asked.push(url));
  return asked;
}

const button = (page: Page) => page.locator("form[name=contact] button[type=submit]");
const bodyOf = (mailto: string) => new URL(mailto).searchParams.get("body")?.split("\r\n");

test("the button opens a mail with every field, sends no request, and says that nothing was sent", async () => {
  const requests: string[] = [];
  const { page, noise } = await site.open(route, {
    ...sized(390),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await whenLive(page);
  await fill(page);
  const asked = await navigationsOf(page);
  page.on("request", (request) => {
    // Images further down load when the page scrolls.
    const isPicture = request.resourceType() === "image" && request.url().startsWith(site.origin);
    if (request.url().startsWith("http") && !isPicture) requests.push(request.url());
  });
  await button(page).click();

  const note = page.getByRole("region", { name: "Votre message est prêt" });
  await note.waitFor();
  expect(await note.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await note.innerText()).toContain("Rien n’est encore envoyé");
  await expect.poll(() => asked.length).toBe(1);
  const [mailto = ""] = asked;
  expect(mailto).toMatch(/^mailto:contact@bati-utile\.example\?subject=Projet%20de%20b%C3%A2timent&body=/);
  // A mail program would show a “+” literally.
  expect(mailto).not.toContain("+");
  expect(bodyOf(mailto)).toEqual(text);
  expect(bodyOf((await note.getByRole("link").getAttribute("href")) ?? "")).toEqual(text);
  expect(await violationsAtWidths(page)).toEqual([]);

  const field = note.getByRole("textbox", { name: "Texte du message" });
  expect(await field.inputValue()).toBe(text.join("\n"));
  await note.getByRole("button", { name: "Copier" }).click();
  await note.getByText("Le texte est copié.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.join("\n"));

  expect(requests).toEqual([]);
  expect(site.mail.requests).toEqual([]);
  expect(await page.locator("[name=project]").inputValue()).toBe(entries.project);
  // The browser of the tests has no mail program, and reports that.
  expect(noise.filter((line) => !line.includes("mailto"))).toEqual([]);
  await site.leave(page);
});

test("with the keyboard alone, and with nothing filled in: no field is refused", async () => {
  const { page } = await site.open(route, sized(1280));
  await whenLive(page);
  const asked = await navigationsOf(page);
  await page.locator("[name=firstName]").focus();
  for (let tabs = 0; tabs < 7; tabs += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Votre message est prêt" }).waitFor();
  await expect.poll(() => asked.length).toBe(1);
  expect(bodyOf(asked[0] ?? "")).toEqual([
    "Prénom : ",
    "Nom : ",
    "E-mail : ",
    "Téléphone : ",
    "Société ou collectivité : ",
    "Votre projet en quelques lignes : ",
    "Calendrier : Je ne sais pas encore",
  ]);
  await site.leave(page);
});

test("a form that sends nothing does not hold the account", () => {
  expect(readFileSync(join(site.dist, "contact.html"), "utf8")).not.toContain("test-public-key");
});

test("if the browser does not allow copying, the text is selected and the note says so", async () => {
  const { page } = await site.open(route, {}, (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined })),
  );
  await whenLive(page);
  await page.locator("[name=company]").fill("Foncière");
  await button(page).click();
  await page.getByRole("button", { name: "Copier" }).click();
  await page.getByText("Le texte est sélectionné").waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("Foncière");
  await site.leave(page);
});

test.each([true, false])(
  "with scripts %s, the address of an audit unfolds power and surface, and the plain one does not",
  async (javaScriptEnabled) => {
    const { page } = await site.open(`${route}#audit-bacs`, { ...sized(390), javaScriptEnabled });
    await page.locator("[name=power]").waitFor();
    expect(await page.locator("[name=surface]").isVisible()).toBe(true);
    expect(await page.locator("[name=power]").getAttribute("required")).toBeNull();
    await page.goto(site.origin + at("/projets"));
    await page.goto(site.origin + at(route));
    expect(await page.locator("[name=power]").isVisible()).toBe(false);
    await page.locator(".form-more summary").click();
    await page.locator("[name=power]").waitFor();
    await site.leave(page);
  },
);

test("the address of an audit scrolls to its fields, although they unfold slowly", async () => {
  const { page } = await site.open(`${route}#audit-bacs`, {
    ...sized(390),
    reducedMotion: "no-preference",
  });
  await whenLive(page);
  const isInView = () =>
    page.locator("[name=power]").evaluate((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await isInView()).toBe(false);
  await page.locator(".form-more summary").click();
  await page.evaluate(() => {
    location.hash = "";
    location.hash = "audit-bacs";
  });
  await expect.poll(isInView).toBe(true);
  await site.leave(page);
});

test("the mail of an audit says so in its subject, and carries power and surface", async () => {
  const { page } = await site.open(`${route}#audit-bacs`, sized(1280));
  await whenLive(page);
  const asked = await navigationsOf(page);
  await fill(page);
  await page.locator("[name=power]").fill("310");
  await page.locator("[name=surface]").fill("3 600");
  expect(await violationsOf(page, { within: "main form" })).toEqual([]);
  await button(page).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/\?subject=Demande%20d%27audit%20BACS&body=/);
  expect(bodyOf(asked[0] ?? "")).toEqual([
    "Objet : Demande d'audit BACS",
    ...text,
    "Puissance installée (kW) : 310",
    "Surface (m²) : 3 600",
    "Permis de construire : ",
    "Chauffage ou climatisation : Je ne sais pas",
  ]);
  await site.leave(page);
});

test("the answers of « Êtes-vous concerné ? » in the address fill in the fields of an audit, and travel in its mail", async () => {
  const answers =
    "usage=bureaux&permis=1998&chauffage=310&climatisation=240&surface=3600&renouvellement=aucun";
  const { page, noise } = await site.open(`${route}#audit-bacs&${answers}`, sized(390));
  const asked = await navigationsOf(page);
  const power = page.locator("[name=power]");
  await expect.poll(() => power.inputValue()).toBe("chaud 310, froid 240");
  await expect
    .poll(() =>
      power.evaluate((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    )
    .toBe(true);
  await button(page).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(bodyOf(asked[0] ?? "")?.slice(-4)).toEqual([
    "Puissance installée (kW) : chaud 310, froid 240",
    "Surface (m²) : 3\u202f600",
    "Permis de construire : 1998",
    "Chauffage ou climatisation : Pas de renouvellement",
  ]);
  expect(noise.filter((line) => !line.includes("mailto"))).toEqual([]);
  await site.leave(page);
});

test("without scripts the form still opens a mail, and offers the address with a prepared mail", async () => {
  const { page } = await site.open(route, { javaScriptEnabled: false });
  const form = page.locator("form[name=contact]");
  expect(await form.getAttribute("action")).toMatch(/^mailto:contact@bati-utile\.example\?subject=/);
  expect(await form.getAttribute("enctype")).toBe("text/plain");
  const note = form.locator("[data-mail-note]");
  expect(await note.isVisible()).toBe(true);
  const link = (await note.getByRole("link").getAttribute("href")) ?? "";
  expect(bodyOf(link)).toHaveLength(7);
  await site.leave(page);
});
