import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { putNewSite } from "../../../create-charpente/src/starters/put-new-site.ts";
import { readStarter } from "../../../create-charpente/src/starters/read-starter.ts";
import {
  type StarterAddresses,
  type StarterLanguage,
  starterAddresses,
  starterLanguages,
  starters,
} from "../../../create-charpente/src/starters.ts";
import { runHere } from "../../support/run-here.ts";
import { projectRoot } from "../../support/run-site.ts";
import { putFiles, scratchFolder } from "../../support/scratch-folder.ts";

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

test("the lists of a blog have ten posts a page, each page its own title and address, and its feed the twenty newest", async () => {
  const root = scratchFolder();
  putNewSite(
    root,
    readStarter("blog", "site", "en").filter(({ path }) => !/^content\/(?:posts|images)\//.test(path)),
  );
  const names = Array.from({ length: 23 }, (_, index) => String(index + 1).padStart(2, "0"));
  for (const day of names)
    putFiles(root, {
      [`content/posts/post-${day}.md`]: `---\ntitle: Post ${day}\ndescription: Words of ${day}.\ndate: 2025-03-${day}\ntags: [${day < "21" ? "often" : "now"}]\n---\nWords.\n`,
    });
  const { status, stderr } = await runHere(["check", "--strict", "--root", root]);
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("warning ")]);
  expect((await runHere(["build", "--root", root])).status).toBe(0);
  const read = (path: string) => readFileSync(join(root, "dist", path), "utf8");
  const postsOn = (path: string) =>
    [...read(path).matchAll(/<h2><a href="\/posts\/post-(\d+)"/g)].map(([, day]) => day);
  const newest = names.toReversed();
  expect(postsOn("index.html")).toEqual(newest.slice(0, 10));
  expect(postsOn("page/2.html")).toEqual(newest.slice(10, 20));
  expect(postsOn("page/3.html")).toEqual(newest.slice(20));
  expect(postsOn("topics/often/page/2.html")).toEqual(newest.slice(13));
  expect(existsSync(join(root, "dist/page/4.html"))).toBe(false);
  expect(existsSync(join(root, "dist/topics/now/page"))).toBe(false);
  expect(read("topics/now.html")).not.toContain('rel="next"');
  expect(read("page/2.html")).toContain("<title>Slow Light, page 2 – Slow Light</title>");
  expect(read("page/2.html")).toContain('<link rel="canonical" href="https://www.example.org/page/2">');
  expect(read("page/2.html")).toMatch(/<a href="\/" rel="prev".*<a href="\/page\/3" rel="next"/);
  expect(read("atom.xml").match(/<entry>/g)).toHaveLength(20);
  expect(read("atom.xml")).not.toContain("post-03");
});

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
    expect(shapeOf(own.words[language])).toEqual(shapeOf(english.words.en));
    expect([own.language, shapeOf(own.addresses)]).toEqual([language, shapeOf(english.addresses)]);
    expect(Object.keys(own.languages)).toContain(language);
    // Texts of other generators are moved into these two.
    if (starter === "blog" || starter === "documentation")
      expect(own.addresses).toMatchObject(addressesIn(starter, language));
  },
);

function addressesIn(
  starter: "blog" | "documentation",
  language: StarterLanguage,
): Partial<StarterAddresses> {
  const { search } = starterAddresses[language];
  return starter === "blog" ? starterAddresses[language] : { search };
}

/** A text in French beside one of each starter, and the list that shows it. */
const translated = {
  blog: {
    files: {
      "content/home.fr.md": "---\ntitle: Lumière lente\ndescription: Des notes.\n---\n",
      "content/posts/learning-to-look.fr.md":
        "---\ntitle: Apprendre à regarder\ndescription: Un arbre.\ndate: 2025-04-02\ntags: [voir]\n---\nUn arbre.\n",
    },
    list: "fr",
    shows: "Apprendre à regarder",
    leavesOut: "A chair that came back",
  },
  firm: {
    files: {
      "content/services/care.fr.md":
        "---\ntitle: Entretien\ndescription: Deux visites par an.\norder: 3\n---\nDeux visites.\n",
    },
    list: "fr/services",
    shows: "Entretien",
    leavesOut: "Public places",
  },
  documentation: {
    files: {
      "content/pages/index.fr.md": "---\ntitle: Tally\ndescription: Compte.\norder: 0\n---\nTally compte.\n",
      "content/sections.fr.yaml": "start: { title: Débuter }\n",
      "content/pages/start/installation.fr.md":
        "---\ntitle: Installer\ndescription: Deux minutes.\norder: 1\n---\nEn deux minutes.\n",
    },
    list: "fr/start/installation",
    shows: "Débuter",
    leavesOut: "Commands",
  },
} as const;

const common = "description: En français., navigation: [{ label: Le début, href: / }]";
const translations = {
  blog: `translations: { fr: { name: Lumière lente, ${common} } }\n`,
  firm: `translations: { fr: { name: Marlow, hours: Le lundi, ${common} } }\n`,
  documentation: `translations: { fr: { name: Tally, ${common} } }\n`,
};

test.each(["blog", "firm", "documentation"] as const)(
  "a second language of the starter %s needs its words, two lines of words.ts, settings and texts",
  async (starter) => {
    const root = scratchFolder();
    const [english, french] = [readStarter(starter, "site", "en"), readStarter(starter, "site", "fr")];
    const words = english.find(({ path }) => path === "templates/words.ts");
    putNewSite(root, [
      ...english.filter((file) => file !== words),
      ...french.filter(({ path }) => path === "templates/words/fr.ts"),
    ]);
    const settings = readFileSync(join(root, "content/site.yaml"), "utf8");
    putFiles(root, {
      ...translated[starter].files,
      "content/site.yaml": `${settings}${translations[starter]}`,
      "templates/words.ts": new TextDecoder()
        .decode(words?.bytes)
        .replace("\n", '\nimport { fr } from "./words/fr.ts";\n')
        .replace('{ en: "English" }', '{ en: "English", fr: "Français" }')
        .replace("words = { en }", "words = { en, fr }"),
    });
    const { status, stderr } = await runHere(["build", "--root", root]);
    expect([status, stderr]).toEqual([0, expect.not.stringContaining("error")]);
    const page = (path: string) =>
      readFileSync(join(root, `dist/${path}/index.html`), "utf8").replaceAll("\u00a0", " ");
    const { list, shows, leavesOut } = translated[starter];
    expect(page(list)).toContain(shows);
    expect(page(list)).not.toContain(leavesOut);
    expect(page(list)).toContain("Aller au texte");
    expect(page(list)).toContain(">Le début</a>");
    expect(page(list)).toMatch(/<html lang="fr" dir="ltr">/);
    expect(page(list)).toMatch(/<nav aria-label="Langues"><ul.*? hreflang="en".*?>English<\/a>/);
    expect(page("fr/search")).toContain("Mots à chercher");
  },
);

/** The names of all that a module exports, at any depth. */
function shapeOf(value: object): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === "object" ? shapeOf(inner) : typeof inner,
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
