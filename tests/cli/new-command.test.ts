import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { type NewOptions, runNew } from "../../src/cli/commands/new.ts";
import { UsageError } from "../../src/cli/print.ts";
import { copyRealSite } from "../support/copy-real-site.ts";
import { shareOf } from "../support/is-whole.ts";
import { runHere } from "../support/run-here.ts";
import { english } from "../support/speech.ts";
import { writeSiteOf } from "../support/write-site-of.ts";

/** The real site, to which the tests add entries. */
const root = mkdtempSync(join(tmpdir(), "charpente-new-"));
beforeAll(() => copyRealSite(root));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Runs the command in this process, which loads the site once for all. Paths are from the site’s folder. */
const usual = { set: [], fill: false, list: false, dryRun: false };

async function start(name?: string, title = "", options: Partial<NewOptions> = {}) {
  const printed = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((stream) =>
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    }),
  );
  try {
    const status = await runNew(name, title, { ...usual, root, ...options }, english);
    return { status, ...printed, stdout: printed.stdout.replaceAll(relative(process.cwd(), root) + sep, "") };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { status: 2, stdout: printed.stdout, stderr: english.tell(error.text) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The values that the command says are missing: the first of those to choose from, any number. */
function answersTo(stderr: string): readonly string[] {
  return [...stderr.matchAll(/^ {2}--set (\S+)=… {2}(?:[^:\n]+: )?(?:one of ([^,.\n]+)|(a number))/gm)].map(
    ([, path, choice, number]) => `${path}=${choice ?? (number && "42")}`,
  );
}

test("help shows no empty default", async () => {
  const { stdout } = await runHere(["new", "--help"]);
  expect(stdout).toContain("(repeatable)");
  expect(stdout).not.toContain("[])");
});

test("--list names the collections that take new entries, and the fields that each must have", async () => {
  const { status, stdout } = await runHere(["new", "--list"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^articles +content\/articles\/\*\.md +date \([^)]+\), route \([^)]+\), title \(Titre\), seo \(/m,
  );
  expect(stdout).toMatch(/^categories +content\/categories\.yaml +name \(Nom\)$/m);
  expect(stdout).not.toContain("homePage");
});

test("without a terminal, missing values are named with their options, and nothing is written", async () => {
  const { status, stdout, stderr } = await runHere([
    "new",
    "articles",
    "Essai",
    "de",
    "titre",
    "--root",
    root,
  ]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(
    /^ {2}--set seo\.title=… {2}Moteurs de recherche › Titre: words\. Dans l’onglet .+moins de 60 caractères\.$/m,
  );
  expect(stderr).toMatch(/^ {2}--set category=… {2}Catégorie: one of flexibilite, evenement, /m);
  expect(stderr).not.toContain("--set label.text");
  expect(existsSync(join(root, "content/articles/essai-de-titre.md"))).toBe(false);
});

test("a new entry of every folder is written and builds, and its path and address are printed", async () => {
  const { stdout: list } = await start(undefined, "", { list: true });
  const folders = [...list.matchAll(/^(\w+) +(content\/\S+\*\.\w+)/gm)];
  expect(folders.map(([, name]) => name)).toEqual(["articles", "profiles", "projects", "services"]);
  for (const [, name = "", files = ""] of shareOf(folders, 2)) {
    const asked = await start(name, "L’œuvre d’été", { fill: true });
    const set = answersTo(asked.stderr);
    const { status, stdout, stderr } =
      set.length === 0 ? asked : await start(name, "L’œuvre d’été", { fill: true, set });
    const note = name === "articles" ? expect.stringMatching(/^a draft: .+\n$/) : "";
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: note });
    const file = files.replace("*", "l-oeuvre-d-ete");
    expect(stdout).toMatch(new RegExp(`^${file}\nhttps://www\\.bati-utile\\.example/.+\n$`));
    expect(existsSync(join(root, file))).toBe(true);
  }
  // One check of all, by the command: no error, and what is still to be filled in.
  const { status, stderr } = await runHere(["check", "--drafts", "--root", root], { env: { NO_COLOR: "1" } });
  expect(stderr).toMatch(/l-oeuvre-d-ete\.md:\d+:\d+ {2}warning {2}Chapô \(excerpt\) is still “à compléter”/);
  expect(stderr).not.toMatch(/ {2}error {2}/);
  expect(status).toBe(0);
});

test("an article begins as a draft of today, at the route of its title", () => {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(new Date());
  const data: unknown = parse(read("content/articles/l-oeuvre-d-ete.md").split(/^---$/m)[1] ?? "");
  expect(data).toMatchObject({
    title: "L’œuvre d’été",
    date: today,
    draft: true,
    route: "/l-oeuvre-d-ete",
    excerpt: "à compléter",
  });
});

test("a file that is there already is never written over", async () => {
  const before = read("content/articles/decret-bacs-2026.md");
  const { status, stderr } = await start("articles", "Décret BACS 2026", { fill: true });
  expect(status).toBe(2);
  expect(stderr).toContain("content/articles/decret-bacs-2026.md is there already");
  expect(read("content/articles/decret-bacs-2026.md")).toBe(before);
});

test("an entry of a collection in one file is added at its end, and the rest is kept to the byte", async () => {
  const before = read("content/categories.yaml");
  const { status, stdout } = await start("categories", "Métiers : demain");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^content\/categories\.yaml\n/);
  expect(read("content/categories.yaml")).toBe(`${before}metiers-demain: { name: "Métiers : demain" }\n`);
});

