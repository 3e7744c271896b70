import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SaveAnswer } from "../../src/editor/answers.ts";
import { openEdit } from "../support/edit/open-edit.ts";
import { eventually } from "../support/eventually.ts";

const home = { collection: "pages", id: "home" };
const site = { collection: undefined, id: "site" };

const label = (page: Page) => page.locator("site-dev-edit .label");
const status = (page: Page) => page.locator("site-dev-edit .status");

/** Clicks on words, and waits until the caret is in them. */
async function begin(words: Locator): Promise<void> {
  await words.click();
  await words.page().locator("[role=textbox]:focus").waitFor();
}

test("a field gets a frame under the pointer, with its name and the number of pages that show it", async () => {
  const { page } = await openEdit();
  await page.getByText("Nous ne vendons").hover();
  expect(await label(page).locator("b").textContent()).toBe("Accueil · Accroche");
  const frame = await page.locator('site-dev-edit .outline[data-how="pointed"] i').boundingBox();
  const words = await page.getByText("Nous ne vendons").boundingBox();
  expect(Math.abs((frame?.y ?? 0) + 5 - (words?.y ?? 0))).toBeLessThan(8);
  await page.getByRole("link", { name: "Bâti Essai" }).hover();
  await label(page).getByText("sur 3 pages").waitFor();
  expect(await label(page).getByRole("link", { name: "Ouvrir" }).getAttribute("href")).toMatch(/\/$/);
  // A field within a sentence has its own frame, the words around it have none.
  const box = await page.locator("#mail").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 10);
  await eventually(async () => expect(await label(page).isVisible()).toBe(false));
});

test("words are edited as in the file, and typeset again after they are saved", async () => {
  const { server, page, errors } = await openEdit();
  const title = page.getByRole("heading", { level: 1 });
  expect(await title.textContent()).toBe("L’immeuble utile");
  await begin(title);
  expect(await page.locator("h1").textContent()).toBe("L'immeuble utile");
  await page.keyboard.press("End");
  await page.keyboard.insertText(" d'ici 2050");
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  expect(server.read(home, ["title"])).toBe("L'immeuble utile d'ici 2050");
  expect(await page.title()).toBe("L’immeuble utile d’ici 2050");
  // An author who continues typing keeps the words and the caret.
  await page.keyboard.insertText("!");
  await page.keyboard.press("Enter");
  await eventually(async () => expect(await title.textContent()).toBe("L’immeuble utile d’ici 2050!"));
  expect(await page.locator("h1").innerHTML()).toBe("L’immeuble utile d’ici 2050!");
  expect(server.read(home, ["title"])).toBe("L'immeuble utile d'ici 2050!");
  expect(errors).toEqual([]);
});

test("“Enregistré” is shown only after the answer of the server, and one request is sent at a time", async () => {
  const { server, page } = await openEdit();
  let answer: () => void = () => {};
  server.holdUntil(new Promise((resolve) => (answer = () => resolve(undefined))));
  await begin(page.getByText("Nous ne vendons"));
  await page.keyboard.press("End");
  await page.keyboard.insertText(" Jamais");
  await status(page).getByText("Enregistrement…").waitFor();
  await eventually(() => expect(server.asked.filter(({ name }) => name === "save")).toHaveLength(1));
  expect(server.read(home, ["pitch"])).toBe("Nous ne vendons ni matériel ni logiciel.");
  await page.keyboard.insertText(".");
  await page.keyboard.press("Enter");
  expect(await status(page).textContent()).toContain("Enregistrement…");
  answer();
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  await eventually(() =>
    expect(server.read(home, ["pitch"])).toBe("Nous ne vendons ni matériel ni logiciel. Jamais."),
  );
  const saves = server.asked.filter(({ name }) => name === "save");
  expect(saves).toHaveLength(2);
  expect(saves[1]?.body).toMatchObject({ old: "Nous ne vendons ni matériel ni logiciel. Jamais" });
});

test("words that are left can be edited again before they are saved", async () => {
  const { server, page } = await openEdit();
  let answer: () => void = () => {};
  server.holdUntil(new Promise((resolve) => (answer = () => resolve(undefined))));
  await begin(page.locator("h1"));
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("Un");
  await page.keyboard.press("Enter");
  await page.locator("h1 site-dev-words").click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" deux");
  await page.keyboard.press("Enter");
  answer();
  await eventually(() => expect(server.read(home, ["title"])).toBe("Un deux"));
});

test("a save that takes long says that the site is busy, and that nothing is lost", async () => {
  const { server, page } = await openEdit();
  let answer: () => void = () => {};
  server.holdUntil(new Promise((resolve) => (answer = () => resolve(undefined))));
  await begin(page.locator("h1"));
  await page.keyboard.insertText("Un ");
  await status(page).getByText("Le site est occupé, rien n’est perdu.").waitFor();
  answer();
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
});

