import { expect, test } from "vitest";
import { z } from "zod";
import type { BuildIo } from "../../src/pipeline/build.ts";
import { buildInMemory, type TestFiles } from "../support/build-in-memory.ts";
import { smallSite } from "../support/small-site.tsx";
import { tell } from "../support/speech.ts";

/** Builds, checks that nothing was written, and gives what the author reads. */
async function reportOf(files: TestFiles, edges: Partial<BuildIo> = {}): Promise<string> {
  const { report, written, outcome } = await buildInMemory(files, {}, smallSite, edges);
  expect(outcome.status).toBe("refused");
  expect(written.size).toBe(0);
  return `\n${report}`;
}

const article = (fields: string, body = "") =>
  `---\ntitle: Un article\ndate: 2025-09-01\ncategory: energie\n${fields}---\n${body}`;

test("an unknown key is named, with the one that was probably meant", async () => {
  expect(
    await reportOf({ "content/pages/a.md": "---\ntitel: Un\ntitle: Deux\n---\n" }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:2:1  error  there is no field “titel”

      2 | titel: Un
        | ^^^^^
      hint: did you mean “title”?                                    [entry/unknown-field]

    "
  `);
});

test("a missing key is named, with the line to write", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\nroute: /a\n---\n" })).toMatchInlineSnapshot(`
    "
    content/pages/a.md:1:1  error  title is missing

      1 | ---
        | ^
      hint: add a line title: followed by text                       [entry/missing-field]

    "
  `);
});

test("a mistake in a Markdown field of several lines is shown on its own line", async () => {
  const answer = (sign: string) =>
    `---\ntitle: Un\nfaq:\n  - question: Quoi ?\n    answer: ${sign}\n      Ceci,\n      [cela](javascript:x)\n---\n`;
  expect(
    await reportOf({ "content/pages/a.md": answer("|"), "content/pages/b.md": answer(">-") }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:7:7  error  the link to “javascript:x” is not one that browsers open safely

      7 |       [cela](javascript:x)
        |       ^^^^^^^^^^^^^^^^^^^^
      hint: link to a page (/…), to a place in this one (#…), or to an http, https, mailto or tel address [markdown/unsafe-link]

    content/pages/b.md:7:7  error  the link to “javascript:x” is not one that browsers open safely

      7 |       [cela](javascript:x)
        |       ^^^^^^^^^^^^^^^^^^^^
      hint: link to a page (/…), to a place in this one (#…), or to an http, https, mailto or tel address [markdown/unsafe-link]

    "
  `);
});

test("a missing date is named, with how a date is written", async () => {
  const { problems } = await buildInMemory({
    "content/articles/a.md": "---\ntitle: A\ncategory: energie\n---\n",
  });
  expect(problems.map(({ message, hint }) => `${tell(message)}: ${hint && tell(hint)}`)).toEqual([
    "date is missing: add a line date: followed by a day, as in 2025-09-01",
  ]);
});

test("a value of the wrong type is shown, with how to write it", async () => {
  expect(
    await reportOf({
      "content/pages/services.md": "---\ntitle: Services\nseo:\n  description: 42\n---\n",
    }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/services.md:4:16  error  seo.description must be text, but it is the number 42

      4 |   description: 42
        |                ^^
      hint: put it between quotes, as in description: "42"           [entry/invalid-field]

    "
  `);
});

test("mistakes within groups and lists are shown at their own place", async () => {
  expect(
    await reportOf({
      "content/pages/a.md":
        "---\ntitle: A\nseo:\n  titre: A\nfaq:\n  - question: Pourquoi ?\n    answer: Parce que.\n  - question: 12\n---\n",
    }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:4:3  error  there is no field “seo.titre”

      4 |   titre: A
        |   ^^^^^
      hint: did you mean “title”?                                    [entry/unknown-field]

    content/pages/a.md:8:5  error  faq[1].answer is missing

      8 |   - question: 12
        |     ^^^^^^^^^^^^
      hint: add to item 2 of faq a line answer: followed by text     [entry/missing-field]

    content/pages/a.md:8:15  error  faq[1].question must be text, but it is the number 12

      8 |   - question: 12
        |               ^^
      hint: put it between quotes, as in question: "12"              [entry/invalid-field]

    "
  `);
});

test("the message about a text that is too long gives its length", async () => {
  expect(
    await reportOf({
      "content/pages/a.md": `---\ntitle: A\nseo: { description: "${"long ".repeat(15)}" }\n---\n`,
    }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:3:21  error  seo.description must have at most 60 characters, but it has 74

      3 | seo: { description: "long long long long long long long long long long long long long long long " }
        |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                                                                     [entry/invalid-field]

    "
  `);
});

test("a date that no calendar has is refused", async () => {
  expect(
    await reportOf({ "content/articles/a.md": "---\ntitle: A\ndate: 2026-02-30\ncategory: energie\n---\n" }),
  ).toMatchInlineSnapshot(`
    "
    content/articles/a.md:3:7  error  date is “2026-02-30”, which is not a day of the calendar

      3 | date: 2026-02-30
        |       ^^^^^^^^^^
      hint: check the month and the day                              [entry/invalid-field]

    "
  `);
});

test("a value that is not allowed gets the most similar allowed one as a hint", async () => {
  expect(await reportOf({ "content/articles/a.md": article("level: avance\n") })).toMatchInlineSnapshot(`
    "
    content/articles/a.md:5:8  error  level is “avance”, which is not one of its values

      5 | level: avance
        |        ^^^^^^
      hint: did you mean “avancé”?                                   [entry/invalid-field]

    "
  `);
});

test("a tab as indentation is refused", async () => {
  expect(
    await reportOf({ "content/pages/a.md": "---\ntitle: A\nseo:\n\ttitle: B\n---\n" }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:4:1  error  the line is indented with a tab

      4 |  title: B
        | ^
      hint: indent with spaces: YAML does not take tabs              [yaml/tab]

    "
  `);
});

test("a key that is given twice is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: A\ntitle: B\n---\n" })).toMatchInlineSnapshot(`
    "
    content/pages/a.md:3:1  error  the key “title” is given twice

      3 | title: B
        | ^
      hint: keep one of the two: the other would be lost             [yaml/duplicate-key]

    "
  `);
});

