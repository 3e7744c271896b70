import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { FieldPath, Value } from "../../src/editor/model/edit.ts";
import { findCoveredControls } from "../support/edit/find-covered-controls.ts";
import { openEdit } from "../support/edit/open-edit.ts";
import { eventually } from "../support/eventually.ts";

const home = { collection: "pages", id: "home" };
const site = { collection: undefined, id: "site" };

/** The small site in edit mode, with the form of its page open. */
async function openForm() {
  const { server, page } = await openEdit();
  await page.getByRole("toolbar", { name: "Modification" }).getByRole("button", { name: "Fiche" }).click();
  const form = page.getByRole("dialog", { name: "Fiche" });
  await form.getByLabel("Accroche").waitFor();
  return { server, page, form };
}

/** A new item whose first values are refused, so that it is filled in before it is added. */
async function beginRefused(page: Page, form: Locator): Promise<Locator> {
  await page.route("**/__edit/save", (route) =>
    route.fulfill({ json: { status: "refused", atField: [], beside: [], elsewhere: ["Une image manque."] } }),
  );
  await unfold(form, "Questions");
  await form.getByRole("button", { name: "Ajouter une question" }).click();
  const fresh = form.getByRole("group", { name: "Question", exact: true });
  await fresh.waitFor();
  await page.unroute("**/__edit/save");
  return fresh;
}

const status = (page: Page) => page.locator("site-dev-edit .status");
const unfold = (form: Locator, name: string) =>
  form.locator("summary").filter({ hasText: name }).first().click();

test("each kind of field has the browser’s own control and is saved when it loses the focus", async () => {
  const { server, page, form } = await openForm();
  await form.getByLabel("Accroche").fill("Une autre accroche.");
  await form.getByLabel("Ouverture").fill("2025-06-01");
  await form.getByLabel("Salles").fill("14,5".replace(",", "."));
  await form.getByLabel("Ouvert au public").click();
  await form.getByLabel("Ton").selectOption({ label: "Vif" });
  await form.getByLabel("Couleur").fill("#c8401c");
  // A time of another zone keeps its seconds and its offset, which stand beside it.
  expect(await form.getByLabel("Visite").inputValue()).toBe("2026-01-15T09:00");
  expect(await form.locator("[data-path='[\"visit\"]'] .pair").innerText()).toContain(":30 -0500");
  await form.getByLabel("Visite").fill("2026-02-01T10:30");
  expect(await form.getByLabel("Révision").inputValue()).toMatch(/^1\san$/);
  await form.getByLabel("Révision").fill("3 mois");
  await page.keyboard.press("Tab");
  await eventually(() => expect(server.read(home, ["accent"])).toBe("#c8401c"));
  await eventually(() => expect(server.read(home, ["every"])).toBe("P3M"));
  expect(server.read(home, ["pitch"])).toBe("Une autre accroche.");
  expect(server.read(home, ["opened"])).toBe("2025-06-01");
  await eventually(() => expect(server.read(home, ["visit"])).toBe("2026-02-01 10:30:30 -0500"));
  expect(server.read(home, ["rooms"])).toBe(14.5);
  expect(server.read(home, ["isOpen"])).toBe(false);
  expect(server.read(home, ["tone"])).toBe("lively");
  await page.getByText("Une autre accroche.").first().waitFor();
});

test("the switch of a draft stays when it is used, and says what it means for the published site", async () => {
  const { server, page, form } = await openForm();
  const draft = form.getByLabel("Brouillon");
  await form.getByText("pas sur le site publié").waitFor();
  await draft.click();
  await eventually(() => expect(server.read(home, ["isDraft"])).toBe(false));
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  expect(await draft.isChecked()).toBe(false);
  await form.getByText("Rien ne le retient").waitFor();
});

