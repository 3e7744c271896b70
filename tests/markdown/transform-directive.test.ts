import { expect, test } from "vitest";
import { z } from "zod";
import { tag } from "../../src/define/tagged-values.ts";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { compile, complaints, html, show } from "./compile.ts";

test("directives cut the body into parts, and may be nested", () => {
  const text =
    'Avant\n\n::::callout{title="Bon"}\nTexte\n\n::plot{name="seuils"}\n\n:::callout{title="B"}\nB\n:::\n::::\n\nAprès';
  expect(compile(text)).toMatchObject({
    problems: [],
    body: {
      parts: [
        { kind: "html", html: "<p>Avant</p>" },
        {
          kind: "directive",
          name: "callout",
          attributes: { title: "Bon" },
          parts: [
            { kind: "html", html: "<p>Texte</p>" },
            { kind: "directive", name: "plot", attributes: { name: "seuils" }, parts: [] },
            {
              kind: "directive",
              name: "callout",
              attributes: { title: "B" },
              parts: [{ kind: "html", html: "<p>B</p>" }],
            },
          ],
        },
        { kind: "html", html: "<p>Après</p>" },
      ],
    },
  });
});

test("text that looks like the mark of a part is text", () => {
  expect(html('`<site-part data-at="0">` \\<site-part data-at="0">x\\</site-part>')).toBe(
    '<p><code>&#x3C;site-part data-at="0"></code> &#x3C;site-part data-at="0">x&#x3C;/site-part></p>',
  );
});

test("a title that looks like the mark of a part stays a title, and nothing after it is lost", () => {
  const marks =
    '</site-part><site-part data-at="0"><site-part data-at="end"></site-part></site-part>'.replaceAll(
      '"',
      "&quot;",
    );
  const shown = marks.replaceAll("&quot;", "&#x22;");
  expect(html(`Avant [x](/y "${marks}") après.\n\nSuite\n\n## Titre`)).toBe(
    `<p>Avant <a href="/y" title="${shown}">x</a> après.</p>\n<p>Suite</p>\n<h2 id="titre">Titre</h2>`,
  );
  expect(
    compile(`:::callout{title="Bon"}\nDu :abbr[CO2]{title="${marks}"}.\n\nSuite\n:::\n\nFin`).body.parts,
  ).toEqual([
    {
      kind: "directive",
      name: "callout",
      attributes: { title: "Bon" },
      parts: [{ kind: "html", html: `<p>Du <abbr title="${shown}">CO2</abbr>.</p><p>Suite</p>` }],
    },
    { kind: "html", html: "<p>Fin</p>" },
  ]);
});

test("attributes are checked by the schema of the directive, and have its output values", () => {
  const attributes = z.object({ columns: z.coerce.number().default(2), note: z.string().optional() });
  const directives = { grid: { attributes, body: "none" as const } };
  expect(compile('::grid{columns="3"}\n\n::grid', { directives }).body.parts).toEqual([
    { kind: "directive", name: "grid", attributes: { columns: 3 }, parts: [] },
    { kind: "directive", name: "grid", attributes: { columns: 2 }, parts: [] },
  ]);
});

test("an image named in an attribute is found from the file, and listed", () => {
  const image = z.string().transform((value) => tag("image", { image: value }));
  const directives = { photo: { attributes: z.object({ source: image }), body: "none" as const } };
  const { body } = compile('::photo{source="./a.jpg"}', { directives });
  expect(body.parts).toMatchObject([{ attributes: { source: { image: "content/articles/a.jpg" } } }]);
  expect(body.images).toEqual([{ image: "content/articles/a.jpg", at: { line: 11, column: 1, length: 25 } }]);
});

test("an unknown directive is reported with the name that was probably meant, or with all names", () => {
  expect(compile('Texte\n\n:::calout{title="x"}\nTexte\n:::').problems).toEqual([
    {
      code: "markdown/unknown-directive",
      severity: "warning",
      file: "content/articles/visite.md",
      at: { line: 13, column: 1, length: 20 },
      message: "there is no directive “calout”",
      hint: "did you mean “callout”? (a site declares others under directives, and \\: shows a colon)",
    },
  ]);
  expect(compile(":::zzzzzz\na\n:::").problems[0]?.hint).toEqual(
    "the directives are: callout, plot, abbr (a site declares others under directives, and \\: shows a colon)",
  );
});

test("each attribute that does not fit is reported at the directive", () => {
  expect(complaints('Texte\n\n:::callout{titel="x"}\n:::')).toEqual([
    "13:1 markdown/invalid-directive: the directive “callout” lacks the attribute “title”",
    "13:1 markdown/invalid-directive: the directive “callout” has no attribute “titel”",
  ]);
  const { problems } = compile('::plot{name="seuil"}');
  expect(problems[0]?.message).toEqual(
    "the attribute “name” of the directive “plot” is “seuil”, which is not one of its values",
  );
  expect(problems[0]?.hint).toEqual("did you mean “seuils”?");
});

test("a directive must have the form that it was declared with", () => {
  expect(complaints(':::plot{name="seuils"}\n:::')).toEqual([
    "11:1 markdown/invalid-directive: the directive “plot” takes no text in it",
  ]);
  expect(complaints('::callout{title="x"}')).toEqual([
    "11:1 markdown/invalid-directive: the directive “callout” needs a text in it",
  ]);
  expect(complaints(':::callout[Titre]{title="x"}\nTexte\n:::')).toEqual([
    "11:1 markdown/invalid-directive: the directive “callout” takes no words in brackets",
  ]);
});

