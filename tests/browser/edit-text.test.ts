import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openEdit, tall } from "../support/edit/open-edit.ts";
import { serveEdit } from "../support/edit/serve-edit.ts";
import { eventually } from "../support/eventually.ts";

const home = { collection: "pages", id: "home" };

/** The small site in edit mode, with its text open and the caret in its first paragraph. */
async function openParagraph() {
  const { server, page, paths } = await openEdit(tall);
  const before = [...paths];
  await page.getByText("Un paragraphe avec").click({ position: { x: 4, y: 10 } });
  const text = page.getByRole("textbox", { name: "Accueil · Texte" });
  await text.waitFor();
  await page.getByRole("toolbar", { name: "Outils du texte" }).waitFor();
  return { server, page, text, before, body: () => String(server.read(home, [])) };
}

const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Outils du texte" }).getByRole("button", { name, exact: true });

/** Presses a key that moves the caret, and waits for the `selectionchange` event, as no person is faster. */
async function move(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test("only the edited block changes, all others keep their bytes", async () => {
  const { server, page, body } = await openParagraph();
  const before = body();
  await move(page, "Home");
  await page.keyboard.type("Voici ");
  await eventually(() => expect(body()).toBe(before.replace("Un paragraphe", "Voici Un paragraphe")));
  const composed = server.asked.filter(({ name }) => name === "compose").at(-1)?.body;
  expect((composed as { blocks: unknown[] }).blocks.filter((block) => typeof block === "number")).toEqual([
    0, 2, 3, 4, 5,
  ]);
  await page.keyboard.press("Escape");
  await page.locator(".prose > p", { hasText: "Voici Un paragraphe" }).waitFor();
  expect(await page.locator("[data-site-text]").count()).toBe(0);
  expect(await page.locator(".prose > [style]").count()).toBe(0);
});

test("a text that is opened and left is not saved", async () => {
  const { server, page } = await openParagraph();
  await move(page, "ArrowDown");
  await page.keyboard.press("Escape");
  await eventually(async () => expect(await page.locator("[data-site-text]").count()).toBe(0));
  expect(server.asked.filter(({ name }) => name === "save")).toEqual([]);
});

test("the text editor is loaded with the first text", async () => {
  const { before } = await openParagraph();
  expect(before.filter((path) => path.includes("edit-text") || path.includes("edit-card"))).toEqual([]);
});

test("bold, headings, lists and quotations are made by button and by Markdown signs", async () => {
  const { page, body } = await openParagraph();
  await move(page, "Home");
  await move(page, "Shift+Control+ArrowRight");
  await tool(page, "Gras").click();
  await eventually(() => expect(body()).toContain("**Un** paragraphe"));
  await move(page, "End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("### Plus bas");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- premier");
  await page.keyboard.press("Enter");
  await page.keyboard.type("second");
  await eventually(() => expect(body()).toContain("### Plus bas\n\n- premier\n- second\n\n"));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("> Une parole");
  await eventually(() => expect(body()).toContain("> Une parole"));
  await page.getByLabel("Genre de bloc").selectOption({ label: "Titre" });
  await eventually(() => expect(body()).toContain("## Une parole"));
});

test("a link is chosen among the pages by title, changed and removed", async () => {
  const { page, body } = await openParagraph();
  await move(page, "Home");
  await move(page, "Shift+Control+ArrowRight");
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog", { name: "Lien" });
  await box.getByRole("button", { name: "Choisir une page" }).click();
  await box.getByRole("radio", { name: "Accueil" }).click();
  await eventually(() => expect(body()).toContain("[Un](/) paragraphe"));
  await move(page, "Home");
  await move(page, "ArrowRight");
  await tool(page, "Lien").click();
  await box.getByRole("button", { name: "Retirer le lien" }).click();
  await eventually(() => expect(body()).toContain("\nUn paragraphe"));
});

test("the box of the button “Lien” takes what is typed, and Enter changes nothing but the link", async () => {
  const { page, body } = await openParagraph();
  const before = body();
  await move(page, "Home");
  await move(page, "Shift+Control+ArrowRight");
  await tool(page, "Lien").click();
  const address = page.getByRole("dialog", { name: "Lien" }).getByLabel("Adresse du lien");
  await address.and(page.locator(":focus")).waitFor();
  await page.keyboard.type("/tarifs");
  await page.keyboard.press("Enter");
  await page.locator("[role=textbox]:focus").waitFor();
  await eventually(() => expect(body()).toBe(before.replace("Un paragraphe", "[Un](/tarifs) paragraphe")));
});

test("a page that is chosen with Enter becomes the target of the link, and nothing else changes", async () => {
  const { page, body } = await openParagraph();
  const before = body();
  await move(page, "Home");
  await move(page, "Shift+Control+ArrowRight");
  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: "Choisir une page" }).press("Enter");
  await page.getByRole("radio", { name: "Accueil" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("[role=textbox]:focus").waitFor();
  await eventually(() => expect(body()).toBe(before.replace("Un paragraphe", "[Un](/services) paragraphe")));
});

test("a link with several marks is removed as a whole", async () => {
  const { page, text, body } = await openParagraph();
  await tool(page, "Source").click();
  const source = page.getByRole("textbox", { name: "Source" });
  await source.fill("Un [lien](/a), puis [voir **notre** page](/services) et [plus](/services).\n");
  await tool(page, "Par blocs").click();
  const link = text.getByRole("link", { name: "voir notre page" });
  const { width = 0 } = (await link.boundingBox()) ?? {};
  await link.click({ position: { x: width - 8, y: 10 } });
  await move(page, "ArrowLeft");
  await page.keyboard.press("Control+k");
  await page.getByRole("button", { name: "Retirer le lien" }).click();
  await eventually(() =>
    expect(body()).toBe("Un [lien](/a), puis voir **notre** page et [plus](/services).\n"),
  );
});

test("a cell of a table is edited, and rows and columns are added and removed", async () => {
  const { page, text, body } = await openParagraph();
  await text.getByRole("cell", { name: "Chauffage" }).click();
  await move(page, "End");
  await page.keyboard.type("s");
  await page.keyboard.press("Tab");
  await page.keyboard.type("55 %");
  await tool(page, "+ ligne").click();
  await page.keyboard.press("Tab");
  await eventually(() => expect(body()).toMatch(/\| Chauffages \| +55 % \|/));
  expect(body()).toMatch(/\| -+ \| -+: \|/);
  await tool(page, "− colonne").click();
  await eventually(() => expect(body()).not.toContain("Chauffages"));
  // The remaining columns keep their alignment.
  expect(body()).toMatch(/\| Part \|\n\| ---: \|\n\| 55 % \|/);
});

test("a new table gets the caret in its first cell, and Tab in its last cell adds a row", async () => {
  const { page, body } = await openParagraph();
  const before = body();
  await move(page, "Home");
  await move(page, "Shift+Control+ArrowRight");
  await tool(page, "Tableau").click();
  for (const word of ["Usage", "Part", "Eau", "20 %", "Air", "30 %"]) {
    await page.keyboard.type(word);
    if (word !== "30 %") await page.keyboard.press("Tab");
  }
  await eventually(() =>
    expect(body()).toMatch(
      /note\[\^1\]\.\n\n\| Usage \| Part \|\n.*\n\| Eau +\| 20 % \|\n\| Air +\| 30 % \|\n\n-/,
    ),
  );
  // The selected words stay.
  expect(body()).toContain(before.slice(0, before.indexOf("\n\n-")));
});

test("an image is chosen by its picture", async () => {
  const { page, body } = await openParagraph();
  await move(page, "Home");
  await tool(page, "Image").click();
  const box = page.getByRole("dialog", { name: "Image" });
  await box.getByRole("button", { name: "Image" }).and(page.locator(":focus")).waitFor();
  await box.getByRole("button", { name: "Image" }).click();
  expect(await box.getByRole("radiogroup").locator("img").count()).toBe(2);
  await box.getByRole("radio", { name: "plan.svg" }).click();
  await box.getByLabel("Ce que montre l’image").fill("Un plan");
  await page.keyboard.press("Enter");
  await eventually(() => expect(body()).toContain("![Un plan](/plan.svg)"));
});

test("a directive is edited like any block, and its attributes in a small form", async () => {
  const { page, text, body } = await openParagraph();
  await page.getByLabel("Titre", { exact: true }).fill("À savoir");
  await page.keyboard.press("Tab");
  await eventually(() => expect(body()).toContain(':::callout{title="À savoir"}\nLe débit d\'air.\n:::'));
  await text.getByText("Le débit").click();
  await move(page, "End");
  await page.keyboard.type(" Et le bruit.");
  await eventually(() =>
    expect(body()).toContain(':::callout{title="À savoir"}\nLe débit d\'air. Et le bruit.\n:::'),
  );
});

test.each([
  [':::callout{title="Un" ton="doux"}\nMots.\n:::', "Titre", ':::callout{title="Deux" ton="vif"}'],
  ['::chiffre{valeur="1" ton="doux"}', "valeur", '::chiffre{valeur="Deux" ton="vif"}'],
])("the attributes of %s are filled in one after the other", async (before, label, after) => {
  const { page, body } = await openParagraph();
  await tool(page, "Source").click();
  await page.getByRole("textbox", { name: "Source" }).fill(`${before}\n`);
  await tool(page, "Par blocs").click();
  await page.getByLabel(label, { exact: true }).fill("Deux");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("vif");
  await page.keyboard.press("Shift+Tab");
  await eventually(() => expect(body()).toContain(after));
});

test("a footnote is edited in its place, and an unknown inline node stays unchanged", async () => {
  const { page, text, body } = await openParagraph();
  await move(page, "Home");
  await page.keyboard.type("Voici ");
  await eventually(() => expect(body()).toContain("Voici Un paragraphe"));
  expect(body()).toContain("et une note[^1].");
  await text.getByText("La note elle-même").click();
  await move(page, "End");
  await page.keyboard.type(" Et plus.");
  await eventually(() => expect(body()).toMatch(/^\[\^1\]: .* Et plus\.$/m));
});

test("a directive is inserted by its label and a footnote by its words, with the keyboard alone", async () => {
  const { page, body } = await openParagraph();
  await move(page, "End");
  await page.keyboard.press("Alt+F10");
  const tools = page.getByRole("toolbar", { name: "Outils du texte" });
  await tools.getByLabel("Genre de bloc").and(page.locator(":focus")).waitFor();
  await tool(page, "Insérer").press("Enter");
  await page.getByRole("button", { name: "Note de bas de page" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const box = page.getByRole("dialog", { name: "À retenir" });
  await box.getByRole("textbox", { name: "Titre" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await box.getByText("Titre : à compléter.").waitFor();
  await page.keyboard.type("Deux pas");
  await page.keyboard.press("Enter");
  await box.waitFor({ state: "detached" });
  await page.keyboard.type("Mesurer");
  await eventually(() => expect(body()).toContain(':::callout{title="Deux pas"}\nMesurer\n:::'));
  await tool(page, "Insérer").press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Texte de la note" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("En *mai*.");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.type(", puis régler");
  await eventually(() => expect(body()).toContain("Mesurer[^2], puis régler\n:::"));
  expect(body()).toContain("\n[^2]: En \\*mai\\*.");
});

test("the source can be edited instead, and the blocks follow it", async () => {
  const { page, text, body } = await openParagraph();
  await tool(page, "Source").click();
  const source = page.getByRole("textbox", { name: "Source" });
  expect(await source.inputValue()).toBe(body());
  await source.fill(body().replace("Un premier titre", "Un autre titre"));
  await eventually(() => expect(body()).toContain("## Un autre titre"));
  await tool(page, "Par blocs").click();
  await text.getByRole("heading", { name: "Un autre titre" }).waitFor();
});

test("“Source” and “Par blocs” keep the caret, at about the same height of the window", async () => {
  const { page, text, body } = await openParagraph();
  await tool(page, "Source").click();
  const source = page.getByRole("textbox", { name: "Source" });
  const paragraphs = Array.from(
    { length: 60 },
    (_, at) => `Au point ${at}, un [lien](/services) et des mots.`,
  );
  await source.fill(`${paragraphs.join("\n\n")}\n`);
  await tool(page, "Par blocs").click();
  const paragraph = text.getByText("Au point 40");
  await paragraph.click();
  await move(page, "Home");
  const heightOf = async () => (await paragraph.boundingBox())?.y ?? 0;
  const before = await heightOf();
  await tool(page, "Source").click();
  await source.and(page.locator(":focus")).waitFor();
  const rest = () => source.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart));
  expect(await rest()).toMatch(/^Au point 40/);
  await tool(page, "Par blocs").click();
  await text.and(page.locator(":focus")).waitFor();
  expect(Math.abs((await heightOf()) - before)).toBeLessThan(20);
  await page.keyboard.type("Voici : ");
  await eventually(() => expect(body()).toContain("\n\nVoici : Au point 40,"));
});

test("a refused text stays open, and a reload loses nothing", async () => {
  const { server, page, body } = await openParagraph();
  const before = body();
  await move(page, "Home");
  await page.keyboard.type("Voici ");
  await page.keyboard.press("Control+a");
  await move(page, "ArrowLeft");
  await tool(page, "Source").click();
  await eventually(() => expect(body()).toContain("Voici"));
  await page.getByRole("textbox", { name: "Source" }).fill(before.replace("(/services)", "(/nulle-part)"));
  const note = page.getByRole("group", { name: /Accueil · Texte/ });
  await note.getByText("Le lien /nulle-part ne mène nulle part.").waitFor();
  await tool(page, "Fermer le texte").click();
  await note.waitFor();
  expect(server.read(home, [])).toContain("(/services)");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await note.getByText("Le lien /nulle-part ne mène nulle part.").waitFor();
  await note.getByRole("button", { name: "Abandonner la saisie" }).click();
  await page.locator(".prose > p", { hasText: "Voici" }).waitFor();
});

test("Tab leaves a paragraph for the next field, and the kind of a block is chosen with the keyboard", async () => {
  const { page, body } = await openParagraph();
  const kinds = page.getByRole("combobox", { name: "Genre de bloc" });
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("ArrowDown");
  expect(body()).not.toContain("# Un paragraphe");
  await page.keyboard.press("Escape");
  await page.locator("[role=textbox]:focus").waitFor();
  expect(await kinds.inputValue()).toBe("paragraph");
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await eventually(() => expect(body()).toContain("## Un paragraphe"));
  await page.locator("[role=textbox]:focus").waitFor();
  await page.keyboard.press("Tab");
  await page.getByRole("toolbar", { name: "Outils du texte" }).waitFor({ state: "detached" });
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true),
  );
});

test("undo first applies to the open text", async () => {
  const { server, page, text } = await openParagraph();
  await move(page, "Home");
  await page.keyboard.type("Voici ");
  await page.keyboard.press("Control+z");
  await eventually(async () => expect(await text.innerText()).not.toContain("Voici"));
  expect(server.asked.filter(({ name }) => name === "undo")).toEqual([]);
});

test("the scripts of the editor weigh no more than they may after compression", async () => {
  const limits = {
    "edit.js": 36_400,
    "edit-text.js": 83_000,
    "edit-paste.js": 11_000,
    "edit-form.js": 12_400,
    "edit-entries.js": 8_000,
    "edit-values.js": 3_000,
  };
  const { origin, close } = await serveEdit();
  for (const [name, most] of Object.entries(limits)) {
    // While one is compressed, the server may close the connection.
    const answer = await fetch(`${origin}/__dev/${name}`, { headers: { connection: "close" } });
    const { byteLength } = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
    expect(byteLength, name).toBeLessThan(most);
  }
  await close();
});