test("a quote that is never closed is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": '---\ntitle: "A\n---\n' })).toMatchInlineSnapshot(`
    "
    content/pages/a.md:2:8  error  a text between quotes is never closed

      2 | title: "A
        |        ^^
      hint: write " at its end                                       [yaml/syntax]

    "
  `);
});

test("an alias without its anchor is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: *accueil\n---\n" })).toMatchInlineSnapshot(`
    "
    content/pages/a.md:2:8  error  *accueil repeats a value called &accueil, but there is none above

      2 | title: *accueil
        |        ^^^^^^^^
      hint: put the text between quotes if it is meant to start with *, as in "*accueil" [yaml/alias]

    "
  `);
});

test("aliases that multiply without end are refused", async () => {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
  for (let i = 1; i < 9; i += 1)
    lines.push(
      `a${i}: &a${i} [${Array(10)
        .fill(`*a${i - 1}`)
        .join(", ")}]`,
    );
  const { problems } = await buildInMemory({ "content/pages/a.md": `---\n${lines.join("\n")}\n---\n` });
  expect(problems.map(({ code }) => code)).toEqual(["yaml/alias"]);
});

test("an unknown tag is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: !important A\n---\n" })).toMatchInlineSnapshot(`
    "
    content/pages/a.md:2:8  error  the tag “!important” means nothing here

      2 | title: !important A
        |        ^^^^^^^^^^
      hint: put the text between quotes if it is meant to start with !, as in "!important" [yaml/tag]

    "
  `);
});

