import { expect, test } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { compile, complaints, html } from "./compile.ts";

const facts = { email: "bonjour@essai.example", phone: "+33 1 23 45", years: "12", fax: undefined };

test("a name between braces is replaced by its fact in words, headings, links, titles and tables", () => {
  expect(html("Écrivez à {email}, **{years} ans** d’écoute.", { facts })).toBe(
    "<p>Écrivez à bonjour@essai.example, <strong>12 ans</strong> d’écoute.</p>",
  );
  expect(compile("## {years} ans", { facts }).body.headings).toEqual([
    { depth: 2, id: "12-ans", text: "12 ans" },
  ]);
  expect(html('[{email}](mailto:{email} "À {email}")', { facts })).toBe(
    '<p><a href="mailto:bonjour@essai.example" title="À bonjour@essai.example">bonjour@essai.example</a></p>',
  );
  expect(html("[nous][a]\n\n[a]: mailto:{email}", { facts })).toBe(
    '<p><a href="mailto:bonjour@essai.example">nous</a></p>',
  );
  expect(html("| Durée |\n| --- |\n| {years} ans |", { facts })).toContain("<td>12 ans</td>");
});

test("blanks of a fact are left out of addresses", () => {
  expect(html("[Appeler](tel:{phone}), [voir](/a?tel={phone})", { facts })).toBe(
    '<p><a href="tel:+3312345">Appeler</a>, <a href="/a?tel=+33%201%2023%2045">voir</a></p>',
  );
});

test("a fact is inserted as words, not as Markdown", () => {
  const { body } = compile("{motto}", { facts: { motto: "plus *ou* moins" } });
  expect(body.words).toBe(3);
  expect(html("{motto}", { facts: { motto: "plus *ou* <b>moins</b>" } })).toBe(
    "<p>plus *ou* &#x3C;b>moins&#x3C;/b></p>",
  );
});

test("attributes of directives and of abbreviations may name facts", () => {
  const { body, problems } = compile(':::callout{title="À {email}"}\nTexte.\n:::', { facts });
  expect(problems).toEqual([]);
  expect(body.parts).toMatchObject([{ attributes: { title: "À bonjour@essai.example" } }]);
  expect(html(':abbr[A]{title="depuis {years} ans"}', { facts })).toContain('title="depuis 12 ans"');
});

test.each([
  ["a backslash", "\\{email}", "<p>{email}</p>"],
  ["a backslash that is words itself", "\\\\{years}", "<p>\\12</p>"],
  ["code in a line", "`{email}` et `\\{email}`", "<p><code>{email}</code> et <code>\\{email}</code></p>"],
  ["code in lines of its own", "```\n{email} \\{email}\n```", "<pre><code>{email} \\{email}\n</code></pre>"],
  ["no name between the braces", "{} {1} {a b} { email }", "<p>{} {1} {a b} { email }</p>"],
])("%s leaves braces as they are", (_, written, shown) => {
  expect(html(written, { facts })).toBe(shown);
});

test.each([
  ['```js title="\\{email}"\n{email}\n```', "{email}"],
  ['```js title="{email}"\n{email}\n```', "{email}"],
  ["```js title=\\{email}\n{email}\n```", "{email}"],
])("braces in the title of code are shown without the backslash: %j", (written, title) => {
  for (const native of [undefined, loadNativeParser()])
    expect(html(written, { facts, native })).toContain(`<figcaption>${title}</figcaption>`);
});

test("a brace with a backslash ends the language of code", () => {
  const { body } = compile("```js\\{email}\nvar\n```", { facts });
  expect(body.languages).toEqual(["js"]);
});

test("in a site without facts, braces have no meaning", () => {
  expect(html("{email} et \\{email}")).toBe("<p>{email} et {email}</p>");
});

test("an unknown name is reported at its place, with the one that was probably meant", () => {
  expect(compile("Un texte.\n\nÉcrivez à {emial} ou \\{emial}, **{emial}**.", { facts }).problems).toEqual([
    {
      code: "content/unknown-fact",
      severity: "error",
      file: "content/articles/visite.md",
      at: { line: 13, column: 11, length: 7 },
      message: "{emial} has no value: there is no fact “emial”",
      hint: "did you mean “email”? To show the braces, write \\{emial}",
    },
    expect.objectContaining({ at: { line: 13, column: 34, length: 7 } }),
  ]);
  expect(complaints("{constructor}", { facts })).toEqual([
    "11:1 content/unknown-fact: {constructor} has no value: there is no fact “constructor”",
  ]);
});

test("a fact without a value in the settings is reported as such", () => {
  expect(compile("{fax}", { facts }).problems).toMatchObject([
    {
      message: "the settings leave “fax” empty, so {fax} has no value",
      hint: "give it in content/site.yaml, or remove {fax}",
    },
  ]);
});
