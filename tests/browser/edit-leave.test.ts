import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openEdit, tall } from "../support/edit/open-edit.ts";
import { eventually } from "../support/eventually.ts";

const home = { collection: "pages", id: "home" };

/** The small site in edit mode. */
async function edit() {
  const { server, page, errors } = await openEdit(tall);
  return { server, page, errors, body: () => String(server.read(home, [])) };
}

const tools = (page: Page) => page.getByRole("toolbar", { name: "Outils du texte" });
const tool = (page: Page, name: string) => tools(page).getByRole("button", { name, exact: true });
const status = (page: Page) => page.locator("site-dev-edit .status");
const source = (page: Page) => page.getByRole("textbox", { name: "Source" });
const click = (page: Page) => page.getByText("Un paragraphe avec").click({ position: { x: 4, y: 10 } });

/** Opens the text, with the caret in its first paragraph. */
async function open(page: Page): Promise<void> {
  await click(page);
  await tools(page).waitFor();
  await page.locator("[role=textbox]:focus").waitFor();
}

test.each([
  ["is open", async () => {}],
  ["is saved after Escape", (page: Page) => page.keyboard.press("Escape")],
])("a heading that is clicked while a text %s keeps the caret when the text has closed", async (_, act) => {
  const { server, page } = await edit();
  await open(page);
  await page.keyboard.type("Voici ");
  let send: () => void = () => {};
  server.holdUntil(new Promise((resolve) => (send = () => resolve(undefined))));
  await act(page);
  await page.locator("h1").click();
  await page.locator("h1 [role=textbox]:focus").waitFor();
  send();
  await tools(page).waitFor({ state: "detached" });
  await page.keyboard.press("Home");
  await page.keyboard.type("Bon ");
  await eventually(() => expect(server.read(home, ["title"])).toBe("Bon L'immeuble utile"));
});

test("a text that was left before its blocks have come stays closed", async () => {
  const { server, page, errors } = await edit();
  let send: () => void = () => {};
  server.holdUntil(new Promise((resolve) => (send = () => resolve(undefined))));
  await click(page);
  await eventually(() => expect(server.asked.filter(({ name }) => name === "blocks")).toHaveLength(1));
  await page.locator("h1").click();
  await eventually(async () => expect(await page.locator("[data-site-text]").count()).toBe(0));
  send();
  await open(page);
  expect(await tools(page).count()).toBe(1);
  expect(errors).toEqual([]);
});

test("words typed after the click on “Source” are not lost", async () => {
  const { page, body } = await edit();
  await open(page);
  await page.keyboard.type("Voici ");
  await eventually(() => expect(body()).toContain("Voici "));
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector("site-dev-edit") ?? {};
    shadowRoot?.querySelector<HTMLElement>(".text-tools .source")?.click();
    document.execCommand("insertText", false, "bien ");
  });
  await eventually(() => expect(body()).toContain("Voici bien "));
});

test("a text stays open if the server stops before it has read the last words", async () => {
  const { server, page } = await edit();
  await open(page);
  let stop: () => void = () => {};
  const stopped = new Promise((resolve) => (stop = () => resolve(undefined)));
  let isAsked = false;
  await page.route("**/__edit/compose", async (route) => {
    isAsked = true;
    await stopped;
    await route.abort();
  });
  await page.keyboard.type("Voici ");
  await eventually(() => expect(isAsked).toBe(true));
  await page.keyboard.press("Escape");
  stop();
  await page.getByRole("button", { name: "Réessayer" }).waitFor();
  await page.unroute("**/__edit/compose");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await eventually(() => expect(String(server.read(home, []))).toContain("Voici "));
  await page.getByRole("button", { name: "Réessayer" }).waitFor({ state: "detached" });
});

test("a source stays open if the server does not answer “Par blocs”, and says so", async () => {
  const { page, errors } = await edit();
  await open(page);
  await tool(page, "Source").click();
  await page.route("**/__edit/blocks", (route) => route.abort());
  await tool(page, "Par blocs").click();
  await status(page).getByText("Le serveur ne répond pas").waitFor();
  expect(await source(page).inputValue()).toContain("Un paragraphe");
  await page.unroute("**/__edit/blocks");
  await tool(page, "Par blocs").click();
  await page.getByRole("textbox", { name: "Accueil · Texte" }).getByText("Un paragraphe").waitFor();
  expect(errors).toEqual([]);
});