test("a fence that asks for JavaScript is refused, and its code never runs", async () => {
  expect(
    await reportOf({ "content/pages/a.md": '---js\n{ title: globalThis.ran = "yes" }\n---\n' }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:1:1  error  the front matter opens with “---js”, but only --- is read

      1 | ---js
        | ^^^^^
      hint: front matter is YAML or TOML here, and nothing in it is ever run: put it between two lines that hold nothing but --- [front-matter/fence]

    "
  `);
  expect("ran" in globalThis).toBe(false);
});

test("a file without front matter is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "# Un titre\n" })).toMatchInlineSnapshot(`
    "
    content/pages/a.md:1:1  error  the file has no front matter, and its collection needs fields

      1 | # Un titre
        | ^
      hint: put the front matter between two lines that hold nothing but --- [front-matter/missing]

    "
  `);
});

test("front matter that is never closed is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: A\n" })).toMatchInlineSnapshot(`
    "
    content/pages/a.md:1:1  error  the front matter is never closed

      1 | ---
        | ^^^
      hint: write --- on a line of its own, below the last field     [front-matter/unclosed]

    "
  `);
});

test("an empty file is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "\n" })).toMatchInlineSnapshot(`
    "
    content/pages/a.md  error  the file is empty
      hint: start it with its front matter between two lines of ---  [entry/empty]

    "
  `);
});

test("a byte-order mark and Windows line ends are accepted", async () => {
  const { outcome, written } = await buildInMemory({
    "content/pages/a.md": "\uFEFF---\r\ntitle: A\r\n---\r\n\r\nUn *texte*.\r\n",
  });
  expect(outcome).toMatchObject({ status: "written", problems: [] });
  expect(written.get("a.html")).toContain("Un <em>texte</em>.");
});

test("bytes that are not UTF-8 are refused at their place", async () => {
  const latin1 = Buffer.from("---\ntitle: A\n---\nL'\xe9t\xe9.\n", "latin1");
  expect(await reportOf({ "content/pages/a.md": latin1 })).toMatchInlineSnapshot(`
    "
    content/pages/a.md:4:3  error  the file is not UTF-8 text from here on

      4 | L'�t�.
        |   ^
      hint: save it again with the encoding UTF-8                    [source/not-utf8]

    "
  `);
});

test("an unknown category is refused, with the most similar one as a hint", async () => {
  expect(
    await reportOf({ "content/articles/a.md": "---\ntitle: A\ndate: 2025-01-01\ncategory: energies\n---\n" }),
  ).toMatchInlineSnapshot(`
    "
    content/articles/a.md:4:11  error  there is no entry “energies” in categories

      4 | category: energies
        |           ^^^^^^^^
      hint: did you mean “energie”?                                  [entry/dangling-reference]

    "
  `);
});

test("a reference to an entry that does not exist is refused", async () => {
  expect(await reportOf({ "content/articles/a.md": article("related: [b]\n") })).toMatchInlineSnapshot(`
    "
    content/articles/a.md:5:11  error  there is no entry “b” in articles

      5 | related: [b]
        |           ^
      hint: the entries of articles are: a                           [entry/dangling-reference]

    "
  `);
});

test("a reference to a draft says that it is one", async () => {
  expect(
    await reportOf({
      "content/articles/a.md": article("related: [b]\n"),
      "content/articles/b.md": article("draft: true\n"),
    }),
  ).toMatchInlineSnapshot(`
    "
    content/articles/a.md:5:11  error  there is no entry “b” in articles

      5 | related: [b]
        |           ^
      hint: content/articles/b.md is a draft: take the reference out until then [entry/dangling-reference]

    "
  `);
});

test("a reference to an entry that is wrong itself is not reported as well", async () => {
  expect(
    await reportOf({
      "content/articles/a.md": article("related: [guides/b]\n"),
      "content/articles/guides/b.md": article("niveau: simple\n"),
    }),
  ).toMatchInlineSnapshot(`
    "
    content/articles/guides/b.md:5:1  error  there is no field “niveau”

      5 | niveau: simple
        | ^^^^^^
      hint: the fields are: title, date, draft, category, related, level, readTime [entry/unknown-field]

    "
  `);
});

test("two pages that claim one route are both named, and nothing is written", async () => {
  expect(
    await reportOf({
      "content/pages/services.md": "---\ntitle: Services\n---\n",
      "content/pages/nos-services.md": "---\ntitle: Nos services\nroute: /services\n---\n",
    }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/nos-services.md:3:8  error  the route /services is also claimed by content/pages/services.md

      3 | route: /services
        |        ^^^^^^^^^
      hint: give one of them another route                           [route/duplicate]

    content/pages/services.md  error  the route /services is also claimed by content/pages/nos-services.md
      hint: give one of them another route                           [route/duplicate]

    "
  `);
});

test("routes that differ only by case or Unicode form clash", async () => {
  const { problems } = await buildInMemory({
    "content/pages/a.md": "---\ntitle: A\nroute: /Caf\u00e9\n---\n",
    "content/pages/b.md": "---\ntitle: B\nroute: /cafe\u0301\n---\n",
  });
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "content/pages/a.md route/duplicate",
    "content/pages/a.md route/invalid",
    "content/pages/b.md route/duplicate",
    "content/pages/b.md route/invalid",
  ]);
});