test("the page shows what is typed before it is checked, and “Enregistré” is shown only afterwards", async () => {
  const { server, page, errors } = await openEdit();
  let pass: () => void = () => {};
  server.checkUntil(new Promise((resolve) => (pass = () => resolve(undefined))));
  await begin(page.locator("h1"));
  await page.keyboard.press("End");
  await page.keyboard.insertText(" d'ici 2050");
  await eventually(async () => expect(await page.title()).toBe("L’immeuble utile d’ici 2050"));
  expect(await status(page).textContent()).toContain("Enregistrement…");
  expect(server.read(home, ["title"])).toBe("L'immeuble utile");
  // What comes meanwhile waits for the answer, and nothing shows the older words again.
  await page.keyboard.insertText("!");
  expect(await page.locator("h1").textContent()).toBe("L'immeuble utile d'ici 2050!");
  pass();
  await eventually(() => expect(server.read(home, ["title"])).toBe("L'immeuble utile d'ici 2050!"));
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await eventually(async () => expect(await page.title()).toBe("L’immeuble utile d’ici 2050!"));
  expect(await page.locator("h1").innerHTML()).toBe("L’immeuble utile d’ici 2050!");
  expect(errors).toEqual([]);
});

test("words that the checks refuse after they were shown stay in their field with the reason, and nowhere else", async () => {
  const { server, page } = await openEdit();
  let refuse: () => void = () => {};
  const refused = {
    status: "refused",
    atField: ["Ce titre existe déjà."],
    beside: [],
    elsewhere: [],
  } as const;
  server.checkUntil(new Promise((resolve) => (refuse = () => resolve(refused))));
  await begin(page.locator("h1"));
  await page.keyboard.press("End");
  await page.keyboard.insertText(" aussi");
  await eventually(async () => expect(await page.title()).toBe("L’immeuble utile aussi"));
  refuse();
  await page
    .getByRole("group", { name: /Accueil · Titre/ })
    .getByText("Ce titre existe déjà.")
    .waitFor();
  expect(await page.title()).toBe("L’immeuble utile");
  expect(await page.locator("h1").textContent()).toBe("L'immeuble utile aussi");
  expect(server.read(home, ["title"])).toBe("L'immeuble utile");
  expect(await status(page).textContent()).toBe("Un texte non enregistré");
});

test("“Enregistré” is shown as soon as the words are in their file, and taken back if another page refuses them", async () => {
  const { server, page, errors } = await openEdit();
  const answers: ((answer?: SaveAnswer) => void)[] = [];
  const waitForChecks = () => server.checkUntil(new Promise((resolve) => answers.push(resolve)), true);
  waitForChecks();
  await begin(page.locator("h1"));
  await page.keyboard.press("End");
  await page.keyboard.insertText(" aussi");
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  await eventually(async () => expect(await page.title()).toBe("L’immeuble utile aussi"));
  answers[0]?.();
  await eventually(() => expect(server.read(home, ["title"])).toBe("L'immeuble utile aussi"));
  expect(await status(page).textContent()).toBe("Enregistré");

  waitForChecks();
  await page.keyboard.insertText(" bien");
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  answers[1]?.({
    status: "refused",
    atField: [],
    beside: [],
    elsewhere: ["La page « Plan » ne se dessine pas."],
  });
  await page.getByRole("group").getByText("La page « Plan » ne se dessine pas.").waitFor();
  expect(await status(page).textContent()).toBe("Un texte non enregistré");
  expect(await page.locator("h1").textContent()).toBe("L'immeuble utile aussi bien");
  expect(server.read(home, ["title"])).toBe("L'immeuble utile aussi");
  expect(errors).toEqual([]);
});

test("“Enregistré” disappears with the next key", async () => {
  const { server, page } = await openEdit();
  await begin(page.getByText("Nous ne vendons"));
  await page.keyboard.insertText("Oui. ");
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  const said = await page.evaluate(() => {
    document.execCommand("insertText", false, "Non. ");
    return document.querySelector("site-dev-edit")?.shadowRoot?.querySelector(".status")?.textContent;
  });
  expect(said).toBe("Enregistrement…");
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  expect(server.read(home, ["pitch"])).toContain("Non. ");
});

