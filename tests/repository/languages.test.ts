import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runRemove } from "../../src/cli/commands/remove.ts";
import { findRssFaults } from "../support/feed-rules.ts";
import { filesIn } from "../support/read-blocks.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
import { english } from "../support/speech.ts";
import { writeSiteOf } from "../support/write-site-of.ts";

const document = readFileSync(join(projectRoot, "docs/languages.md"), "utf8");
const { root, close } = writeSiteOf(filesIn(document));
const read = (file: string) => readFileSync(join(root, "dist", file), "utf8");
const origin = "https://carnet.example.org";

beforeAll(async () => {
  const { status, stderr } = await runHere(["build", "--root", root, "--strict"]);
  expect(stderr).not.toMatch(/error|warning/);
  expect(status).toBe(0);
});
afterAll(close);

test("each page has its language and direction, and names its versions for search engines", () => {
  expect(read("notes/rain.html")).toContain('<html lang="fr" dir="ltr">');
  expect(read("ar/notes/rain.html")).toContain('<html lang="ar" dir="rtl">');
  const page = read("en/notes/rain.html");
  expect(page).toContain(`<link rel="canonical" href="${origin}/en/notes/rain">`);
  const versions = [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  expect(versions.map(([, language, address]) => [language, address])).toEqual([
    ["fr", `${origin}/notes/rain`],
    ["en", `${origin}/en/notes/rain`],
    ["ar", `${origin}/ar/notes/rain`],
    ["x-default", `${origin}/notes/rain`],
  ]);
  expect(read("notes/wind.html")).not.toContain('hreflang="x-default"');
  expect(read("sitemap.xml")).toContain(
    `<loc>${origin}/ar</loc><xhtml:link rel="alternate" hreflang="fr" href="${origin}/"/>`,
  );
});

test("typography and facts are those of the language", () => {
  expect(read("index.html")).toContain("Depuis 1998\u00a0: des notes, en français d’abord\u202f!");
  expect(read("en/index.html")).toContain("Since 1998: notes, in French first!");
});

test("links lead to the page in the same language, or to the first language if there is none", () => {
  expect(read("en/notes/rain.html")).toContain('<a href="/en/search">Search</a>');
  // The wind is not translated: its title says its language.
  expect(read("en/notes/rain.html")).toContain('<a href="/notes/wind" lang="fr">Le\u00a0vent</a>');
  expect(read("en/notes/rain.html")).toContain('See <a href="/notes/wind">the wind</a>');
});

test("lists contain the entries that exist in a language", () => {
  expect(read("index.html")).toContain("Le\u00a0vent");
  expect(read("en/index.html")).not.toContain("Le\u00a0vent");
});

test("the switch leads to the same page, or to the home page if the page is missing", () => {
  const switched = (file: string) =>
    [...read(file).matchAll(/<a href="([^"]+)" hreflang="(?:fr|en|ar)"/gi)].map(([, address]) => address);
  expect(switched("ar/notes/rain.html")).toEqual(["/notes/rain", "/en/notes/rain", "/ar/notes/rain"]);
  expect(switched("notes/wind.html")).toEqual(["/notes/wind", "/en", "/ar"]);
  expect(switched("en/404.html")).toEqual(["/", "/en", "/ar"]);
});

test("each language has a feed, a search index, a summary and a not-found page of its own", () => {
  expect(read("en/atom.xml")).toContain('xml:lang="en"');
  expect(read("en/atom.xml").match(/<entry>/g)).toHaveLength(1);
  expect(read("ar/index.html")).toContain('href="/ar/atom.xml"');
  expect(findRssFaults(read("en/rss.xml"))).toEqual([]);
  expect(read("en/rss.xml")).toContain("<language>en</language>");
  expect(read("ar/index.html")).toContain('type="application/rss+xml" title="Carnet" href="/ar/rss.xml"');
  const [, index = ""] = /\/(assets\/en\/search-data\.[0-9a-f]+\.js)/.exec(read("en/search.html")) ?? [];
  const found = [...read(index).matchAll(/"route":"([^"]+)"/g)].map(([, route]) => route);
  expect(found).toEqual(["/en", "/en/notes/rain"]);
  expect(read("en/llms.txt")).toContain(`[The rain: a note – Carnet](${origin}/en/notes/rain.md)`);
  expect(read("llms.txt")).not.toContain("/en/");
  expect(read("sw.js")).toContain('{"path":"/en","fallback":"/en/offline"}');
  expect(read("_redirects")).toContain("/en/* /en/404.html 404\n");
});

test("site check names missing and older translations, and finds no accessibility problem", async () => {
  const { stdout, stderr } = await runHere(["check", "--root", root, "--json"]);
  const { problems } = JSON.parse(stdout) as { problems: readonly { code: string; file: string }[] };
  expect(stderr).not.toContain("error");
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    "language/older-translation content/notes/rain.en.md",
    "language/missing-translation content/notes/wind.md",
  ]);
});

