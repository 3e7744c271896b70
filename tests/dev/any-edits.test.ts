import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type BuiltSite, type SiteState, siteOf } from "../../src/dev/site/site-state.ts";
import { toRoute } from "../../src/model/route.ts";
import type { Exchange } from "../../src/store/exchange.ts";
import { isWhole } from "../support/is-whole.ts";
import { buildClean } from "./build-clean.ts";
import { addModules, addOutside, addService, devFolder, prepareDevFolders, textsOf } from "./dev-folder.ts";

beforeAll(prepareDevFolders);

/** https://en.wikipedia.org/wiki/Linear_congruential_generator with the numbers of Numerical Recipes. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Folder = ReturnType<typeof devFolder>;
type Edit = (folder: Folder, step: number, dice: (sides: number) => number) => void;

const article = (step: number) =>
  `---\ntitle: Article ${step}\ndate: 2025-01-0${(step % 9) + 1}\ncategory: energie\n---\n\nUn *texte* ${step}.\n`;

function anArticle({ root }: Folder, dice: (sides: number) => number): string {
  const folder = join(root, "content/articles");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort();
  return `content/articles/${names[dice(names.length)]}`;
}

/** Where the word from elsewhere is, and where it is not: mistakes in it are corrected also while it is moved away. */
function placesOfWord({ root }: Folder): readonly [string, string] {
  const [usual, aside] = ["shared/word.json", "shared/aside.json"] as const;
  return existsSync(join(root, aside)) ? [aside, usual] : [usual, aside];
}