test("a reference is found by its visible name, an image by its picture", async () => {
  const { server, page, form } = await openForm();
  await form.getByLabel("Auteur").click();
  await form.getByLabel("Rechercher").fill("ines");
  await form.getByRole("radio", { name: "Inès Costa" }).click();
  await eventually(() => expect(server.read(home, ["author"])).toBe("inès"));
  expect(await form.getByLabel("Auteur").textContent()).toBe("Inès Costa");
  await form.getByLabel("Image").click();
  const choices = form.getByRole("radiogroup").filter({ has: page.getByRole("radio", { name: "Plan" }) });
  expect(await choices.locator("img").count()).toBe(2);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await eventually(() => expect(server.read(home, ["picture"])).toBe("/plan.svg"));
});

test("a link is chosen among the pages by title, or typed", async () => {
  const { server, page, form } = await openForm();
  await unfold(form, "Action");
  await form.getByRole("button", { name: "Choisir une page" }).click();
  await form.getByRole("radio", { name: "Accueil" }).click();
  await eventually(() => expect(server.read(home, ["action", "href"])).toBe("/"));
  // The page has shortcuts of its own, such as `/` for its search.
  await page.evaluate(() => document.addEventListener("keydown", ({ key }) => (document.title += key)));
  const title = await page.title();
  await form.getByLabel("Adresse").selectText();
  await page.keyboard.type("https://example.org/");
  await form.getByLabel("Adresse").press("Enter");
  expect(await page.title()).toBe(title);
  await eventually(() => expect(server.read(home, ["action", "href"])).toBe("https://example.org/"));
});

test("an optional field is added, emptied and removed", async () => {
  const { server, page, form } = await openForm();
  await form.getByRole("button", { name: "Ajouter : Résumé" }).click();
  await page.keyboard.type("En bref.");
  await page.keyboard.press("Enter");
  await eventually(() => expect(server.read(home, ["summary"])).toBe("En bref."));
  await form.getByRole("button", { name: "Retirer : Résumé" }).click();
  await eventually(() => expect(server.read(home, ["summary"])).toBeUndefined());
  await form.getByRole("button", { name: "Ajouter : Résumé" }).waitFor();
});

