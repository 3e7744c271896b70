import { defineSite, siteSettings } from "charpente";
import { createElement as h } from "react";
import { expect, test } from "vitest";
import { createRandom } from "../../scripts/create-random.mjs";
import { buildInMemory } from "../support/build-in-memory.ts";
import { tellInFrench } from "../support/french.ts";

const page = (body: string, fields = "") => `---\ntitle: A\n${fields}---\n\n${body}\n`;

test("links of a text lead below the base path, and are not broken", async () => {
  const body =
    "## Mentions légales\n\n[x](/) [y](/a#mentions-légales) [z](/b?c=d) [f](/guide.pdf) [m](mailto:nom@example.org)";
  const { outcome, written } = await buildInMemory(
    { "content/pages/a.md": page(body), "content/pages/b.md": page("B"), "static/guide.pdf": "%PDF" },
    { base: "/sous/chemin" },
  );
  expect(outcome.problems).toEqual([]);
  const html = written.get("a.html") ?? "";
  for (const href of [
    "/sous/chemin/",
    "/sous/chemin/a#mentions-l%C3%A9gales",
    "/sous/chemin/b?c=d",
    "/sous/chemin/guide.pdf",
    "mailto:nom@example.org",
  ]) {
    expect(html).toContain(`href="${href}"`);
  }
});

test("a broken link is shown where it was written, base path, query and accents or not", async () => {
  const body = "[un](/perdu?a=1#b)\n\n[deux](#légal)\n\n[trois](/guides.pdf)";
  const files = { "content/pages/a.md": page(body), "static/guide.pdf": "%PDF" };
  const places = async (base: string) =>
    (await buildInMemory(files, { base })).problems.map(
      ({ code, file, at }) => `${code} ${file}:${at?.line}`,
    );
  const expected = [
    "link/broken content/pages/a.md:5",
    "link/broken-anchor content/pages/a.md:7",
    "link/broken content/pages/a.md:9",
  ];
  expect(await places("")).toEqual(expected);
  expect(await places("/sous/chemin")).toEqual(expected);
});

test.each([
  String.raw`[x](<\<b\>>)`,
  "[x](<a{b:c}>)",
  String.raw`[x](<\<a href=b:c\>>)`,
  "[x](<é b%ff>)",
  "[x](./b)",
  "[x](<100 %>)",
])("the broken link %s is shown where it was written", async (link) => {
  const { problems } = await buildInMemory({ "content/pages/a.md": page(link) });
  expect(problems).toMatchObject([{ code: "link/broken", at: { line: 5, column: 1, length: link.length } }]);
});

test("the not-found page may link to its own anchors, and no page links to it", async () => {
  const lost = page("## Ici\n\n[x](#ici)", "route: /404\n");
  expect((await buildInMemory({ "content/pages/perdu.md": lost })).outcome.status).toBe("written");
  const { problems } = await buildInMemory({
    "content/pages/perdu.md": lost,
    "content/pages/a.md": page("[x](/404)"),
  });
  expect(problems.map(({ code }) => code)).toEqual(["link/broken"]);
});

test("a link with the site’s own origin is checked against its pages, and reported where it was written", async () => {
  const own = "https://www.essai.example";
  const body = `[un](${own}/perdu?a=1)\n\n[deux](${own}/a#nulle-part)\n\n[trois](${own}/a) [quatre](${own}) [cinq](${own}.fr/perdu)`;
  const { problems } = await buildInMemory({ "content/pages/a.md": page(body) });
  expect(problems).toMatchObject([
    {
      code: "link/broken",
      at: { line: 5 },
      message: `the link to ${own}/perdu?a=1 leads nowhere (on the page /a)`,
      hint: "the pages are: /, /a",
    },
    {
      code: "link/broken-anchor",
      at: { line: 7 },
      message: "the page /a has no place called #nulle-part (linked from /a)",
    },
  ]);
  expect(tellInFrench(problems[0]?.message)).toBe(
    `le lien vers ${own}/perdu?a=1 ne mène à aucune page (sur la page /a)`,
  );
});

test("beside a site below a base path, its origin may have other pages", async () => {
  const own = "https://www.essai.example";
  const build = async (address: string) =>
    await buildInMemory({ "content/pages/a.md": page(`[x](${own}${address})`) }, { base: "/sous" });
  expect((await build("/ailleurs")).problems).toEqual([]);
  expect((await build("/sous/a")).problems).toEqual([]);
  expect((await build("/sous/perdu")).problems).toMatchObject([{ code: "link/broken" }]);
});

const benchSite = defineSite({
  language: "fr",
  words: { opensNewTab: "", footnotes: "", backToText: "" },
  settings: siteSettings({}),
  collections: {},
  pages: {
    // The workbench comes first: what it shows must not be told in its name.
    components: {
      template: () =>
        h("html", { lang: "fr" }, h("a", { href: "/article" }), h("a", { href: "/article#sujet" })),
      plan: () => [{ route: "/_composants", props: {} }],
      workbench: true,
    },
    home: {
      template: () => h("html", { lang: "fr" }, h("a", { href: "/article" }, "Article")),
      plan: () => [{ route: "/", props: {} }],
    },
  },
});

test("links to a deleted page are reported on pages for visitors, and not on workbench pages", async () => {
  const { problems } = await buildInMemory(
    { "content/categories.yaml": undefined, "content/pages/accueil.md": undefined },
    { workbench: true },
    benchSite,
  );
  const broken = problems.filter(({ code }) => code.startsWith("link/"));
  expect(broken.map(({ message }) => tellInFrench(message))).toEqual([
    "le lien vers /article ne mène à aucune page (sur la page /)",
  ]);
});

test("each broken link of a line is reported once, at its own column, and no advice climbs out of static/", async () => {
  const random = createRandom(42);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const files = ["one/a.pdf", "one/b.pdf", "été.pdf", "c d.pdf", "service-account.json"];
  const ways = [
    (file: string) => `../../../${file}`,
    (file: string) => `/../../../${file}`,
    (file: string) => `..%2f..%2F${file}`,
    (file: string) => `x/../../${file}`,
    (file: string) => `./${file}`,
    (file: string) => file,
    (file: string) => `/${file}`,
    (file: string) => `/${encodeURIComponent(file)}`,
  ];
  const expected: string[] = [];
  const lines = Array.from({ length: 36 }, (_, index) => {
    let line = "";
    for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
      line += pick(["Voir ", "et ", "**là** ", "été : "]);
      expected.push(`${5 + 2 * index}:${line.length + 1}`);
      const address = pick(ways)(pick(files));
      line += `[${pick(["a", "b", "é"])}](${address.includes(" ") ? `<${address}>` : address}) `;
    }
    return line.trimEnd();
  });
  const { outcome } = await buildInMemory({ "content/pages/a.md": page(lines.join("\n\n")) });
  const broken = outcome.problems.filter(({ code }) => code === "link/broken");
  expect(broken.map(({ at }) => `${at?.line}:${at?.column}`)).toEqual(expected);
  for (const { hint } of outcome.problems) {
    expect(tellInFrench(hint ?? "")).not.toContain("..");
    expect(tellInFrench(hint ?? "")).not.toContain("service-account");
  }
});