test("two files whose names differ only by case or Unicode form are both named", async () => {
  const { problems } = await buildInMemory({
    "content/pages/\u00e9t\u00e9.md": "---\ntitle: A\n---\n",
    "content/pages/e\u0301te\u0301.md": "---\ntitle: B\n---\n",
  });
  expect(problems.map(({ code }) => code)).toEqual(["source/duplicate-name", "source/duplicate-name"]);
});

test("a route that breaks the rules is refused, with one that keeps them", async () => {
  expect(
    await reportOf({ "content/pages/a.md": "---\ntitle: A\nroute: /Été à la mer/\n---\n" }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:3:8  error  “/Été à la mer/” is not a route: it contains a space

      3 | route: /Été à la mer/
        |        ^^^^^^^^^^^^^^
      hint: write /été-à-la-mer                                      [route/invalid]

    "
  `);
});

test("a route whose page would take the place of another is refused", async () => {
  expect(await reportOf({ "content/pages/index.md": "---\ntitle: A\n---\n" })).toMatchInlineSnapshot(`
    "
    content/pages/index.md  error  “/index” is not a route: it would be written over the page /: hosts serve index.html for the folder it is in
      hint: write /, or give the page another name than index        [route/invalid]

    "
  `);
});

test("an undeclared directive is told, and keeps back a strict build alone", async () => {
  const files = { "content/pages/a.md": '---\ntitle: A\n---\n\n:::calout{title="B"}\nC\n:::\n' };
  const { report, outcome, written } = await buildInMemory(files);
  expect(outcome.status).toBe("written");
  expect(String(written.get("a.html"))).toContain("<p>C</p>");
  expect((await buildInMemory(files, { strict: true })).outcome.status).toBe("refused");
  expect(`\n${report}`).toMatchInlineSnapshot(`
    "
    content/pages/a.md:5:1  warning  there is no directive “calout”

      5 | :::calout{title="B"}
        | ^^^^^^^^^^^^^^^^^^^^
      hint: did you mean “callout”? (a site declares others under directives, and \\: shows a colon) [markdown/unknown-directive]

    "
  `);
});

test("a missing image is refused, in a field and in the text", async () => {
  expect(
    await reportOf({
      "content/pages/a.md": "---\ntitle: A\npicture: ./facade.jpg\n---\n\nTexte.\n",
      "content/pages/b.md": "---\ntitle: B\n---\n\n![Une façade](/images/facade.jpg)\n",
    }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:3:10  error  the image “./facade.jpg” is not there (looked for content/pages/facade.jpg)

      3 | picture: ./facade.jpg
        |          ^^^^^^^^^^^^
      hint: there are no images in content/                          [entry/missing-image]

    content/pages/b.md:5:1  error  the image content/images/facade.jpg is not there

      5 | ![Une façade](/images/facade.jpg)
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      hint: there are no images in content/                          [entry/missing-image]

    "
  `);
});

test("a broken link is reported where it was written", async () => {
  expect(
    await reportOf({
      "content/pages/a.md": "---\ntitle: A\n---\n\nVoir [nos services](/service).\n",
      "content/pages/services.md": "---\ntitle: Services\n---\n",
    }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:5:6  error  the link to /service leads nowhere (on the page /a)

      5 | Voir [nos services](/service).
        |      ^^^^^^^^^^^^^^^^^^^^^^^^
      hint: did you mean “/services”?                                [link/broken]

    "
  `);
});

test("a link to a missing anchor is refused", async () => {
  expect(
    await reportOf({
      "content/pages/a.md":
        "---\ntitle: A\n---\n\n## Méthode\n\n[Plus bas](#metode) et [ailleurs](/b#tarif).\n",
      "content/pages/b.md": "---\ntitle: B\n---\n\n## Tarifs\n",
    }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:7:1  error  the page /a has no place called #metode (linked from /a)

      7 | [Plus bas](#metode) et [ailleurs](/b#tarif).
        | ^^^^^^^^^^^^^^^^^^^
      hint: did you mean “méthode”?                                  [link/broken-anchor]

    content/pages/a.md:7:24  error  the page /b has no place called #tarif (linked from /a)

      7 | [Plus bas](#metode) et [ailleurs](/b#tarif).
        |                        ^^^^^^^^^^^^^^^^^^^^
      hint: did you mean “tarifs”?                                   [link/broken-anchor]

    "
  `);
});

test("Markdown nested five thousand deep is refused", async () => {
  expect(
    await reportOf({ "content/pages/a.md": `---\ntitle: A\n---\n\n${">".repeat(5000)} fin\n` }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:5:101  error  too many things are nested here (quotations, lists, emphasis, brackets or directives)

      5 | …>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>…
        |                                         ^
      hint: close some of them, or put a backslash before characters that are only text, as in \\[ or \\* [markdown/too-deep]

    "
  `);
});

test("Markdown that takes seconds to parse is refused, with the line where its heaviest part begins", async () => {
  const rows = "| Port | 80:8080 |\n".repeat(9000);
  const text = `---\ntitle: A\n---\n\n| A | B |\n| - | - |\n${rows}`;
  expect(
    await reportOf({ "content/pages/a.md": text }, { compileApart: () => "late" }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md:5:1  error  this text takes longer than three seconds to read: from this line on, too many characters such as : _ \` [ or & are in one paragraph, list item or table

      5 | | A | B |
        | ^
      hint: put empty lines between its parts, or divide the text into several files [markdown/too-long]

    "
  `);
});

test("a template that draws nothing is named", async () => {
  expect(
    await reportOf({ "content/pages/a.md": "---\ntitle: A\nblank: true\n---\n" }),
  ).toMatchInlineSnapshot(`
    "
    content/pages/a.md  error  the template “page” draws nothing for /a
      hint: a template returns a whole document, from <html> on      [template/empty]

    "
  `);
});

test("links to a page that could not be drawn are not reported as well", async () => {
  const linking = "---\ntitle: Accueil\n---\n\n[Là](/ici) et [là](/ici#texte).\n";
  const codesOf = async (page: string) => {
    const { problems } = await buildInMemory({
      "content/pages/accueil.md": linking,
      "content/pages/ici.md": page,
    });
    return problems.map(({ code }) => code);
  };
  expect(await codesOf("---\ntitle: Ici\nthrows: true\n---\n")).toEqual(["template/throws"]);
  expect(await codesOf("---\ntitle: Ici\nblank: true\n---\n")).toEqual(["template/empty"]);
  expect(await codesOf("---\ntitle: Ici\nroute: /Ici\n---\n")).toEqual(["route/invalid"]);
});

test("a schema that fails is reported once, as a mistake of the templates", async () => {
  const throwing = z.strictObject({ title: z.string() }).refine(() => {
    throw new Error("no schema");
  });
  const collections = { ...smallSite.collections };
  const broken = {
    ...smallSite,
    collections: { ...collections, pages: { ...collections.pages, schema: throwing } },
  };
  const pages = { "content/pages/a.md": "---\ntitle: A\n---\n" };
  const { problems } = await buildInMemory(pages, {}, broken as unknown as typeof smallSite);
  expect(problems.map(({ code, message }) => `${code}: ${tell(message)}`)).toEqual([
    "template/throws: checking the content failed: no schema",
  ]);
});

test("a folder without content is refused", async () => {
  expect(
    await reportOf({
      "content/site.yaml": undefined,
      "content/categories.yaml": undefined,
      "content/pages/accueil.md": undefined,
    }),
  ).toMatchInlineSnapshot(`
    "
    content  error  there is no content
      hint: write content/site.yaml, and Markdown or YAML files beside it [source/no-content]

    content/categories.yaml  error  the file is not there
      hint: the templates need it: create it, or take its collection out of templates/site.ts [entry/missing-file]

    content/site.yaml  error  the site’s settings are not there
      hint: create the file with at least name: and url:             [entry/missing-file]

    "
  `);
});

test("a file that no collection reads is a warning, and the site is written", async () => {
  const { outcome, report } = await buildInMemory({ "content/notes.md": "---\ntitle: A\n---\n" });
  expect(outcome.status).toBe("written");
  expect(report).toMatchInlineSnapshot(`
    "content/notes.md  warning  no collection reads this file
      hint: collections are read from content/pages/*.md, content/articles/*.md, content/categories.yaml [source/unclaimed]

    "
  `);
});

test("a file that no stage can read is a warning, with the name that it should have", async () => {
  const { outcome, report } = await buildInMemory({
    "content/articles/A.MD": "---\ntitle: A\n---\n",
    "content/notes.txt": "À faire",
  });
  expect(outcome.status).toBe("written");
  expect(report).toMatchInlineSnapshot(`
    "content/articles/A.MD  warning  this file is not read: its name ends neither in .md or .yaml nor as that of an image
      hint: rename it to A.md                                        [source/unclaimed]

    content/notes.txt  warning  this file is not read: its name ends neither in .md or .yaml nor as that of an image
      hint: move it to static/ to publish it as it is, or out of content/ [source/unclaimed]

    "
  `);
});

test("a warning refuses a strict build", async () => {
  const { outcome } = await buildInMemory({ "content/notes.md": "---\ntitle: A\n---\n" }, { strict: true });
  expect(outcome.status).toBe("refused");
});

test("all problems of a run are shown at once, by file and place", async () => {
  const { problems } = await buildInMemory({
    "content/articles/b.md": "---\ntitle: B\ndate: hier\ncategory: rien\n---\n",
    "content/articles/a.md": "---\ndate: 2025-02-29\n---\n",
    "content/pages/c.md": "# C\n",
  });
  expect(problems.map(({ file, at, code }) => `${file}:${at?.line} ${code}`)).toEqual([
    "content/articles/a.md:1 entry/missing-field",
    "content/articles/a.md:1 entry/missing-field",
    "content/articles/a.md:2 entry/invalid-field",
    "content/articles/b.md:3 entry/invalid-field",
    "content/pages/c.md:1 front-matter/missing",
  ]);
});