test("a list gets an item, loses one and is reordered with the keyboard, with announcements", async () => {
  const { server, page, form } = await openForm();
  await unfold(form, "Questions");
  await form.getByRole("button", { name: "Ajouter une question" }).click();
  await page.locator("site-dev-edit .told").getByText("Ajouté : Question").waitFor({ state: "attached" });
  // Its words are there to be typed over.
  await form.getByRole("textbox", { name: "Question", exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Est-ce utile ?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Oui.");
  await page.keyboard.press("Tab");
  await eventually(() =>
    expect(server.read(home, ["faq", 2])).toEqual({ question: "Est-ce utile ?", answer: "Oui." }),
  );
  await form.locator("summary").filter({ hasText: "Question 3" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page
    .locator("site-dev-edit .told")
    .getByText("désormais en place 2 sur 3")
    .waitFor({ state: "attached" });
  expect(server.read(home, ["faq", 1, "question"])).toBe("Est-ce utile ?");
  await page.keyboard.press("Alt+ArrowUp");
  await eventually(() => expect(server.read(home, ["faq", 0, "question"])).toBe("Est-ce utile ?"));
  await form.getByRole("button", { name: /^Descendre : Question 1/ }).click();
  await eventually(() => expect(server.read(home, ["faq", 0, "question"])).toBe("Est-ce cher ?"));
  // The button of the moved item keeps the focus, and at the end of the list the opposite one gets it.
  await form
    .getByRole("button", { name: /^Descendre : Question 2/ })
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.press("Enter");
  await form
    .getByRole("button", { name: /^Monter : Question 3/ })
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.press("Enter");
  await form
    .getByRole("button", { name: /^Monter : Question 2/ })
    .and(page.locator(":focus"))
    .waitFor();
  await form.getByRole("button", { name: /^Retirer : Question 3/ }).click();
  await eventually(() => expect(server.read(home, ["faq"])).toHaveLength(2));
  await form.getByRole("button", { name: "Tout retirer" }).click();
  await eventually(() => expect(server.read(home, ["faq"])).toEqual([]));
});

test("a click from a field to type over into the next leaves the words of the first", async () => {
  const { server, page, form } = await openForm();
  await unfold(form, "Questions");
  await form.getByRole("button", { name: "Ajouter une question" }).click();
  const last = form.locator("details[open]", { hasText: "Question 3" }).last();
  const [question, answer] = [last.getByRole("textbox").nth(0), last.getByRole("textbox").nth(1)];
  await question.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Est-ce utile ?");
  await answer.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Oui.");
  await page.keyboard.press("Tab");
  await eventually(() =>
    expect(server.read(home, ["faq", 2])).toEqual({ question: "Est-ce utile ?", answer: "Oui." }),
  );
});

test("an unfolded item stays unfolded when an item above it is removed", async () => {
  const { form } = await openForm();
  await unfold(form, "Questions");
  await form.getByRole("button", { name: "Ajouter une question" }).click();
  await form.locator("details[open] > summary", { hasText: "Question 3" }).waitFor();
  await form.getByRole("button", { name: /^Retirer : Question 1/ }).click();
  await form.locator("details[open] > summary", { hasText: "Question 2 · À écrire" }).waitFor();
});

test("items are dragged by their handles", async () => {
  const { server, page, form } = await openForm();
  await unfold(form, "Étapes");
  const handles = form.locator("details", { hasText: "Étapes" }).locator("li .handle");
  await handles.nth(2).scrollIntoViewIfNeeded();
  const last = await handles.nth(2).boundingBox();
  const first = await handles.nth(0).boundingBox();
  if (!last || !first) throw new Error("no handles");
  await page.mouse.move(last.x + 10, last.y + 10);
  await page.mouse.down();
  await page.mouse.move(first.x + 10, first.y + 40, { steps: 5 });
  await page.mouse.move(first.x + 10, first.y + 5, { steps: 5 });
  await page.mouse.up();
  await eventually(() => expect(server.read(home, ["steps"])).toEqual(["Suivre", "Mesurer", "Dessiner"]));
  await eventually(async () =>
    expect(await page.locator("main .steps li").allInnerTexts()).toEqual(["Suivre", "Mesurer", "Dessiner"]),
  );
});

test("a refused value stays in its field, with the reason", async () => {
  const { server, page, form } = await openForm();
  await unfold(form, "Questions");
  await unfold(form, "Question 1");
  const question = form.getByRole("textbox", { name: "Question", exact: true });
  await question.fill("");
  await question.press("Enter");
  await form.getByText("Une question ne peut pas être vide.").waitFor();
  expect(await question.inputValue()).toBe("");
  expect(server.read(home, ["faq", 0, "question"])).toBe("Est-ce cher ?");
  await form.getByRole("button", { name: "Abandonner la saisie" }).click();
  expect(await question.inputValue()).toBe("Est-ce cher ?");
  expect(await page.evaluate(() => sessionStorage.getItem("site-edit-drafts"))).toBe(null);
});

test("a value that is given up during a save stays given up when the answer refuses it", async () => {
  const { server, page, form } = await openForm();
  await unfold(form, "Questions");
  await unfold(form, "Question 1");
  const question = form.getByRole("textbox", { name: "Question", exact: true });
  await question.fill("");
  let send: () => void = () => {};
  server.holdUntil(new Promise((resolve) => (send = () => resolve(undefined))));
  await question.press("Enter");
  await question.press("Escape");
  expect(await question.inputValue()).toBe("Est-ce cher ?");
  send();
  await eventually(async () => expect(await status(page).textContent()).toBe(""));
  expect(await form.getByText("Une question ne peut pas être vide.").count()).toBe(0);
});

test("an incomplete date is reported at its field, and neither saved nor removed", async () => {
  const { server, page, form } = await openForm();
  const opened = form.getByLabel("Ouverture", { exact: true });
  await opened.focus();
  await page.keyboard.press("Backspace");
  await form.getByLabel("Accroche").focus();
  const answer = form.locator("[data-path='[\"opened\"]'] .answer");
  await eventually(async () => expect(await answer.innerText()).not.toBe(""));
  expect(server.read(home, ["opened"])).toBe("2024-05-02");
  await opened.fill("2025-01-02");
  await form.getByLabel("Accroche").focus();
  await eventually(() => expect(server.read(home, ["opened"])).toBe("2025-01-02"));
  expect(await answer.innerText()).toBe("");
});

test("an unsaved new item keeps its values while another field is saved", async () => {
  const { server, page, form } = await openForm();
  const fresh = await beginRefused(page, form);
  await fresh.getByLabel("Question").fill("Est-ce utile ?");
  await form.getByRole("button", { name: "Ajouter : Résumé" }).click();
  await page.keyboard.type("En bref.");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Retirer : Résumé" }).waitFor();
  expect(await fresh.getByLabel("Question").inputValue()).toBe("Est-ce utile ?");
  await fresh.getByLabel("Réponse").fill("Oui.");
  await fresh.getByRole("button", { name: "Ajouter", exact: true }).click();
  await eventually(() =>
    expect(server.read(home, ["faq", 2])).toEqual({ question: "Est-ce utile ?", answer: "Oui." }),
  );
  await fresh.waitFor({ state: "detached" });
});

test("a refused removal or move is explained at its list or field", async () => {
  const { page, form } = await openForm();
  const why = "La page Services mène encore ici.";
  await form.getByRole("button", { name: "Ajouter : Résumé" }).click();
  await page.keyboard.type("En bref.");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Retirer : Résumé" }).waitFor();
  await page.route("**/__edit/save", (route) =>
    route.fulfill({ json: { status: "refused", atField: [], beside: [], elsewhere: [why] } }),
  );
  await unfold(form, "Questions");
  for (const name of [
    /^Retirer : Question 1/,
    /^Descendre : Question 1/,
    "Tout retirer",
    "Retirer : Résumé",
  ]) {
    await form.getByRole("button", { name }).click();
    await form.getByText(why).waitFor();
    await form.getByRole("button", { name: "Abandonner la saisie" }).click();
    await form.getByText(why).waitFor({ state: "detached" });
  }
  await page.unroute("**/__edit/save");
  const theirs = [{ question: "Une autre ?", answer: "Oui." }];
  await page.route("**/__edit/save", (route) =>
    route.fulfill({ json: { status: "conflict", digest: "other", theirs } }),
  );
  await form.getByRole("button", { name: /^Descendre : Question 1/ }).click();
  const note = form.getByRole("group", { name: /^Questions/ });
  await note.getByText("- question: Une autre ?").waitFor();
  await note.getByRole("button", { name: "Prendre l’autre" }).click();
  await note.waitFor({ state: "detached" });
});

test("the refused first value of an optional field and a refused new item are shown again, with the reason", async () => {
  const { server, page } = await openForm();
  const refused = (path: FieldPath, value: Value, text: string) => ({
    entry: home,
    path,
    value,
    why: { status: "refused", atField: [text], beside: [], elsewhere: [] },
  });
  const drafts = [
    refused(["summary"], "Trop court", "Le résumé est trop court."),
    refused(["faq", 2], { question: "", answer: "Oui." }, "La question est vide."),
  ];
  await page.route("**/__edit/drafts", (route) => route.fulfill({ json: { drafts } }));
  await page.reload();
  await status(page).getByText("2 textes non enregistrés").waitFor();
  await page.getByRole("button", { name: "Fiche" }).click();
  const form = page.getByRole("dialog", { name: "Fiche" });
  await form.getByText("Le résumé est trop court.").waitFor();
  expect(await form.getByLabel("Résumé", { exact: true }).inputValue()).toBe("Trop court");
  await unfold(form, "Questions");
  const fresh = form.getByRole("group", { name: "Question", exact: true });
  await fresh.getByText("La question est vide.").waitFor();
  expect(await fresh.getByLabel("Réponse").inputValue()).toBe("Oui.");
  await fresh.getByRole("textbox", { name: "Question" }).fill("Est-ce utile ?");
  await fresh.getByRole("button", { name: "Ajouter", exact: true }).click();
  await eventually(() =>
    expect(server.read(home, ["faq", 2])).toEqual({ question: "Est-ce utile ?", answer: "Oui." }),
  );
  await fresh.waitFor({ state: "detached" });
  await form.getByRole("button", { name: "Abandonner la saisie" }).click();
  await form.getByRole("button", { name: "Ajouter : Résumé" }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem("site-edit-drafts"))).toBe(null);
});

test("while a title changes, the form lists the other pages that change, and saves it like any field", async () => {
  const { server, page, form } = await openForm();
  await form.getByLabel("Titre").fill("Un autre titre");
  await form.getByText("2 pages").waitFor();
  expect(await form.locator(".ripple li").allInnerTexts()).toEqual(
    expect.arrayContaining([
      "Services /services",
      "2 images pour les réseaux sociaux",
      "le flux Blog",
      "la recherche du site",
    ]),
  );
  expect(await status(page).textContent()).toBe("Non enregistré");
  expect(server.read(home, ["title"])).toBe("L'immeuble utile");
  const pitch = form.getByLabel("Accroche");
  const before = await pitch.boundingBox();
  await pitch.focus();
  await eventually(() => expect(server.read(home, ["title"])).toBe("Un autre titre"));
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  // Nothing moves under a hand that is about to press.
  expect(await pitch.boundingBox()).toEqual(before);
  expect(await form.getByRole("button", { name: "Enregistrer" }).count()).toBe(0);
  await form.getByText("Chaque champ s’enregistre quand vous le quittez.").waitFor();
});

test("a form that cannot work out the effect of a title says so, asks again at the next pause, and still saves", async () => {
  const { server, page, form } = await openForm();
  const unknown = form.getByText("Impossible de dire ce que");
  await page.route("**/__edit/ripple", (route) => route.fulfill({ status: 500 }));
  await form.getByLabel("Titre").fill("Un titre");
  await unknown.waitFor();
  await page.unroute("**/__edit/ripple");
  await form.getByLabel("Titre").fill("Un autre titre");
  await form.getByText("2 pages").waitFor();
  expect(await unknown.count()).toBe(0);
  await page.route("**/__edit/ripple", (route) => route.abort());
  await form.getByLabel("Titre").fill("Un titre");
  await unknown.waitFor();
  await form.getByLabel("Accroche").focus();
  await eventually(() => expect(server.read(home, ["title"])).toBe("Un titre"));
});

test("a value without a control is edited as YAML", async () => {
  const { server, form } = await openForm();
  await form.getByRole("textbox", { name: "Réglages fins" }).fill("a:\n  - 3\n");
  await form.getByRole("textbox", { name: "Réglages fins" }).press("Control+Enter");
  await eventually(() => expect(server.read(home, ["extra"])).toEqual({ a: [3] }));
});

test("YAML in a new item is read as YAML, and stays as typed if it cannot be read", async () => {
  const { server, page, form } = await openForm();
  const fresh = await beginRefused(page, form);
  await fresh.getByRole("textbox", { name: "Question" }).fill("Est-ce utile ?");
  await fresh.getByLabel("Réponse").fill("- Oui");
  const notes = fresh.getByRole("textbox", { name: "Précisions" });
  await notes.fill("a: [");
  const text = "ligne 1, colonne 4 : il manque ]";
  const beside = [{ path: ["faq", 2, "notes"], label: "Précisions", text }];
  await page.route("**/__edit/save", (route) =>
    route.fulfill({ json: { status: "refused", atField: [], beside, elsewhere: [] } }),
  );
  await fresh.getByRole("button", { name: "Ajouter", exact: true }).click();
  await fresh.locator(".field > .answer").getByText(text).waitFor();
  await page.unroute("**/__edit/save");
  await page.reload();
  await page.getByRole("button", { name: "Fiche" }).click();
  await unfold(form, "Questions");
  expect(await notes.inputValue()).toBe("a: [");
  await notes.fill("a: [1]");
  await fresh.getByRole("button", { name: "Ajouter", exact: true }).click();
  const item = { question: "Est-ce utile ?", answer: "- Oui", notes: { a: [1] } };
  await eventually(() => expect(server.read(home, ["faq", 2])).toEqual(item));
});

test("a field of the page opens its field in the form, and the other way round", async () => {
  const { page, form } = await openForm();
  await page.keyboard.press("Escape");
  expect(await form.isVisible()).toBe(false);
  await page.locator("main").getByText("Est-ce long").hover();
  await page.locator("site-dev-edit .label").getByRole("button", { name: "Fiche" }).click();
  await form.getByRole("textbox", { name: "Question", exact: true }).waitFor();
  expect(
    await page.evaluate(() => {
      const active = document.querySelector("site-dev-edit")?.shadowRoot?.activeElement;
      return (active as HTMLTextAreaElement | null)?.value;
    }),
  ).toBe("Est-ce long ?");
  await form.getByLabel("Accroche").focus();
  expect(await page.locator("site-dev-edit .label b").textContent()).toBe("Accueil · Accroche");
});

test("the settings are an entry of each page", async () => {
  const { server, page, form } = await openForm();
  await form.getByLabel("Ce qui est modifié").selectOption({ label: "Réglages" });
  await form.getByLabel("Nom").fill("L'Atelier");
  await page.keyboard.press("Tab");
  await eventually(() => expect(server.read(site, ["name"])).toBe("L'Atelier"));
  await page.getByText("Écrire à L’Atelier").waitFor();
});

test("an entry that is chosen during a save stays chosen", async () => {
  const { server, page, form } = await openForm();
  await unfold(form, "Questions");
  let answer: () => void = () => {};
  server.checkUntil(new Promise((resolve) => (answer = () => resolve(undefined))));
  await form.getByRole("button", { name: /^Retirer : Question 1/ }).click();
  await form.getByLabel("Ce qui est modifié").selectOption({ label: "Réglages" });
  await form.getByLabel("Nom").waitFor();
  answer();
  await page.locator("site-dev-edit .told").getByText("Retiré : Question 1").waitFor({ state: "attached" });
  expect(server.read(home, ["faq"])).toHaveLength(1);
  expect(await form.getByLabel("Nom").count()).toBe(1);
});

test("a text can be edited beside the form, and a choice in the box of a link changes none in the form", async () => {
  const { page, form } = await openForm();
  await form.getByLabel("Auteur").click();
  const author = form.getByRole("radio", { name: "Ada Martin" });
  expect(await author.isChecked()).toBe(true);
  await page.getByText("Un paragraphe avec").click({ position: { x: 4, y: 10 } });
  await page.getByRole("toolbar", { name: "Outils du texte" }).waitFor();
  await eventually(async () => expect(await page.evaluate(findCoveredControls, false)).toEqual([]));
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Lien" });
  await box.getByRole("button", { name: "Choisir une page" }).click();
  await box.getByRole("radio", { name: "Accueil" }).click();
  expect(await author.isChecked()).toBe(true);
});

test("steps are undone and redone by button and key, and the history restores a former value", async () => {
  const { server, page } = await openForm();
  await page.keyboard.press("Escape");
  for (const word of ["Un", "Deux"]) {
    await page.locator("h1").click();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
    await eventually(() => expect(server.read(home, ["title"])).toBe(word));
  }
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { level: 1, name: "Un" }).waitFor();
  await page.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("heading", { level: 1, name: "L’immeuble utile" }).waitFor();
  await page.locator("h1").focus();
  await page.keyboard.press("Control+Shift+Z");
  await page.getByRole("heading", { level: 1, name: "Un" }).waitFor();
  await page.getByRole("button", { name: "Historique" }).click();
  const history = page.getByRole("dialog", { name: "Historique" });
  await eventually(async () =>
    expect(await history.locator("li dd").allInnerTexts()).toEqual(["Un", "Deux", "L'immeuble utile", "Un"]),
  );
  await history
    .getByRole("button", { name: /^Rétablir ce qui précédait/ })
    .last()
    .click();
  await history
    .getByRole("group", { name: /^Revenir sur/ })
    .getByRole("button", { name: "Rétablir" })
    .click();
  await page.getByRole("heading", { level: 1, name: "L’immeuble utile" }).waitFor();
  expect(server.read(home, ["title"])).toBe("L'immeuble utile");
});

test("a change that somebody has changed again is not undone, and the history says so", async () => {
  const { server, page } = await openForm();
  await page.keyboard.press("Escape");
  await page.locator("h1").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Un");
  await page.keyboard.press("Enter");
  await eventually(() => expect(server.read(home, ["title"])).toBe("Un"));
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  server.change(home, ["title"], "Deux");
  await page.getByRole("button", { name: "Annuler" }).click();
  const history = page.getByRole("dialog", { name: "Historique" });
  await history.getByText("Rien n’a changé").waitFor();
  expect(server.read(home, ["title"])).toBe("Deux");
});

test("on a wide window the page stands beside the form, and can leave its width out; on a phone the form covers it", async () => {
  const { page, form } = await openForm();
  const sizes = () =>
    page.evaluate(() => [
      document.body.getBoundingClientRect().right,
      getComputedStyle(document.documentElement).getPropertyValue("--site-dev-beside"),
    ]);
  expect(await sizes()).toEqual([(await form.boundingBox())?.x, "27rem"]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await form.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
  expect(await sizes()).toEqual([390, ""]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press("Escape");
  expect(await sizes()).toEqual([1280, ""]);
});

test("an item of one value is typed where it is added, and saved when it is left", async () => {
  const { server, page, form } = await openForm();
  await unfold(form, "Étapes");
  await form.getByRole("button", { name: "Ajouter : Étape" }).click();
  await page.keyboard.type("Rendre compte");
  await form.getByLabel("Accroche").focus();
  await eventually(() => expect(server.read(home, ["steps", 3])).toBe("Rendre compte"));
});

test("the address of the page is not typed in the form, but leads to “Renommer”", async () => {
  const { page, form } = await openForm();
  const address = form.getByRole("button", { name: "Emplacement Renommer", exact: true });
  expect(await address.textContent()).toBe("Renommer");
  await form.getByText("corrige les liens qui y mènent").waitFor();
  const asked = page.waitForRequest("**/__edit/entry");
  await address.click();
  await asked;
  await page.getByRole("dialog", { name: "Renommer" }).waitFor();
});

test("the form opens at once, says that its content comes, and then has the focus", async () => {
  const { page } = await openEdit();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/__dev/edit-form.js", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole("toolbar", { name: "Modification" }).getByRole("button", { name: "Fiche" }).click();
  const form = page.getByRole("dialog", { name: "Fiche" });
  const waiting = form.locator("[aria-busy=true]");
  await waiting.getByText("Un instant…").waitFor();
  expect(await form.getByRole("heading").innerText()).toBe("Fiche");
  expect(await waiting.evaluate((content) => content.matches(":focus"))).toBe(true);
  answer();
  await form.getByLabel("Accroche").waitFor();
  await eventually(async () => expect(await form.locator(".content:focus").count()).toBe(1));
  expect(await form.locator("[aria-busy]").count()).toBe(0);
});

test("a form that is closed before it has come stays closed", async () => {
  const { page } = await openEdit();
  const button = page.getByRole("toolbar", { name: "Modification" }).getByRole("button", { name: "Fiche" });
  const asked = page.waitForRequest("**/__dev/edit-form.js");
  await page.route("**/__dev/edit-form.js", async (route) => {
    await page.keyboard.press("Escape");
    await route.continue();
  });
  await button.click();
  await (await asked).response();
  await eventually(async () => expect(await button.getAttribute("aria-expanded")).toBe("false"));
  expect(await page.getByRole("dialog", { name: "Fiche" }).count()).toBe(0);
});

test("the label of words that are edited leads to their form, and what was typed is saved", async () => {
  const { server, page } = await openEdit();
  await page.locator("h1").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Un");
  await page.locator("site-dev-edit .label").getByRole("button", { name: "Fiche" }).click();
  await page.getByRole("dialog", { name: "Fiche" }).getByLabel("Accroche").waitFor();
  await eventually(() => expect(server.read(home, ["title"])).toBe("Un"));
});