test("if the file is saved while the site is built with the new entry, that save is kept and nothing is written", async () => {
  const saved = "energie: { name: Énergie }\n";
  const { root, close } = writeSiteOf([
    { path: "content/site.yaml", text: "name: Essai\nurl: https://www.essai.example\n" },
    { path: "content/categories.yaml", text: "usage: { name: Usage }\n" },
    {
      path: "templates/site.tsx",
      text: `
        import { writeFileSync } from "node:fs";
        import { join } from "node:path";
        import { defineSite, fileCollection, siteSettings } from "charpente";
        import { z } from "zod";
        const name = z.string().refine(() => {
          // After a timeout of the test, which unsets it, this must not write into the working directory.
          if (process.env.SAVING) writeFileSync(join(process.env.SAVING, "content/categories.yaml"), ${JSON.stringify(saved)});
          return true;
        });
        export default defineSite({
          language: "fr",
          words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
          settings: siteSettings({}),
          collections: { categories: fileCollection({ file: "categories.yaml", schema: z.strictObject({ name }) }) },
          pages: {},
        });
      `,
    },
  ]);
  vi.stubEnv("SAVING", root);
  try {
    const { status, stderr } = await start("categories", "Métiers", { root });
    expect(status).toBe(1);
    expect(stderr).toContain(
      "content/categories.yaml has changed meanwhile, so nothing was written: try again",
    );
    expect(readFileSync(join(root, "content/categories.yaml"), "utf8")).toBe(saved);
  } finally {
    vi.unstubAllEnvs();
    close();
  }
});

test.each([
  ["homePage", "Essai", [], "homePage is one file that is there already: edit content/pages/home.yaml"],
  ["article", "Essai", [], "there is no collection “article”: did you mean “articles”?"],
  ["articles", "", [], "give the new entry a title"],
  ["articles", "?", [], "has no letter to name a file by"],
  ["articles", "Essai", ["titel=x"], "there is no field “titel”"],
  ["articles", "Essai", ["title"], "is not of the form field=value"],
  ["articles", "Essai", ["related=[a"], "is not well-formed YAML"],
  [undefined, "", [], "say which collection"],
])("site new %s %s with %j is a mistake of the command line", async (name, title, set, message) => {
  expect(await start(name, title, { set })).toEqual({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining(message),
  });
});

test("a value that does not fit is reported with its line, and nothing is written", async () => {
  const asked = await start("articles", "Essai", { fill: true });
  const set = [...answersTo(asked.stderr), "date=2025-09-31"];
  const { status, stderr } = await start("articles", "Essai", { fill: true, set });
  expect(status).toBe(1);
  expect(stderr).toMatch(/content\/articles\/essai\.md:2:7 .*which is not a day of the calendar/);
  expect(existsSync(join(root, "content/articles/essai.md"))).toBe(false);
});

const anyArticle = ["category=innovation", "drawing=audit"];

test("an entry is written despite earlier errors, but not if it causes an error elsewhere, which is reported", async () => {
  const page = "content/articles/decret-bacs-2026.md";
  const before = read(page);
  writeFileSync(join(root, page), `${before}\n[Nulle part](/nulle-part)\n`);
  try {
    const good = await start("articles", "Parmi d’autres", { fill: true, set: anyArticle });
    expect(good).toMatchObject({ status: 0, stderr: expect.stringContaining("the site has other errors") });
    expect(existsSync(join(root, "content/articles/parmi-d-autres.md"))).toBe(true);
    const bad = await start("articles", "Bonjour 漢字", { fill: true, set: anyArticle });
    expect(bad.status).toBe(1);
    expect(bad.stderr).toMatch(/ {2}error {2}.*漢/);
    expect(bad.stderr).toContain("nothing was written");
    expect(bad.stderr).not.toContain("nulle-part");
    expect(existsSync(join(root, "content/articles/bonjour.md"))).toBe(false);
  } finally {
    writeFileSync(join(root, page), before);
  }
});
