import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openText } from "../support/edit/open-text.ts";
import { pasteInto } from "../support/edit/paste-into.ts";
import { eventually } from "../support/eventually.ts";

const clipboard = (name: string) =>
  readFileSync(new URL(`../editor/client/paste/clipboards/${name}.html`, import.meta.url), "utf8");

test("the losses of a text from Word are listed before it is pasted", async () => {
  const { page, body, box: note } = await openText();
  const before = body();
  await pasteInto(page, { html: clipboard("word"), text: "Le décret BACS en clair\nLe seuil" });
  await note.getByText("1 couleur, 1 surlignage, 1 exposant ou indice").waitFor();
  expect(await note.getByText("Le collage laissera de côté").count()).toBe(1);
  expect(body()).toBe(before);
  await page.keyboard.press("Enter");
  await eventually(() => expect(body()).toContain("## Le décret BACS en clair\n\n### Ce que dit le texte"));
  // The text has a note 1 of its own.
  expect(body()).toContain("janvier\u00a02027[^2]");
  expect(body()).toMatch(
    /\n\n\[\^2\]: Décret n°\u00a02020-887, article \*\*2\*\*\.\n\n\[\^3\]: Sauf outre-mer\.\n$/,
  );
  expect(body()).toContain("- un temps de retour supérieur à dix ans");
  await page.keyboard.press("Control+z");
  await eventually(() => expect(body()).toBe(before));
});

test("the author can paste plain text instead, or cancel", async () => {
  const { page, body, box: note } = await openText();
  const before = body();
  const data = { html: '<p>Un <b>mot</b> <span style="color:red">rouge</span></p>', text: "Un mot rouge" };
  await pasteInto(page, data);
  await note.getByRole("button", { name: "Annuler" }).click();
  await eventually(async () => expect(await note.count()).toBe(0));
  expect(body()).toBe(before);
  // The caret is back in the empty paragraph.
  await eventually(async () =>
    expect(await page.evaluate(() => getSelection()?.focusNode?.textContent)).toBe(""),
  );
  await pasteInto(page, data);
  await note.getByRole("button", { name: "Coller le texte seul" }).click();
  await eventually(() => expect(body()).toContain("\n\nUn mot rouge\n\n"));
});

test("a text without losses is pasted at once, within the line of the caret", async () => {
  const { page, body, box: note } = await openText();
  await page.keyboard.type("Voici ");
  await pasteInto(page, {
    html: "<html><body><!--StartFragment-->un <b>mot</b><!--EndFragment--></body></html>",
  });
  await eventually(() => expect(body()).toContain("\n\nVoici un **mot**\n\n"));
  await pasteInto(page, { text: ".\n• un\n• deux" });
  await eventually(() => expect(body()).toContain("\n\nVoici un **mot**.\n\n- un\n- deux\n\n"));
  expect(await note.count()).toBe(0);
});

test("Markdown in plain text becomes its blocks, and what reads pasted texts is loaded by the first one", async () => {
  const { page, body, server } = await openText();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.keyboard.type("Voici :");
  expect(loaded.filter((path) => path.endsWith("edit-paste.js"))).toEqual([]);
  await page.keyboard.press("Enter");
  await pasteInto(page, { text: "### Deux choses\n\n- un **mot**\n  - et un autre\n" });
  await eventually(() =>
    expect(body()).toContain("\n\nVoici :\n\n## Deux choses\n\n- un **mot**\n  - et un autre\n\n"),
  );
  expect(loaded.filter((path) => path.endsWith("edit-paste.js"))).toHaveLength(1);
  expect(server.asked.map(({ name }) => name)).not.toContain("paste");
});

test("text that is pasted without its form stays as it is written", async () => {
  const { page, body } = await openText();
  await pasteInto(page, { text: "## Un **mot**", html: "<h2>Un <b>mot</b></h2>" }, "Control+Shift+v");
  await eventually(() => expect(body()).toMatch(/\n\n\\?## Un \\?\*\\?\*mot\\?\*\\?\*\n\n/));
});

test("an image in the clipboard is pasted at its place, with the alternative text of the author", async () => {
  const { page, server, body, box } = await openText();
  const data = Buffer.from("bytes").toString("base64");
  await pasteInto(page, {
    html: `<p>Avant.</p><p><img src="data:image/png;base64,${data}" alt="IMG_2034.png"></p><p>Après.</p>`,
  });
  const alternative = box.getByLabel("Ce que montre l’image");
  await alternative.waitFor();
  expect(server.asked.find(({ name }) => name === "add-file")?.body).toEqual({ name: "IMG_2034.png" });
  await page.keyboard.press("Enter");
  await box.getByText("Dites en une phrase").waitFor();
  await alternative.fill("Une façade au nord");
  await page.keyboard.press("Enter");
  await eventually(() =>
    expect(body()).toContain("Avant.\n\n![Une façade au nord](/images/facade.jpg)\n\nAprès.\n\n"),
  );
});

test("a text that begins with an image keeps its notes", async () => {
  const { page, body, box } = await openText();
  const data = Buffer.from("bytes").toString("base64");
  await pasteInto(page, {
    html: `<p><img src="data:image/png;base64,${data}" alt="IMG_2034.png"></p>
<p>Le seuil<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1"><span class="MsoFootnoteReference">[1]</span></a>.</p>
<div style="mso-element:footnote-list"><div style="mso-element:footnote" id="ftn1"><p class="MsoFootnoteText"><a style="mso-footnote-id:ftn1" href="#_ftnref1" name="_ftn1"><span class="MsoFootnoteReference">[1]</span></a> Article 2.</p></div></div>`,
  });
  await box.getByLabel("Ce que montre l’image").fill("Une façade au nord");
  await page.keyboard.press("Enter");
  // The text has a note 1 of its own.
  await eventually(() => expect(body()).toContain("(/images/facade.jpg)\n\nLe seuil[^2].\n\n"));
  expect(body()).toMatch(/\n\n\[\^2\]: Article 2\.\n$/);
});
