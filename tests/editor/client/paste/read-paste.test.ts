import type { RootContent } from "mdast";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  clipboards,
  expectedOf,
  listLosses,
  openPastePage,
  showPasted,
  writePasted,
} from "../../../support/edit/paste-page.ts";

let opened: Awaited<ReturnType<typeof openPastePage>>;
beforeAll(async () => {
  opened = await openPastePage();
});
afterAll(() => opened.close());

const markdown = async (html: string, after?: readonly RootContent[]) =>
  writePasted(await opened.paste({ html }, after)).trimEnd();
const losses = async (html: string) => listLosses(await opened.paste({ html }));
const plain = async (text: string) => writePasted(await opened.paste({ text })).trimEnd();

describe("the clipboard content of other programs", () => {
  test.each(clipboards)("%s", async (file, clip) => {
    await expect(showPasted(await opened.paste(clip))).toMatchFileSnapshot(expectedOf(file));
  });
});

const heading = (depth: 2 | 3): RootContent => ({
  type: "heading",
  depth,
  children: [{ type: "text", value: "Après" }],
});
const note = (identifier: string): RootContent => ({
  type: "footnoteDefinition",
  identifier,
  label: identifier,
  children: [{ type: "paragraph", children: [{ type: "text", value: "Une note" }] }],
});

test("the highest heading gets the first level of the text, and no level is skipped", async () => {
  const html = "<h3>a</h3><h6>b</h6><h6>c</h6><h4>d</h4><h3>e</h3>";
  expect(await markdown(html)).toBe("## a\n\n### b\n\n### c\n\n### d\n\n## e");
  expect(await markdown(html, [heading(3)])).toBe("### a\n\n#### b\n\n#### c\n\n#### d\n\n### e");
});

test("notes get unused names, and a note that was not copied is reported", async () => {
  const sign = '<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p>';
  const below = '<div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> la note</p></div>';
  expect(await markdown(sign + below, [note("1"), note("2")])).toBe("a[^3]\n\n[^3]: la note");
  expect(await markdown(sign)).toBe("a");
  expect(await losses(sign)).toEqual(["1 appel de note sans sa note"]);
});

const picture = (alt = "") => `<img src="data:image/png;base64,aaaa" alt="${alt}">`;

test.each([
  ["between words", `<p>un ${picture("Un toit")} deux</p>`, "un\n\n![Un toit](/images/1.png)\n\ndeux"],
  ["in a heading", `<h2>un ${picture()}</h2><p>b</p>`, "## un\n\n![Vue](/images/1.png)\n\nb"],
  [
    "in a list, twice",
    `<ul><li>un ${picture()}</li><li><b>deux ${picture()}</b></li></ul>`,
    "- un\n- **deux**\n\n![Vue](/images/1.png)\n\n![Vue](/images/2.png)",
  ],
  ["alone", `<p>${picture()}</p>`, "![Vue](/images/1.png)"],
])("an image in the clipboard, %s, becomes a paragraph of its own", async (_where, html, written) => {
  expect(await markdown(html)).toBe(written);
});

test("an image that the clipboard only links to is left out and reported", async () => {
  expect(
    await losses("a<img src='/clipboard:0'><img src='/a.png'><img src='https://ailleurs.fr/a.png'>"),
  ).toEqual(["2 images de votre ordinateur", "1 image d’un autre site"]);
});

test("a note with two references is pasted once", async () => {
  const html =
    '<p><sup id="cite_ref-a_0"><a href="#cite_note-a">1</a></sup> et <sup id="cite_ref-a_1"><a href="#cite_note-a">1</a></sup></p><ol><li id="cite_note-a"><a href="#cite_ref-a_0">a</a> <a href="#cite_ref-a_1">b</a> la source</li></ol>';
  expect(await markdown(html)).toBe("[^1] et [^1]\n\n[^1]: la source");
});

test.each([
  ["https://www.exemple.fr", "/"],
  ["https://www.exemple.fr/services/", "/services"],
  ["https://www.exemple.fr/services/?a=1#b", "/services?a=1#b"],
  ["https://www.exemple.fr/日本/?é=1", "/日本?%C3%A9=1"],
  ["https://www.exemple.fr/%E6%97%A5%E6%9C%AC", "/日本"],
  ["https://www.exemple.fr/a%20b%3Fc", "/a%20b%3Fc"],
  ["https://www.exemple.fr//ailleurs.fr/services", "/ailleurs.fr/services"],
  ["https://www.exemple.fr.ailleurs.fr/services", "https://www.exemple.fr.ailleurs.fr/services"],
  ["https://ailleurs.fr/x/", "https://ailleurs.fr/x/"],
  ["https://www.google.com/url?q=https://ailleurs.fr/&sa=D", "https://ailleurs.fr/"],
])("a link to %s leads to %s", async (written, address) => {
  expect(await markdown(`<a href="${written.replaceAll("&", "&amp;")}">x</a>`)).toBe(`[x](${address})`);
});