test("a part of a sentence is edited alone, and leaves no trace in the page", async () => {
  const { server, page } = await openEdit();
  const box = await page.locator("#mail").evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild as Text, 12);
    range.setEnd(element.firstChild as Text, 14);
    const { x, y } = range.getBoundingClientRect();
    return { x, y };
  });
  await page.mouse.click(box.x + 1, box.y + 8);
  await page.locator("#mail site-dev-words").waitFor();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("L'Atelier");
  await page.keyboard.press("Enter");
  await eventually(async () =>
    expect(await page.locator("#mail").innerHTML()).toBe("Écrire à L’Atelier aujourd’hui"),
  );
  expect(server.read(site, ["name"])).toBe("L'Atelier");
  expect(await page.locator("header a").textContent()).toBe("L’Atelier");
});

test("Tab moves from field to field in reading order, Enter begins to edit, Escape restores the words", async () => {
  const { server, page } = await openEdit();
  const names: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press("Tab");
    names.push((await label(page).locator("b").textContent()) ?? "");
  }
  expect(names).toEqual([
    "Réglages · Nom",
    "Accueil · Titre",
    "Accueil · Accroche",
    "Réglages · Nom",
    "Accueil · Action",
  ]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("  Autre chose");
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await eventually(() =>
    expect(server.read(home, ["pitch"])).toBe("Nous ne vendons ni matériel ni logiciel."),
  );
  await page.keyboard.press("Tab");
  expect(await label(page).locator("b").textContent()).toBe("Réglages · Nom");
  expect(page.url()).toBe(`${server.origin}/`);
});

test("Tab skips a field that goes when another loses the focus, and goes on where Escape has left", async () => {
  const { page } = await openEdit();
  const name = () => label(page).locator("b").textContent();
  await page.keyboard.press("Tab");
  expect(await name()).toBe("Réglages · Nom");
  await page.evaluate(() => {
    document.activeElement?.addEventListener("blur", () => {
      for (const title of document.querySelectorAll("h1")) title.hidden = true;
    });
  });
  await page.keyboard.press("Tab");
  expect(await name()).toBe("Accueil · Accroche");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await name()).toBe("Réglages · Nom");
});

test("a link is edited in its place, and followed with a modifier key", async () => {
  const { server, page } = await openEdit();
  await begin(page.getByRole("link", { name: "Nos services" }));
  expect(page.url()).toBe(`${server.origin}/`);
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("Ce que nous faisons");
  await page.keyboard.press("Enter");
  await eventually(() => expect(server.read(home, ["action", "label"])).toBe("Ce que nous faisons"));
  const opening = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Ce que nous faisons" }).click({ modifiers: ["Control"] });
  const opened = await opening;
  // A new tab is empty at first.
  await opened.waitForURL(`${server.origin}/services`);
  await opened.close();
});

test("refused words stay as typed, with the reason, even after a reload", async () => {
  const { server, page } = await openEdit();
  const title = page.locator("h1");
  await begin(title);
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  const note = page.getByRole("group", { name: /Accueil · Titre/ });
  await note.getByText("Le titre ne peut pas être vide.").waitFor();
  expect(await status(page).textContent()).toBe("Un texte non enregistré");
  expect(server.read(home, ["title"])).toBe("L'immeuble utile");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await note.getByText("Le titre ne peut pas être vide.").waitFor();
  expect(await title.textContent()).toBe("");
  await begin(note.getByRole("button", { name: "Reprendre la saisie" }));
  await page.keyboard.insertText("Un titre");
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  expect(await note.count()).toBe(0);
  expect(server.read(home, ["title"])).toBe("Un titre");
  await page.keyboard.press("Enter");
  await page.reload();
  expect(await title.textContent()).toBe("Un titre");
});

test("unsaved words can be discarded", async () => {
  const { page } = await openEdit();
  await begin(page.locator("h1"));
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Abandonner la saisie" }).click();
  await eventually(async () => expect(await page.locator("h1").textContent()).toBe("L’immeuble utile"));
  expect(await page.evaluate(() => sessionStorage.getItem("site-edit-drafts"))).toBe(null);
});

test.each([
  ["Garder la mienne", "La mienne"],
  ["Prendre l’autre", "La leur"],
])("if somebody else has changed the field, both versions are shown: “%s”", async (choice, result) => {
  const { server, page } = await openEdit();
  await begin(page.getByText("Nous ne vendons"));
  server.change(home, ["pitch"], "La leur");
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("La mienne");
  const note = page.getByRole("group", { name: /Accueil · Accroche/ });
  await note.getByText("La leur", { exact: true }).waitFor();
  expect(await note.locator("dd").allInnerTexts()).toEqual(["La mienne", "La leur"]);
  expect(server.read(home, ["pitch"])).toBe("La leur");
  await note.getByRole("button", { name: choice }).click();
  await page.keyboard.press("Enter");
  await eventually(async () => expect(await page.locator("main > p").first().textContent()).toBe(result));
  await eventually(() => expect(server.read(home, ["pitch"])).toBe(result));
});

