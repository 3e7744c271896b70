import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { putNewSite } from "../../../create-charpente/src/starters/put-new-site.ts";
import { readStarter } from "../../../create-charpente/src/starters/read-starter.ts";
import { starterAddresses, starterLanguages, starters } from "../../../create-charpente/src/starters.ts";
import { runHere } from "../../support/run-here.ts";
import { projectRoot } from "../../support/run-site.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

/** By starter: what its heaviest page may weigh, in KB, as docs/starters.md says. */
const budgets = new Map(
  [...read("docs/starters.md").matchAll(/^\| `(\w+)` \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm)].map(
    ([, name, firstPaint, total, scripts]) => [
      name,
      { firstPaint: Number(firstPaint), total: Number(total), scripts: Number(scripts) },
    ],
  ),
);

type Budget = { readonly firstPaint: number; readonly total: number; readonly scripts: number };

/** So that pages that are near what the documents say are weighed exactly. */
function setBudgets(file: string, { firstPaint, total }: Budget): void {
  const written = readFileSync(file, "utf8");
  const budgets = `budgets: { firstPaint: { default: ${firstPaint} }, page: ${total} }`;
  writeFileSync(file, written.replace(/^budgets: .*$/m, budgets));
}

type Page = {
  readonly route: string;
  readonly weights: Budget;
};

/** What a person would write next. */
const additions = {
  blog: ["posts", "One more", "--set", "description=Some words."],
  firm: ["services", "One more", "--set", "description=Some words.", "--set", "order=4"],
  documentation: ["pages", "One more", "--set", "description=Some words.", "--set", "order=9"],
} as const;

const begun = starters.flatMap((starter) => starterLanguages.map((language) => [starter, language] as const));

test.each(begun)(
  "the starter %s in %s passes a strict check, weighs what the documents say, and takes more",
  async (starter, language) => {
    const root = scratchFolder();
    putNewSite(root, readStarter(starter, "site", language));
    const budget = budgets.get(starter) ?? expect.fail(`docs/starters.md has no budget of ${starter}`);
    setBudgets(join(root, "content/site.yaml"), budget);
    const { status, stdout } = await runHere(["check", "--root", root, "--strict", "--json"]);
    const { problems, pages } = JSON.parse(stdout) as { problems: unknown; pages: readonly Page[] };
    expect(problems).toEqual([]);
    expect(status).toBe(0);
    const heaviest = (weight: keyof Page["weights"]) =>
      Math.max(...pages.map(({ weights }) => weights[weight])) / 1000;
    for (const weight of ["firstPaint", "total", "scripts"] as const)
      expect(heaviest(weight), weight).toBeLessThanOrEqual(budget[weight]);

    // What it takes does not depend on its language.
    if (language !== "en") return;
    const added = await runHere(["new", ...additions[starter], "--root", root]);
    expect([added.status, added.stdout]).toEqual([0, expect.stringMatching(/one-more\.md\n.*\/one-more\n$/)]);
  },
);

test("around a text in another language, the link to the page above it names its own language", async () => {
  const root = scratchFolder();
  putNewSite(root, readStarter("documentation", "site", "en"));
  const put = (name: string, fields: string) =>
    writeFileSync(
      join(root, `content/pages/${name}.md`),
      `---\ntitle: ${name}\ndescription: ${name}.\norder: 9\n${fields}---\n`,
    );
  put("english", "");
  put("francais", "language: fr\nparent: english\n");
  put("suite", "language: fr\nparent: francais\n");
  put("below", "parent: english\n");
  expect((await runHere(["build", "--root", root])).status).toBe(0);
  const linkOn = (name: string) =>
    /<p class="parent">(<a .*?>)/.exec(readFileSync(join(root, `dist/${name}.html`), "utf8"))?.[1];
  expect(linkOn("francais")).toBe('<a href="/english" lang="en">');
  expect(linkOn("suite")).toBe('<a href="/francais" lang="fr">');
  expect(linkOn("below")).toBe('<a href="/english">');
});

test("a large documentation leads in each language to the list of all its pages", async () => {
  const root = scratchFolder();
  putNewSite(root, readStarter("documentation", "site", "fr"));
  for (let order = 1; order <= 40; order += 1)
    writeFileSync(
      join(root, `content/pages/guides/page-${order}.md`),
      `---\ntitle: Page ${order}\ndescription: Page ${order}.\norder: ${order}\n---\n`,
    );
  expect((await runHere(["build", "--root", root])).stderr).not.toContain("error");
  expect(readFileSync(join(root, "dist/guides/page-1.html"), "utf8")).toContain(
    'href="/recherche#all-pages"',
  );
});

test.each(begun)(
  "the frame of the starter %s says in %s all that it says in English",
  async (starter, language) => {
    const folder = language === "en" ? starter : `${language}/${starter}`;
    const load = (from: string) => import(join(projectRoot, "starters", from, "templates/words.ts"));
    const [english, own] = await Promise.all([load(starter), load(folder)]);
    expect(shapeOf(own)).toEqual(shapeOf(english));
    expect(own.language).toBe(language);
    // Texts of other generators are moved into these two.
    if (starter !== "firm") expect(starterAddresses[language]).toMatchObject(own.addresses);
  },
);

/** The names of all that a module exports, at any depth. */
function shapeOf(value: object): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === "object" && !(inner instanceof Intl.DateTimeFormat) ? shapeOf(inner) : typeof inner,
    ]),
  );
}

test("starters import only the package, its types and their own files", () => {
  const foreign = starters.flatMap((starter) =>
    starterLanguages
      .flatMap((language) => readStarter(starter, "site", language))
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap(({ path, bytes }) =>
        [...new TextDecoder().decode(bytes).matchAll(/from "([^"]+)"/g)]
          .map(([, specifier = ""]) => specifier)
          .filter((specifier) => !["charpente", "charpente/search", "react", "zod"].includes(specifier))
          .filter(
            (specifier) => !/^\.{1,2}\/[\w/-]+\.tsx?$/.test(specifier) || specifier.startsWith("../../"),
          )
          .map((specifier) => `${starter}/${path}: ${specifier}`),
      ),
  );
  expect(foreign).toEqual([]);
});

test("starters name the packages that the generator is built and tested with", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  expect(readdirSync(join(projectRoot, "starters")).sort()).toEqual([...starters, "fr"].sort());
  expect(readdirSync(join(projectRoot, "starters/fr")).sort()).toEqual([...starters].sort());
  for (const starter of starters) {
    const manifest = JSON.parse(read(`starters/${starter}/package.json`));
    const { charpente, ...others } = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, version] of Object.entries(others))
      expect(version, `${starter}: ${name}`).toBe(dependencies[name] ?? devDependencies[name]);
    expect(charpente).toBe(JSON.parse(read("package.json")).version);
  }
});
