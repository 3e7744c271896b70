import { expect, test } from "vitest";
import { buildInMemory, type TestFiles } from "./support/build-in-memory.ts";

/** Builds, checks that nothing was written, and gives what the author reads. */
async function reportOf(files: TestFiles): Promise<string> {
  const { report, written, outcome } = await buildInMemory(files);
  expect(outcome.status).toBe("refused");
  expect(written.size).toBe(0);
  return `\n${report}`;
}

const article = (fields: string, body = "") =>
  `---\ntitle: Un article\ndate: 2025-09-01\ncategory: energie\n${fields}---\n${body}`;

test("an unknown key is named, with the one that was probably meant", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitel: Un\ntitle: Deux\n---\n" })).toMatchInlineSnapshot();
});

test("a missing key is named, with what to write", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\nroute: /a\n---\n" })).toMatchInlineSnapshot();
});

test("a value of the wrong type is shown, with how to write it", async () => {
  expect(
    await reportOf({
      "content/pages/services.md": "---\ntitle: Services\nseo:\n  description: 42\n---\n",
    }),
  ).toMatchInlineSnapshot();
});

test("mistakes within groups and lists are shown at their own place", async () => {
  expect(
    await reportOf({
      "content/pages/a.md":
        "---\ntitle: A\nseo:\n  titre: A\nfaq:\n  - question: Pourquoi ?\n    answer: Parce que.\n  - question: 12\n---\n",
    }),
  ).toMatchInlineSnapshot();
});

test("a text that is too long is measured", async () => {
  expect(
    await reportOf({ "content/pages/a.md": `---\ntitle: A\nseo: { description: "${"long ".repeat(15)}" }\n---\n` }),
  ).toMatchInlineSnapshot();
});

test("a date that no calendar has is refused", async () => {
  expect(
    await reportOf({ "content/articles/a.md": "---\ntitle: A\ndate: 2026-02-30\ncategory: energie\n---\n" }),
  ).toMatchInlineSnapshot();
});

test("a value that is none of the allowed ones gets the near one as a hint", async () => {
  expect(await reportOf({ "content/articles/a.md": article("level: avance\n") })).toMatchInlineSnapshot();
});

test("a tab as indentation is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: A\nseo:\n\ttitle: B\n---\n" })).toMatchInlineSnapshot();
});

test("a key that stands twice is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: A\ntitle: B\n---\n" })).toMatchInlineSnapshot();
});

test("a quote that is never closed is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": '---\ntitle: "A\n---\n' })).toMatchInlineSnapshot();
});

test("an alias without its anchor is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: *accueil\n---\n" })).toMatchInlineSnapshot();
});

test("aliases that multiply without end are refused", async () => {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
  for (let i = 1; i < 9; i += 1) lines.push(`a${i}: &a${i} [${Array(10).fill(`*a${i - 1}`).join(", ")}]`);
  const { problems } = await buildInMemory({ "content/pages/a.md": `---\n${lines.join("\n")}\n---\n` });
  expect(problems.map(({ code }) => code)).toEqual(["yaml/alias"]);
});

test("an unknown tag is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: !important A\n---\n" })).toMatchInlineSnapshot();
});

test("a fence that asks for JavaScript is refused, and what stands in it never runs", async () => {
  expect(
    await reportOf({ "content/pages/a.md": '---js\n{ title: globalThis.ran = "yes" }\n---\n' }),
  ).toMatchInlineSnapshot();
  expect("ran" in globalThis).toBe(false);
});

test("a file without front matter is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "# Un titre\n" })).toMatchInlineSnapshot();
});

test("front matter that is never closed is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: A\n" })).toMatchInlineSnapshot();
});

test("an empty file is refused", async () => {
  expect(await reportOf({ "content/pages/a.md": "\n" })).toMatchInlineSnapshot();
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
  expect(await reportOf({ "content/pages/a.md": latin1 })).toMatchInlineSnapshot();
});

test("a category that does not exist is refused, with the near one as a hint", async () => {
  expect(
    await reportOf({ "content/articles/a.md": "---\ntitle: A\ndate: 2025-01-01\ncategory: energies\n---\n" }),
  ).toMatchInlineSnapshot();
});

test("a reference to an entry that does not exist is refused", async () => {
  expect(await reportOf({ "content/articles/a.md": article("related: [b]\n") })).toMatchInlineSnapshot();
});

test("a reference to a draft says that it is one", async () => {
  expect(
    await reportOf({
      "content/articles/a.md": article("related: [b]\n"),
      "content/articles/b.md": article("draft: true\n"),
    }),
  ).toMatchInlineSnapshot();
});

test("two pages that claim one route are both named, and nothing is written", async () => {
  expect(
    await reportOf({
      "content/pages/services.md": "---\ntitle: Services\n---\n",
      "content/pages/nos-services.md": "---\ntitle: Nos services\nroute: /services\n---\n",
    }),
  ).toMatchInlineSnapshot();
});

test("routes that differ only by case or Unicode form are one claim", async () => {
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
  ).toMatchInlineSnapshot();
});

test("a directive that nobody declared is refused", async () => {
  expect(
    await reportOf({ "content/pages/a.md": "---\ntitle: A\n---\n\n:::calout{title=\"B\"}\nC\n:::\n" }),
  ).toMatchInlineSnapshot();
});

test("an image that is not there is refused, in a field and in the text", async () => {
  expect(
    await reportOf({
      "content/pages/a.md": "---\ntitle: A\npicture: ./facade.jpg\n---\n\nTexte.\n",
      "content/pages/b.md": "---\ntitle: B\n---\n\n![Une façade](/images/facade.jpg)\n",
    }),
  ).toMatchInlineSnapshot();
});

test("a link that leads nowhere is refused where it was written", async () => {
  expect(
    await reportOf({
      "content/pages/a.md": "---\ntitle: A\n---\n\nVoir [nos services](/service).\n",
      "content/pages/services.md": "---\ntitle: Services\n---\n",
    }),
  ).toMatchInlineSnapshot();
});

test("a link to a place that the page does not have is refused", async () => {
  expect(
    await reportOf({
      "content/pages/a.md": "---\ntitle: A\n---\n\n## Méthode\n\n[Plus bas](#metode) et [ailleurs](/b#tarif).\n",
      "content/pages/b.md": "---\ntitle: B\n---\n\n## Tarifs\n",
    }),
  ).toMatchInlineSnapshot();
});

test("Markdown nested five thousand deep is refused", async () => {
  expect(
    await reportOf({ "content/pages/a.md": `---\ntitle: A\n---\n\n${">".repeat(5000)} fin\n` }),
  ).toMatchInlineSnapshot();
});

test("a template that draws nothing is named", async () => {
  expect(await reportOf({ "content/pages/a.md": "---\ntitle: A\nblank: true\n---\n" })).toMatchInlineSnapshot();
});

test("a folder without content is refused", async () => {
  expect(
    await reportOf({
      "content/site.yaml": undefined,
      "content/categories.yaml": undefined,
      "content/pages/accueil.md": undefined,
    }),
  ).toMatchInlineSnapshot();
});

test("a file that no collection reads is a warning, and the site is written", async () => {
  const { outcome, report } = await buildInMemory({ "content/notes.md": "---\ntitle: A\n---\n" });
  expect(outcome.status).toBe("written");
  expect(report).toMatchInlineSnapshot();
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
