import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
import { isWhole, shareOf } from "../../support/is-whole.ts";
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
  conference: ["pages", "One more", "--set", "description=Some words."],
  // A new page of it belongs into the folder of a version.
  handbook: undefined,
} as const;

const begun = starters.flatMap((starter) => starterLanguages.map((language) => [starter, language] as const));

// The conference in French is the same site, which a test below builds. In a short run, one of the others tells enough.
const checked = begun.filter(
  ([starter, language]) =>
    language === "en" || (isWhole ? starter !== "conference" : starter === "documentation"),
);

test.each(checked)(
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
    const addition = additions[starter];
    if (language !== "en" || addition === undefined) return;
    const added = await runHere(["new", ...addition, "--root", root]);
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
    // A site in two languages has the words of both, and lists the languages in a file of its own.
    const isInBoth = starter === "conference";
    const load = (from: string, file: string) =>
      import(join(projectRoot, "starters", from, "templates", file));
    const loadAll = async (from: string) => ({
      ...(await load(isInBoth ? starter : from, "words.ts")),
      ...(isInBoth && (await load(from, "languages.ts"))),
    });
    const [english, own] = await Promise.all([loadAll(starter), loadAll(folder)]);
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
  handbook: {
    files: {
      "content/pages/v2.0/index.fr.md":
        "---\ntitle: Pergola 2.0\ndescription: Un manuel.\norder: 0\n---\nUn manuel.\n",
      "content/sections.fr.yaml": "use: { title: Chaque jour }\n",
      "content/pages/v2.0/use/water.fr.md":
        "---\ntitle: L’eau\ndescription: Au poids.\norder: 1\n---\nAu poids.\n",
    },
    list: "fr/use/water",
    shows: "Chaque jour",
    leavesOut: "Going away",
  },
} as const;

const common = "description: En français., navigation: [{ label: Le début, href: / }]";
const translations = {
  blog: `translations: { fr: { name: Lumière lente, ${common} } }\n`,
  firm: `translations: { fr: { name: Marlow, hours: Le lundi, ${common} } }\n`,
  documentation: `translations: { fr: { name: Tally, ${common} } }\n`,
  handbook: `translations: { fr: { name: Pergola, ${common} } }\n`,
};

/** A site in English with the words and the settings of a second language, and texts in it. */
function beginInBoth(starter: keyof typeof translated, texts: Readonly<Record<string, string>>): string {
  const root = scratchFolder();
  const [english, french] = [readStarter(starter, "site", "en"), readStarter(starter, "site", "fr")];
  const words = english.find(({ path }) => path === "templates/words.ts");
  putNewSite(root, [
    ...english.filter((file) => file !== words),
    ...french.filter(({ path }) => path === "templates/words/fr.ts"),
  ]);
  const settings = readFileSync(join(root, "content/site.yaml"), "utf8");
  putFiles(root, {
    ...texts,
    "content/site.yaml": `${settings}${translations[starter]}`,
    "templates/words.ts": new TextDecoder()
      .decode(words?.bytes)
      .replace("\n", '\nimport { fr } from "./words/fr.ts";\n')
      .replace('{ en: "English" }', '{ en: "English", fr: "Français" }')
      .replace("words = { en }", "words = { en, fr }"),
  });
  return root;
}

