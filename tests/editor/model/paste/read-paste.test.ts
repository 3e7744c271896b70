import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { composeBlocks } from "../../../../src/editor/model/markdown/compose-blocks.ts";
import { type Pasted, type PastePlace, readPaste } from "../../../../src/editor/model/paste/read-paste.ts";
import { lossKeys } from "../../../../src/editor/server/edit-actions.ts";
import { paste as words } from "../../../../src/words/paste.ts";

const folder = new URL("clipboards/", import.meta.url);
const place: PastePlace = { addresses: ["https://www.exemple.fr"], depth: 2, notes: [] };

const read = (html: string, given: Partial<PastePlace> = {}) =>
  readPaste({ html, text: "" }, { ...place, ...given });
const write = (pasted: Pasted) => {
  const composed = composeBlocks(
    "",
    [...pasted.blocks, ...pasted.notes].map((tree) => ({ tree })),
  );
  return composed.status === "done" ? composed.text : "cannot be written";
};
const markdown = (html: string, given?: Partial<PastePlace>) => write(read(html, given)).trimEnd();
const losses = (html: string) => read(html).losses.map(({ kind, count }) => `${kind} ${count}`);

describe("the clipboard content of other programs", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  test.each(files)("%s", async (file) => {
    const pasted = read(readFileSync(new URL(file, folder), "utf8"));
    const said = pasted.losses.map(({ kind, count }) => `- ${words[lossKeys[kind]].fr({ count })}`);
    const shown = `${write(pasted)}\n<!-- Ce qui reste de côté :\n${said.join("\n")}\n-->\n`;
    await expect(shown).toMatchFileSnapshot(`clipboards/${file.replace(/\.html$/, ".md")}`);
  });
});

test("the highest heading gets the first level of the text, and no level is skipped", () => {
  const html = "<h3>a</h3><h6>b</h6><h6>c</h6><h4>d</h4><h3>e</h3>";
  expect(markdown(html)).toBe("## a\n\n### b\n\n### c\n\n### d\n\n## e");
  expect(markdown(html, { depth: 3 })).toBe("### a\n\n#### b\n\n#### c\n\n#### d\n\n### e");
});

test("notes get unused names, and a note that was not copied is reported", () => {
  const note = '<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p>';
  const below = '<div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> la note</p></div>';
  expect(markdown(note + below, { notes: ["1", "2"] })).toBe("a[^3]\n\n[^3]: la note");
  expect(markdown(note)).toBe("a");
  expect(losses(note)).toEqual(["notes 1"]);
});

test.each([
  [
    "between words",
    "<p>un <img src='clipboard:0' alt='Un toit'> deux</p>",
    "un\n\n![Un toit](clipboard:0)\n\ndeux",
  ],
  ["in a heading", "<h2>un <img src='clipboard:0' alt='a'></h2><p>b</p>", "## un\n\n![a](clipboard:0)\n\nb"],
  [
    "in a list, twice",
    "<ul><li>un <img src='clipboard:0'></li><li><b>deux <img src='clipboard:1'></b></li></ul>",
    "- un\n- **deux**\n\n![](clipboard:0)\n\n![](clipboard:1)",
  ],
  ["alone", "<p><img src='clipboard:0'></p>", "![](clipboard:0)"],
])("an image in the clipboard, %s, becomes a paragraph of its own", (_where, html, written) => {
  expect(markdown(html)).toBe(written);
  expect(losses(html)).toEqual([]);
});

test("an image that the clipboard only links to is left out and reported", () => {
  expect(losses("<img src='clipboard:x'><img src='https://ailleurs.fr/a.png'>")).toEqual([
    "ownImages 1",
    "otherImages 1",
  ]);
});

test("a note with two references is pasted once", () => {
  const html =
    '<p><sup id="cite_ref-a_0"><a href="#cite_note-a">1</a></sup> et <sup id="cite_ref-a_1"><a href="#cite_note-a">1</a></sup></p><ol><li id="cite_note-a"><a href="#cite_ref-a_0">a</a> <a href="#cite_ref-a_1">b</a> la source</li></ol>';
  expect(read(html).notes).toHaveLength(1);
  expect(markdown(html)).toMatch(/^\[\^1\] et \[\^1\]/);
});

test.each([
  ["https://www.exemple.fr", "/"],
  ["https://www.exemple.fr/services/", "/services"],
  ["https://www.exemple.fr/services/?a=1#b", "/services?a=1#b"],
  ["https://www.exemple.fr.ailleurs.fr/services", "https://www.exemple.fr.ailleurs.fr/services"],
  ["https://ailleurs.fr/x/", "https://ailleurs.fr/x/"],
  ["https://www.google.com/url?q=https://ailleurs.fr/&sa=D", "https://ailleurs.fr/"],
])("a link to %s leads to %s", (written, address) => {
  expect(markdown(`<a href="${written.replaceAll("&", "&amp;")}">x</a>`)).toBe(`[x](${address})`);
});

test.each(["file:///C:/a.docx", "javascript:alert(1)", "relatif.html", "data:text/html,x"])(
  "a link to %s leads nowhere for a visitor: its words stay",
  (address) => {
    expect(markdown(`<p><a href="${address}">x</a></p>`)).toBe("x");
    expect(losses(`<a href="${address}">x</a>`)).toEqual(["localLinks 1"]);
  },
);

test("marks have no spaces at their ends, and adjacent marks are joined", () => {
  expect(markdown("<p>un<b> mot </b><b>gras</b> et <i><br>autre </i>chose</p>")).toBe(
    "un **mot gras** et\\\n*autre* chose",
  );
  expect(markdown("<h2><b>Un titre</b></h2>")).toBe("## Un titre");
});

test("the style of most words is no loss", () => {
  const looks = 'style="color:#1f497d;font-family:Aptos"';
  expect(losses(`<p ${looks}>un long paragraphe</p><p ${looks}>un autre</p>`)).toEqual([]);
  expect(losses(`<p ${looks}>un long paragraphe <font color="red">rouge</font></p>`)).toEqual(["colours 1"]);
});

test("no-break spaces stay where French typography requires them, and nowhere else", () => {
  expect(markdown("<p>«&nbsp;Oui&nbsp;»&nbsp;: 10&nbsp;%&nbsp; de&nbsp;plus</p>")).toBe(
    "«\u00a0Oui\u00a0»\u00a0: 10\u00a0% de plus",
  );
});

test("a name between braces does not become a fact of the site", () => {
  expect(markdown("<p>Bonjour {prenom}, a{1}</p>")).toBe("Bonjour \\{prenom}, a{1}");
});

describe("plain text", () => {
  const plain = (text: string) => write(readPaste({ html: "", text }, place)).trimEnd();
  test("lines with bullets and numbers become lists, and lines with tabs tables", () => {
    expect(plain("Titre\r\n\r\n•\tun\r\n•\tdeux\r\n1) a\r\n2) b\r\n")).toBe(
      "Titre\n\n- un\n- deux\n\n1. a\n2. b",
    );
    expect(plain("a\tb\nc\td")).toBe("| a | b |\n| - | - |\n| c | d |");
  });
  test("an address becomes a link, as when it is typed", () => {
    expect(plain("Voir https://exemple.fr\net anne@exemple.fr")).toBe(
      "Voir https://exemple.fr\n\net anne@exemple.fr",
    );
  });
});