test.each([
  [
    "content/notes/wind.fr.md",
    "“fr” is the first language, whose files do not name it",
    "rename it to content/notes/wind.md",
  ],
  [
    "content/home.de.yaml",
    "the name ends in “de”, but the site lists no such language",
    "the languages are fr, en, ar",
  ],
  ["content/authors.en.yaml", "the entries of “authors” are the same in all languages", "remove the file"],
])("the file %s is an error with a hint", async (file, message, hint) => {
  writeFileSync(join(root, file), file.endsWith(".md") ? "---\ntitle: A\n---\n" : "title: A\n");
  const { status, stderr } = await runHere(["build", "--root", root]);
  rmSync(join(root, file));
  expect(status).toBe(1);
  expect(stderr).toContain(`${file}  error  ${message}`);
  expect(stderr).toContain(hint);
});

const command = (...args: readonly string[]) => runHere([...args, "--root", root]);

test("site new begins a translation beside the original, with its values and without its words", async () => {
  const { status, stdout, stderr } = await command("new", "--translate", "wind", "--to", "en", "The", "wind");
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/^a draft: .+\n$/) });
  expect(stdout).toBe(`content/notes/wind.en.md\n${origin}/en/notes/wind\n`);
  const text = readFileSync(join(root, "content/notes/wind.en.md"), "utf8");
  rmSync(join(root, "content/notes/wind.en.md"));
  expect(text).toBe("---\ntitle: The wind\nauthor: ada\ndate: 2025-02-03\ndraft: true\n---\n");
});

test.each([
  [["wind"], "say which language: --to en, or --to ar"],
  [["wind", "--to", "de"], "--to cannot be “de”: it is one of fr, en, ar"],
  [["rain", "--to", "en"], "content/notes/rain.en.md has “rain.en” already"],
  [["rain"], "“rain” is there in all languages of the site"],
  [["ada", "--to", "en"], "the entries of “authors” are the same in all languages"],
  [["wind", "--to", "en"], "--set title=…  words"],
])("site new --translate %j says what is missing: %s", async (args, message) => {
  const { status, stderr } = await command("new", "--translate", ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});

test("only the original is removed, and the site still builds with the translations that the command names", async () => {
  const { status, stdout, stderr } = await command("remove", "rain", "--unlink", "--dry-run");
  expect({ status, stdout }).toEqual({ status: 0, stdout: "content/notes/rain.md  (removed)\n" });
  expect(stderr).toContain(
    "content/notes/rain.ar.md, content/notes/rain.en.md stay: --translations removes them as well",
  );
});

test("translations are removed with their original on request, and each address redirects within its language", async () => {
  const { status, stdout } = await command(
    ...["remove", "rain", "--translations", "--redirect-to", "/", "--dry-run", "--json"],
  );
  const { files, redirects } = JSON.parse(stdout);
  expect(status).toBe(0);
  expect(files.map(({ file }: { file: string }) => file)).toEqual([
    "content/notes/rain.ar.md",
    "content/notes/rain.en.md",
    "content/notes/rain.md",
    "content/site.yaml",
  ]);
  expect(redirects.added).toEqual([
    { from: "/notes/rain", to: "/" },
    { from: "/ar/notes/rain", to: "/ar" },
    { from: "/en/notes/rain", to: "/en" },
  ]);
});

test.each(["rain.en", "home.en"])(
  "the translation %s can be removed alone, even that of a single file",
  async (name) => {
    const { status, stdout } = await command("remove", name, "--unlink", "--dry-run");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^content\/\S+\.en\.\w+ {2}\(removed\)\n$/);
  },
);

test("a reference in a language whose translation stays needs no decision", async () => {
  writeFileSync(
    join(root, "content/notes/wind.en.md"),
    "---\ntitle: Wind\nauthor: ada\ndate: 2025-02-03\n---\n",
  );
  const { status, stdout } = await command("remove", "wind", "--json");
  rmSync(join(root, "content/notes/wind.en.md"));
  const { links } = JSON.parse(stdout) as { links: readonly { file: string; words: string }[] };
  expect(status).toBe(1);
  expect(links.map(({ file, words }) => `${file} ${words}`)).toEqual([
    "content/notes/rain.ar.md [الريح](wind.md)",
    "content/notes/rain.en.md [the wind](wind.md)",
    "content/notes/rain.md related[0]: wind",
    "content/notes/rain.md [le vent](wind.md)",
  ]);
});

test("in a terminal, the translations are asked for first", async () => {
  const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const asked: string[] = [];
  const usual = { unlink: false, translations: false, dryRun: false, json: false };
  const status = await runRemove({ entry: "rain", root, ...usual }, english, async (message) => {
    asked.push(message);
    return "stop";
  });
  printed.mockRestore();
  expect(status).toBe(130);
  expect(asked).toEqual(["It is translated: English, العربية. What becomes of these translations?"]);
});