test.each([
  "file:///C:/a.docx",
  "javascript:alert(1)",
  " java\nscript:alert(1)",
  "relatif.html",
  "data:text/html,x",
])("a link to %j leads nowhere for a visitor: its words stay", async (address) => {
  expect(await markdown(`<p><a href="${address}">x</a></p>`)).toBe("x");
  expect(await losses(`<a href="${address}">x</a>`)).toEqual(["1 lien vers un fichier de votre ordinateur"]);
});

test("marks have no spaces at their ends, and adjacent marks are joined", async () => {
  expect(await markdown("<p>un<b> mot </b><b>gras</b> et <i><br>autre </i>chose</p>")).toBe(
    "un **mot gras** et\\\n*autre* chose",
  );
  expect(await markdown("<h2><b>Un titre</b></h2>")).toBe("## Un titre");
});

test("the style of most words is no loss", async () => {
  const looks = 'style="color:#1f497d;font-family:Aptos"';
  expect(await losses(`<p ${looks}>un long paragraphe</p><p ${looks}>un autre</p>`)).toEqual([]);
  expect(await losses(`<p ${looks}>un long paragraphe <font color="red">rouge</font></p>`)).toEqual([
    "1 couleur",
  ]);
});

test("no-break spaces stay where French typography requires them, and nowhere else", async () => {
  expect(await markdown("<p>«&nbsp;Oui&nbsp;»&nbsp;: 10&nbsp;%&nbsp; de&nbsp;plus</p>")).toBe(
    "«\u00a0Oui\u00a0»\u00a0: 10\u00a0% de plus",
  );
});

test("a name between braces does not become a fact of the site", async () => {
  expect(await markdown("<p>Bonjour {prenom}, a{1}</p>")).toBe("Bonjour \\{prenom}, a{1}");
  expect(await plain("## Bonjour\n\n{prenom}")).toBe("## Bonjour\n\n\\{prenom}");
});

test("words that Word writes as the number of a paragraph stay", async () => {
  const signed = (sign: string) =>
    `<p class=MsoNormal style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}</span>Objet</p>`;
  expect(await markdown(signed("Article 1"))).toBe("Article 1 Objet");
  expect(await markdown(signed("2.1."))).toBe("1. Objet");
  expect(await markdown(signed("o"))).toBe("- Objet");
});

test("a task keeps its box", async () => {
  const html = "<ul><li><input type=checkbox checked> fait</li><li><input type=checkbox> à faire</li></ul>";
  expect(await markdown(html)).toBe("- [x] fait\n- [ ] à faire");
});

test("lines that a program shows by their line ends stay lines", async () => {
  expect(await markdown("<div style='white-space: pre-wrap'>une ligne\nune autre</div>")).toBe(
    "une ligne\\\nune autre",
  );
});

describe("plain text", () => {
  test("lines with bullets and numbers become lists, and lines with tabs tables", async () => {
    expect(await plain("Titre\r\n\r\n•\tun\r\n•\tdeux\r\n1) a\r\n2) b\r\n")).toBe(
      "Titre\n\n- un\n- deux\n\n1. a\n2. b",
    );
    expect(await plain("a\tb\nc\td")).toBe("| a | b |\n| - | - |\n| c | d |");
  });
  test("an address becomes a link, as when it is typed", async () => {
    expect(await plain("Voir https://exemple.fr\net anne@exemple.fr")).toBe(
      "Voir https://exemple.fr\n\net anne@exemple.fr",
    );
  });
  test.each([
    ["a * b * c\n2 * 3", "a * b * c\n\n2 * 3"],
    ["#sans espace\n#1 et #2", "#sans espace\n\n#1 et #2"],
    ["note*\n*voir plus bas", "note*\n\n*voir plus bas"],
  ])("%j is no Markdown", async (text, written) => {
    expect(await plain(text)).toBe(written);
  });
});