test.each(shareOf(["blog", "documentation", "firm", "handbook"] as const, 2))(
  "a second language of the starter %s needs its words, two lines of words.ts, settings and texts",
  async (starter) => {
    const root = beginInBoth(starter, translated[starter].files);
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

test("the conference exists once in two languages, and the chosen one comes first", async () => {
  const english = readStarter("conference", "site", "en");
  const french = readStarter("conference", "site", "fr");
  const textOf = (files: typeof english, path: string) =>
    new TextDecoder().decode(files.find((file) => file.path === path)?.bytes);
  expect(textOf(french, "content/home.md")).toBe(textOf(english, "content/home.fr.md"));
  expect(textOf(french, "content/home.en.md")).toBe(textOf(english, "content/home.md"));
  expect(textOf(french, "content/schedule.csv")).toBe(textOf(english, "content/schedule.csv"));
  expect(french.length).toBe(english.length);

  const root = scratchFolder();
  putNewSite(root, french);
  const site = await runHere(["build", "--strict", "--root", root]);
  expect([site.status, site.stderr]).toEqual([0, expect.not.stringContaining("error")]);
  const page = (path: string) =>
    readFileSync(join(root, `dist/${path}/index.html`), "utf8").replaceAll("\u00a0", " ");
  expect(page("programme")).toMatch(
    /<time dateTime="10:30">10 h 30<\/time>.*Un plan qui avoue.*Réécrire un panneau/i,
  );
  expect(page("en/programme")).toMatch(/10\.30.*A map that admits.*Rewrite a sign/);
  expect(page("en/conferences/rewrite-a-sign")).toContain(
    '<link rel="alternate" hreflang="fr" href="https://www.example.org/conferences/rewrite-a-sign">',
  );
  const [calendar = ""] = readdirSync(join(root, "dist/assets")).filter((name) =>
    /^schedule.*\.ics$/.test(name),
  );
  expect(page("programme")).toContain(`href="/assets/${calendar}"`);
  const lines = readFileSync(join(root, "dist/assets", calendar), "utf8").split("\r\n");
  expect(lines).toContain("DTSTART:20270603T073000Z");
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(12);
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);

  const talk = join(root, "content/talks/rewrite-a-sign.md");
  writeFileSync(talk, readFileSync(talk, "utf8").replace("[grace-okafor]", "[grace-okaford]"));
  const broken = await runHere(["build", "--root", root]);
  expect([broken.status, broken.stderr]).toEqual([
    1,
    expect.stringContaining("content/talks/rewrite-a-sign.md:4:"),
  ]);
});

test("an older page of the handbook leads to the current one, and a new version takes over the addresses", async () => {
  const root = scratchFolder();
  putNewSite(root, readStarter("handbook", "site", "en"));
  const build = async () => {
    const { status, stderr } = await runHere(["build", "--strict", "--root", root]);
    expect([status, stderr]).toEqual([0, expect.not.stringContaining("warning ")]);
  };
  const page = (path: string) => readFileSync(join(root, `dist/${path}/index.html`), "utf8");
  const canonical = (path: string) =>
    /<link rel="canonical" href="https:\/\/www\.example\.org([^"]*)">/.exec(page(path))?.[1];
  const switchOf = (path: string) =>
    [...(/<details.*?<\/details>/.exec(page(path))?.[0] ?? "").matchAll(/href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
  await build();
  expect(canonical("use/water")).toBe("/use/water");
  expect(canonical("v1.2/use/water")).toBe("/use/water");
  expect(canonical("v1.0/use/timers"), "a page that the current version lacks").toBe("/v1.0/use/timers");
  expect(switchOf("v1.2/use/water")).toEqual(["/use/water", "/v1.2/use/water", "/v1.0"]);
  expect(page("v1.2/use/water")).toMatch(/role="note">You are reading.*1\.2\. <a href="\/use\/water">/);
  expect(page("v1.0/use/timers")).toMatch(/role="note">.*<a href="\/">Version 2\.0 has no such page/);
  expect(page("use/water")).not.toContain('role="note">You are reading');
  expect(page("v1.2/start/first-evening")).toContain('<a href="/v1.2/use/light">');
  expect(page("v1.2/use/water")).toContain("/content/pages/v1.2/use/water.md");
  const indexOf = (path: string) => {
    const [, file = ""] = /data-index="\/([^"]+)"/.exec(page(path)) ?? [];
    return readFileSync(join(root, "dist", file), "utf8");
  };
  expect(indexOf("v1.2/search")).toContain("/v1.2/use/water");
  expect(indexOf("v1.2/search")).not.toContain("/use/away");
  expect(indexOf("search")).toContain("/use/away");
  expect(indexOf("search")).not.toContain("/v1.2/");

  cpSync(join(root, "content/pages/v2.0"), join(root, "content/pages/v2.1"), { recursive: true });
  const versions = readFileSync(join(root, "content/versions.yaml"), "utf8");
  const added = 'v2.1: { name: "2.1", released: 2026-11-01, changes: "- Quieter." }\n';
  putFiles(root, { "content/versions.yaml": versions.replace("v2.0:", `${added}v2.0:`) });
  await build();
  expect(page("use/water")).toContain("Version 2.1");
  expect(canonical("v2.0/use/away")).toBe("/use/away");
});

test("the first version with texts in a language has its short addresses, and a language without texts no pages", async () => {
  const build = async (root: string) => {
    const { status, stderr } = await runHere(["build", "--strict", "--root", root]);
    expect([status, stderr]).toEqual([0, expect.not.stringMatching(/error|warning /)]);
  };
  const text = (name: string) => `---\ntitle: ${name}\ndescription: ${name}.\norder: 1\n---\n`;
  const some = beginInBoth("handbook", {
    "content/sections.fr.yaml": "use: { title: Chaque jour }\n",
    "content/pages/v1.2/index.fr.md": text("Pergola"),
    "content/pages/v1.2/use/water.fr.md": text("Eau"),
  });
  await build(some);
  const page = readFileSync(join(some, "dist/fr/use/water/index.html"), "utf8");
  expect(page).toContain('<link rel="canonical" href="https://www.example.org/fr/use/water">');
  expect(page).toMatch(/<a href="\/v1\.2\/use\/water" hreflang="en"/);
  expect(existsSync(join(some, "dist/fr/index.html"))).toBe(true);

  const none = beginInBoth("handbook", {});
  await build(none);
  expect(existsSync(join(none, "dist/index.html"))).toBe(true);
  expect(existsSync(join(none, "dist/fr"))).toBe(false);
});

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