/** The kinds of edits. Those named “by turns” make a mistake and correct it the next time. */
const edits: Readonly<Record<string, Edit>> = {
  words: (folder, step, dice) => folder.edit(anArticle(folder, dice), (text) => `${text}\nEncore ${step}.\n`),
  "a new article": ({ write }, step) => write(`content/articles/n-${step}.md`, article(step)),
  "an article gone": (folder, _, dice) => {
    const path = anArticle(folder, dice);
    // Other entries refer to the first two, so a build without them fails for good. The draft has its own edits.
    if (!/premier|second|brouillon/.test(path)) rmSync(join(folder.root, path));
  },
  "an article renamed": (folder, step, dice) => {
    const path = anArticle(folder, dice);
    if (!/premier|second|brouillon/.test(path))
      renameSync(join(folder.root, path), join(folder.root, `content/articles/r-${step}.md`));
  },
  "an article moved": (folder, step, dice) => {
    const path = anArticle(folder, dice);
    if (/premier|second|brouillon/.test(path)) return;
    mkdirSync(join(folder.root, "content/articles/dossier"), { recursive: true });
    renameSync(join(folder.root, path), join(folder.root, `content/articles/dossier/m-${step}.md`));
  },
  "a schema by turns": ({ edit }) =>
    edit("templates/site.tsx", (text) =>
      text.includes("title: z.number(), photo")
        ? text.replace("title: z.number(), photo", 'title: text("fr"), photo')
        : text.replace('title: text("fr"), photo', "title: z.number(), photo"),
    ),
  "a draft by turns": ({ edit }) =>
    edit("content/articles/brouillon.md", (text) =>
      text.includes("draft: true")
        ? text.replace("draft: true", "draft: false")
        : text.replace("draft: false", "draft: true"),
    ),
  "a wrong category by turns": ({ edit }) =>
    edit("content/articles/premier.md", (text) =>
      text.includes("category: energie\n")
        ? text.replace("category: energie\n", "category: energy\n")
        : text.replace("category: energy\n", "category: energie\n"),
    ),
  "a broken link by turns": ({ edit }) =>
    edit("content/articles/second.md", (text) =>
      text.includes("/nulle-part")
        ? text.replace("\n[Là](/nulle-part)\n", "")
        : `${text}\n[Là](/nulle-part)\n`,
    ),
  "a category renamed": ({ edit }, step) =>
    edit("content/categories.yaml", (text) => text.replace(/name: [^}\n]*/, `name: Énergie ${step} `)),
  settings: ({ edit }, step) =>
    edit("content/site.yaml", (text) => text.replace(/name: .*/, `name: Essai ${step}`)),
  "settings that are no YAML by turns": ({ edit }) =>
    edit("content/site.yaml", (text) => (text.startsWith('"') ? text.slice(1) : `"${text}`)),
  "a style": ({ edit }, step) =>
    edit("templates/styles/site.css", (text) => `${text}\n.s${step} { color: red }\n`),
  "a style that finds no picture by turns": ({ edit }) =>
    edit("templates/styles/site.css", (text) =>
      text.includes("non.png")
        ? text.replace(/\np \{ background.*\}\n/, "")
        : `${text}\np { background: url(./non.png) }\n`,
    ),
  "a template": ({ edit }, step) =>
    edit("templates/site.tsx", (text) =>
      text.replace(/<p>\{article\.data\.title\}\d*<\/p>|<main>\s*<h1>\{article/, (found) =>
        found.startsWith("<p>")
          ? `<p>{article.data.title}${step}</p>`
          : `<main>\n<p>{article.data.title}${step}</p>\n<h1>{article`,
      ),
    ),
  "a template that is no code by turns": ({ edit }) =>
    edit("templates/site.tsx", (text) =>
      text.endsWith("const = 1;\n") ? text.replace(/const = 1;\n$/, "") : `${text}const = 1;\n`,
    ),
  "what is drawn": ({ edit }, step) =>
    edit("templates/parts/draw-plan.ts", (text) =>
      text.replace(/<!-- .*\$\{count\}/, `<!-- ${step}: \${count}`),
    ),
  "a module of what is drawn": ({ edit }, step) =>
    edit("templates/parts/shade.ts", (text) => text.replace(/"[^"]*"/, `"${step}"`)),
  "a drawing that fails by turns": ({ edit }) =>
    edit("templates/parts/draw-plan.ts", (text) =>
      text.includes("return undefined.x + ")
        ? text.replace("return undefined.x + ", "return ")
        : text.replace("return ", "return undefined.x + "),
    ),
  "an import that nothing exports by turns": ({ edit }) =>
    edit("templates/parts/shade.ts", (text) =>
      text.includes("export default")
        ? text.replace("export default", "export const shade =")
        : text.replace("export const shade =", "export default"),
    ),
  "a data file": ({ edit }, step) =>
    edit("templates/parts/words.json", (text) => text.replace(/"Plan[^"]*"/, `"Plan ${step}"`)),
  "a warning by turns": ({ edit }) =>
    edit("templates/parts/shade.ts", (text) =>
      text.includes("NaN")
        ? text.replace(/export const never.*\n/, "")
        : `${text}export const never = (one: number) => one === NaN;\n`,
    ),
  "an island": ({ edit }, step) =>
    edit("templates/islands/counter.tsx", (text) => text.replace(/Trop haut[^"]*/, `Trop haut ${step}.`)),
  "an enhancer": ({ edit }, step) =>
    edit("templates/enhancers/hello.ts", (text) => `${text}document.title += "${step}";\n`),
  "a drawing": ({ write }, step) =>
    write(
      "content/images/plan.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h${step + 1}v1z"/></svg>`,
    ),
  "a drawing that is none by turns": ({ edit }) =>
    edit("content/images/plan.svg", (text) => (text.startsWith("pas ") ? text.slice(4) : `pas ${text}`)),
  "a static file": ({ root, write }, step) => {
    mkdirSync(join(root, "static/dossier"), { recursive: true });
    write(`static/dossier/f-${step % 3}.txt`, `${step}`);
  },
  "static files gone": ({ root }) => rmSync(join(root, "static/dossier"), { recursive: true, force: true }),
  "a static file in the place of a page by turns": ({ root, write }) => {
    if (existsSync(join(root, "static/index.html"))) rmSync(join(root, "static/index.html"));
    else write("static/index.html", "Moi d’abord.");
  },
  "a word from elsewhere": (folder, step) =>
    folder.edit(placesOfWord(folder)[0], (text) => text.replace(/\{.*\}/, `{ "word": "mot ${step}" }`)),
  "a word from elsewhere gone by turns": (folder) => {
    const [from, to] = placesOfWord(folder);
    renameSync(join(folder.root, from), join(folder.root, to));
  },
  "a word from elsewhere that is no JSON by turns": (folder) =>
    folder.edit(placesOfWord(folder)[0], (text) => (text.startsWith("non ") ? text.slice(4) : `non ${text}`)),
  "a picture from elsewhere": ({ write }, step) =>
    write(
      "shared/sign.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h${step + 1}v1z"/></svg>`,
    ),
  "a list of styles from elsewhere by turns": ({ edit }) =>
    edit("shared/styles.json", (text) =>
      text.includes("more") ? '["styles/site.css"]' : '["styles/site.css", "styles/more.css"]',
    ),
  "a hidden module": ({ write }, step) =>
    write("templates/.hidden.ts", `export const hidden = "caché ${step}";\n`),
  nothing: () => {},
};

const lookedAt = ["/", "/blog/premier"];

/** The texts of the pages that a reader looks at, if they exist in `final`. */
function lookedPages(site: BuiltSite, final = site): Readonly<Record<string, string | undefined>> {
  const paths = ["index.html", "blog/premier.html"].filter((path) => final.files.has(path));
  const texts = textsOf(site);
  return Object.fromEntries(paths.map((path) => [path, texts[path]]));
}

/** Edits as the editor saves them: checked in a trial, whose result is served without another build. */
const saves: Readonly<Record<string, (folder: Folder, step: number, file: string) => readonly Exchange[]>> = {
  words: ({ read }, step, file) => [changed(file, read(file), `${read(file)}\nEnregistré ${step}.\n`)],
  "a new article": (_, step) => [changed(`content/articles/s-${step}.md`, undefined, article(step))],
  "an article gone": ({ read }, _, file) =>
    /premier|second|brouillon/.test(file) ? [] : [changed(file, read(file), undefined)],
  settings: ({ read }, step) => {
    const text = read("content/site.yaml");
    return [changed("content/site.yaml", text, text.replace(/name: .*/, `name: Enregistré ${step}`))];
  },
  "a drawing": (folder, step) => {
    const file = "content/images/plan.svg";
    const before = folder.read(file);
    return [changed(file, before, before.replace("<svg ", `<svg id="s${step}" `))];
  },
};

function changed(file: string, before: string | undefined, after: string | undefined): Exchange {
  const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));
  return { file, before: bytes(before), after: bytes(after) };
}

function writeAll({ write, remove }: Folder, edits: readonly Exchange[]): void {
  for (const { file, after } of edits)
    if (after === undefined) remove(file);
    else write(file, Buffer.from(after).toString());
}

const seeds = isWhole ? [1, 2, 3, 4, 5] : [2026];

test.each(seeds)(
  "after any sequence of edits, a rebuild equals a clean build byte for byte (seed %i)",
  { timeout: 400_000 },
  async (seed) => {
    // A page that is shown early must equal the page of the finished build.
    const shown: SiteState[] = [];
    const folder = devFolder({
      viewedPages: { routes: () => lookedAt.flatMap((route) => toRoute(route) ?? []) },
      onShown: (state) => void shown.push(state),
    });
    const dice = createDice(seed);
    // Of their own, so that the sequence of edits stays the same.
    const diceOfSaves = createDice(seed + 1);
    const names = Object.keys(edits);
    const story: string[] = [];
    const standing = new Set<string>();
    const apply = (name: string, step: number) => {
      story.push(name);
      edits[name]?.(folder, step, dice);
      if (name.endsWith("by turns") && !standing.delete(name)) standing.add(name);
    };
    let good = 0;
    let early = 0;
    let kept = 0;
    addService(folder);
    addModules(folder);
    addOutside(folder);
    await folder.site.rebuild();
    for (let step = 0; step < 20; step += 1) {
      // Sometimes several edits come at once. Mistakes accumulate, and are corrected later.
      for (let several = dice(4) === 0 ? 3 : 1; several > 0; several -= 1) {
        apply(names[dice(names.length)] ?? "nothing", step);
      }
      if (dice(2) === 0) for (const name of standing) apply(name, step);
      shown.length = 0;
      // Sometimes there is time between two saves for modules to replace the bundle.
      if (dice(2) === 0) await folder.site.warm();
      if (dice(2) === 0) folder.site.expect("templates/styles/site.css");
      const { state } = await folder.site.rebuild();
      const clean = await buildClean(folder.root);
      switch (state.status) {
        case "good":
          good += 1;
          expect(clean.status, story.join(", ")).toBe("written");
          expect(textsOf(state.site), story.join(", ")).toEqual(clean.files);
          expect(state.site.problems).toEqual(clean.problems);
          for (const { site } of shown.slice(-1).filter((each) => each.status === "good")) {
            early += 1;
            expect(lookedPages(site, state.site), story.join(", ")).toEqual(lookedPages(state.site));
          }
          break;
        case "broken":
          expect(clean.status, story.join(", ")).toBe("refused");
          expect(state.problems, story.join(", ")).toEqual(clean.problems);
          break;
        case "starting":
          expect.unreachable();
      }
      if (diceOfSaves(2) === 0) continue;
      const save = Object.keys(saves)[diceOfSaves(Object.keys(saves).length)] ?? "words";
      const saved = saves[save]?.(folder, step, anArticle(folder, diceOfSaves)) ?? [];
      const tried = await folder.site.tryFiles(saved);
      if (tried.status === "refused") continue;
      kept += 1;
      story.push(`saved: ${save}`);
      writeAll(folder, saved);
      tried.keep();
      const after = await buildClean(folder.root);
      expect(textsOf(siteOf(folder.site.state())), story.join(", ")).toEqual(after.files);
      expect(folder.site.findChange(), story.join(", ")).toBeUndefined();
      expect(saved.filter(({ file }) => !folder.site.isBuiltFrom(file))).toEqual([]);
    }
    // A sequence with mistakes only would prove nothing.
    expect(good).toBeGreaterThan(4);
    expect(early).toBeGreaterThan(2);
    expect(kept).toBeGreaterThan(3);
  },
);