test("a change elsewhere in the file is shown, in words and attributes, and does not disturb an author who is typing", async () => {
  const { server, page } = await openEdit();
  await begin(page.getByText("Nous ne vendons"));
  await page.keyboard.press("End");
  server.change(home, ["title"], "Un autre titre");
  server.change(home, ["pictureAlt"], "Coupe du toit");
  await page.keyboard.insertText(" Rien");
  await eventually(async () => expect(await page.locator("h1").textContent()).toBe("Un autre titre"));
  expect(await page.locator("main img").getAttribute("alt")).toBe("Coupe du toit");
  await page.keyboard.insertText(" du tout.");
  await page.keyboard.press("Enter");
  await eventually(() =>
    expect(server.read(home, ["pitch"])).toBe("Nous ne vendons ni matériel ni logiciel. Rien du tout."),
  );
});

test("an updated page keeps the state that visitors and scripts have given it", async () => {
  const { page } = await openEdit();
  await page.getByLabel("Votre nom").fill("Ada");
  await page
    .locator("details")
    .first()
    .evaluate((details) => details.removeAttribute("open"));
  await page.locator(".steps").evaluate((list) => list.classList.add("is-live"));
  await page.locator("main").evaluate((main) => main.prepend(document.createElement("hr")));
  await begin(page.locator("h1"));
  await page.keyboard.insertText("Bon ");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /Bon/ }).waitFor();
  await status(page).getByText("Enregistré", { exact: true }).waitFor();
  expect(await page.getByLabel("Votre nom").inputValue()).toBe("Ada");
  expect(await page.locator("details").first().getAttribute("open")).toBe(null);
  expect(await page.locator(".steps.is-live").count()).toBe(1);
  expect(await page.locator("main > hr").count()).toBe(1);
});

test("text is pasted without its style, on one line", async () => {
  const { server, page } = await openEdit();
  await begin(page.getByText("Nous ne vendons"));
  await page.keyboard.press("Control+A");
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<b>Gras</b><br>et <i>penché</i>");
    clipboardData.setData("text/plain", "Gras\net penché\n");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.press("Enter");
  await eventually(() => expect(server.read(home, ["pitch"])).toBe("Gras et penché"));
});

test("a text is dropped at its place in a field", async () => {
  const { server, page } = await openEdit();
  const words = page.getByText("Nous ne vendons");
  await begin(words);
  await page.keyboard.press("End");
  const box = await words.boundingBox();
  await page.evaluate(
    ({ x, y }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "« Oui »\n");
      const all = { bubbles: true, cancelable: true };
      const drop = new DragEvent("drop", { ...all, dataTransfer, clientX: x, clientY: y });
      document.activeElement?.dispatchEvent(drop);
    },
    { x: (box?.x ?? 0) + 1, y: (box?.y ?? 0) + 10 },
  );
  await page.keyboard.press("Enter");
  await eventually(() =>
    expect(server.read(home, ["pitch"])).toBe("« Oui »Nous ne vendons ni matériel ni logiciel."),
  );
});

test("nothing is saved during the composition of an input method, and its Enter does not end editing", async () => {
  const { server, page } = await openEdit();
  await begin(page.getByText("Nous ne vendons"));
  await page.keyboard.press("Control+A");
  const client = await page.context().newCDPSession(page);
  await client.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
  await page.waitForTimeout(500);
  expect(server.asked.filter(({ name }) => name === "save")).toHaveLength(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("textbox");
  await client.send("Input.insertText", { text: "日本" });
  await eventually(() => expect(server.read(home, ["pitch"])).toBe("日本"));
});

test("“Terminer” ends editing on the page and says so if the server does not answer", async () => {
  const { page, errors } = await openEdit();
  await page.route("**/__edit/stop", (route) => route.abort());
  await page.getByRole("button", { name: "Terminer" }).click();
  await page
    .getByText("La modification est terminée sur cette page, mais le site n’a pas répondu.")
    .waitFor();
  expect(await page.getByRole("toolbar", { name: "Modification" }).count()).toBe(0);
  await page.locator("h1").click();
  await page.keyboard.press("Tab");
  expect(await page.locator("[role=textbox], [data-site-chosen]").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("“Terminer” shows the page as visitors see it, without the editor", async () => {
  const { page } = await openEdit();
  await begin(page.locator("h1"));
  await page.keyboard.press("Home");
  await page.keyboard.insertText("Bon ");
  await page.getByRole("button", { name: "Terminer" }).click();
  await eventually(async () => expect(await page.locator("site-dev-edit").count()).toBe(0));
  expect(await page.locator("h1").textContent()).toBe("Bon L’immeuble utile");
  expect(await page.content()).not.toContain("data-edit");
});