test("the box of an image says when the server does not list the pictures", async () => {
  const { page, errors } = await edit();
  await open(page);
  await page.route("**/__edit/images", (route) => route.abort());
  await tool(page, "Image").click();
  await status(page).getByText("Le serveur ne répond pas").waitFor();
  expect(errors).toEqual([]);
});

test("“Reprendre la saisie” and Escape lead from the note of a refused source back to it", async () => {
  const { page, body } = await edit();
  await open(page);
  await tool(page, "Source").click();
  await source(page).fill(body().replace("(/services)", "(/nulle-part)"));
  const resume = page.getByRole("button", { name: "Reprendre la saisie" });
  await resume.click();
  await source(page).and(page.locator(":focus")).waitFor();
  await resume.press("Escape");
  await source(page).and(page.locator(":focus")).waitFor();
});

/** Empties the title, which the checks refuse. */
async function refuseTitle(page: Page) {
  await page.locator("h1").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Backspace");
  const giveUp = page.getByRole("button", { name: "Abandonner la saisie" });
  await giveUp.waitFor();
  return giveUp;
}

test("one click gives a refused title up, and the field is not saved again first", async () => {
  const { server, page } = await edit();
  const giveUp = await refuseTitle(page);
  const { length } = server.asked;
  await giveUp.click({ delay: 200 });
  await page.getByRole("heading", { level: 1, name: "L’immeuble utile" }).waitFor();
  expect(await giveUp.count()).toBe(0);
  expect(server.asked.slice(length).map(({ name }) => name)).not.toContain("save");
});

test("Tab leads from a refused title to its note, which keeps the focus when the title is refused again", async () => {
  const { server, page } = await edit();
  await refuseTitle(page);
  const saves = () => server.asked.filter(({ name }) => name === "save").length;
  const before = saves();
  await page.keyboard.press("Tab");
  await eventually(() => expect(saves()).toBe(before + 1));
  await status(page).getByText("Un texte non enregistré").waitFor();
  await page.getByRole("button", { name: "Reprendre la saisie" }).and(page.locator(":focus")).waitFor();
});

test("a text that is given up during a save stays given up when the answer refuses it", async () => {
  const { server, page, body } = await edit();
  await open(page);
  await tool(page, "Source").click();
  await source(page).fill(body().replace("(/services)", "(/nulle-part)"));
  const giveUp = page.getByRole("button", { name: "Abandonner la saisie" });
  await giveUp.waitFor();
  let send: () => void = () => {};
  server.holdUntil(new Promise((resolve) => (send = () => resolve(undefined))));
  await tool(page, "Fermer le texte").click();
  await giveUp.click();
  send();
  await eventually(async () => expect(await status(page).textContent()).toBe(""));
  expect(await giveUp.count()).toBe(0);
});

test("the box of a link closes with its text", async () => {
  const { page } = await edit();
  await open(page);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Lien" });
  await box.waitFor();
  await page.locator("h1").click();
  await tools(page).waitFor({ state: "detached" });
  expect(await box.count()).toBe(0);
});

test("without an answer of the server, the history says so, and reads the changes at the next attempt", async () => {
  const { page, errors } = await edit();
  await page.route("**/__edit/*", (route) => route.abort());
  await page.getByRole("button", { name: "Historique" }).click();
  const history = page.getByRole("dialog", { name: "Historique" });
  await history.getByText("Le serveur ne répond pas").waitFor();
  await page.unroute("**/__edit/*");
  await history.getByRole("button", { name: "Réessayer" }).click();
  await history.getByText("Rien n’a encore été modifié ici.").waitFor();
  expect(errors).toEqual([]);
});

test.each([
  ["“Fiche”", (page: Page) => page.getByRole("button", { name: "Fiche" }).click()],
  ["a click on a text", click],
  ["Ctrl+Z", (page: Page) => page.keyboard.press("Control+z")],
])("without an answer of the server to %s, the bar says so", async (_, act) => {
  const { page } = await edit();
  await page.route("**/__edit/*", (route) => route.abort());
  await act(page);
  await status(page).getByText("Le serveur ne répond pas").waitFor();
});