test("a directive that is never closed is reported, because it would contain the rest of the text", () => {
  expect(complaints('Texte\n\n:::callout{title="x"}\nTexte\n\nSuite')).toEqual([
    "13:1 markdown/invalid-directive: the directive “callout” is never closed",
  ]);
  expect(complaints(':::callout{title="x"}\n:::callout{title="y"}\nTexte\n:::\n\nSuite\n\n:::')).toEqual([
    "11:1 markdown/invalid-directive: the directive “callout” is not closed before “callout” begins on line 12",
    "18:1 markdown/invalid-directive: these colons close no directive",
  ]);
});

test("an unclosed directive is reported at its own place, not at the next one", () => {
  const text = ':::callout{title="x"}\nTexte\n\nSuite\n\n:::callout{title="y"}\nTexte\n:::\n\nFin';
  expect(complaints(text)).toEqual([
    "11:1 markdown/invalid-directive: the directive “callout” is not closed before “callout” begins on line 16",
  ]);
});

test("a line that looks like a directive is an error, and not shown to readers", () => {
  for (const text of [
    ':::callout {title="x"}\nTexte',
    ':::callout{title="x}',
    "::: callout",
    "::plot{name=}x",
  ]) {
    expect(complaints(text)[0]).toBe(
      "11:1 markdown/invalid-directive: this looks like a directive, but is not well formed",
    );
  }
});

test("a directive in a list or quotation is refused", () => {
  for (const text of ['- ::plot{name="seuils"}', '> ::plot{name="seuils"}']) {
    expect(complaints(text)).toEqual([
      "11:3 markdown/directive-placement: the directive “plot” is in a list, quotation or footnote",
    ]);
  }
  expect(complaints('Un :plot[x]{name="seuils"} ici')).toEqual([
    "11:4 markdown/directive-placement: the directive “plot” must be on lines of its own, not within a text",
  ]);
});

test("an abbreviation has its meaning, with typography", () => {
  expect(html('Le :abbr[*BACS*]{title="système d\'automatisation"} : voici')).toBe(
    '<p>Le <abbr title="système d’automatisation"><em>BACS</em></abbr>~: voici</p>',
  );
});

test("an abbreviation without meaning or letters, or with more than that, is refused and its text kept", () => {
  for (const text of [
    ":abbr[BACS]",
    ':abbr[BACS]{title=""}',
    ':abbr{title="x"}',
    ':abbr[BACS]{title="x" lang="fr"}',
  ]) {
    expect(compile(text).problems.map(({ code }) => code)).toEqual(["markdown/invalid-directive"]);
  }
  expect(show(compile(":abbr[BACS]").body.parts)).toBe("<p>BACS</p>");
});

test("a name after a colon, with nothing after it, is text", () => {
  expect(html("De 16:h à 3:un, :smile: et :callout, 12:30, **a**:b.")).toBe(
    "<p>De 16:h à 3:un, :smile: et :callout, 12:30, <strong>a</strong>:b.</p>",
  );
});

test.each([
  ["un :mot[x] et :mot{y=z}, :mot[]", "un :mot[x] et :mot{y=z}, :mot[]"],
  ["url = '/:sections[last]/:slug'", "url = '/:sections[last]/:slug'"],
  ["voir:[a](/b) et v:page[a](/b)", 'voir:<a href="/b">a</a> et v:page<a href="/b">a</a>'],
  ["*:mot[x]* et **a:mot[*b*]**", "<em>:mot[x]</em> et <strong>a:mot[<em>b</em>]</strong>"],
  [":a[:b[`:c[d]`]]", ":a[:b[<code>:c[d]</code>]]"],
  ["`::before` et\n::before", "<code>::before</code> et\n::before"],
  ["::before", "::before"],
  ["::std::vector<T> a une taille", "::std::vector a une taille"],
  ["\\:mot[x]", ":mot[x]"],
  [':abbr[CO2]{title="a :mot[b]"} :mot[c]', '<abbr title="a :mot[b]">CO2</abbr> :mot[c]'],
])("a colon is text if no directive has the name, as in %s", (text, written) => {
  for (const native of [undefined, loadNativeParser()]) {
    const { body, problems } = compile(text, { native });
    expect(show(body.parts)).toBe(`<p>${written}</p>`);
    expect(problems.filter(({ code }) => code !== "markdown/raw-html")).toEqual([]);
  }
});

test("a probable mistake in a directive is shown as it is written, with a warning", () => {
  const text = "un :abrr[x]{title=y}\n\n::plott\n\n::constructor{a=b}";
  expect(show(compile(text).body.parts)).toContain("::constructor{a=b}");
  expect(complaints(text)).toEqual([
    "11:4 markdown/unknown-directive: there is no directive “abrr”: readers would see it as it is written",
    "13:1 markdown/unknown-directive: there is no directive “plott”: readers would see it as it is written",
    "15:1 markdown/unknown-directive: there is no directive “constructor”: readers would see it as it is written",
  ]);
  expect(compile(text).problems.every(({ severity }) => severity === "warning")).toBe(true);
});

test("colons in prose do not shift the places of the text after them", () => {
  expect(complaints("un :mot[x] et [a](javascript:b)")).toEqual(
    complaints("un \\mot[x] et [a](javascript:b)"),
  );
});
