import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { describeDevEvent } from "../../../src/cli/commands/dev.ts";
import { frameLines } from "../../../src/cli/print-problems.ts";
import { drawErrorPage } from "../../../src/dev/faults/fault-pages.ts";
import type { Rebuilt } from "../../../src/dev/site/dev-site.ts";
import { siteOf } from "../../../src/dev/site/site-state.ts";
import { escapeHtml } from "../../../src/html/escape.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { eventually } from "../../support/eventually.ts";
import { shareOf } from "../../support/is-whole.ts";
import { runHere } from "../../support/run-here.ts";
import { english, tell } from "../../support/speech.ts";
import { addService, devFolder, prepareDevFolders, textsOf } from "../dev-folder.ts";

beforeAll(prepareDevFolders);

describe("a site that is being written", () => {
  test("is built in memory: no dist/ appears", async () => {
    const { root, site, built } = devFolder();
    expect((await site.rebuild()).state.status).toBe("good");
    expect(built("blog/premier.html")).toContain("Premier article");
    expect(existsSync(join(root, "dist"))).toBe(false);
  });

  test("shows and lists drafts and future entries, but not without --drafts", async () => {
    const { site, built } = devFolder();
    const { state } = await site.rebuild();
    expect(built("blog/brouillon.html")).toContain("Pas encore.");
    expect(built("blog/plus-tard.html")).toContain("Pas encore non plus.");
    expect(
      state.status === "good" && state.site.shownDrafts.map(({ file, reason }) => [file, reason]),
    ).toEqual([
      ["content/articles/brouillon.md", "draft"],
      ["content/articles/plus-tard.md", "future"],
    ]);
    const published = devFolder({ drafts: false });
    await published.site.rebuild();
    expect(published.built("blog/brouillon.html")).toBeUndefined();
  });

  test("has the pages of the workbench, which a build never publishes", async () => {
    const { site, edit, built } = devFolder();
    edit("templates/site.tsx", (text) =>
      text.replace(
        "    missing: {",
        '    bench: { template: MissingPage, plan: () => [{ route: "/_atelier", props: {} }], workbench: true },\n    missing: {',
      ),
    );
    await site.rebuild();
    expect(built("_atelier.html")).toContain("<h1>Introuvable</h1>");
    expect(built("sitemap.xml")).not.toContain("_atelier");
  });

  test("has the values declared for it instead of those of the file, which is still checked", async () => {
    const folder = devFolder();
    const { root, site, edit, built } = folder;
    addService(folder);
    edit("content/site.yaml", (text) => `${text}\nservice: https://compte.example\n`);
    await site.rebuild();
    expect(built("index.html")).toContain('data-service="http://site-dev.invalid"');
    expect(Object.values(textsOf(siteOf(site.state()))).join()).not.toContain("compte.example");
    edit("content/site.yaml", (text) => text.replace("https://compte", "compte"));
    await site.rebuild();
    expect(linesOf(folder)).toMatch(/content\/site\.yaml:\d+:\d+ service/);
    edit("content/site.yaml", (text) => text.replace("compte", "https://compte"));
    const { stdout } = await runHere(["build", "--root", root, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ status: "written" });
    const home = readFileSync(join(root, "dist/index.html"), "utf8");
    expect(home).toContain('data-service="https://compte.example"');
    expect(home).not.toContain("site-dev");
  });

  test("has a new version only if something has changed", async () => {
    const { site, edit } = devFolder();
    const first = await site.rebuild();
    expect((await site.rebuild()).hasChanged).toBe(false);
    edit("content/articles/premier.md", (text) => `${text}\nEncore.\n`);
    const second = await site.rebuild();
    expect(second.hasChanged).toBe(true);
    expect(second.state.version).toBeGreaterThan(first.state.version);
  });

  test("reports a warning once although it changes no page, and reports its end", async () => {
    const { site, edit } = devFolder();
    await site.rebuild();
    edit("content/articles/premier.md", (text) => `${text}\n<div>Texte</div>\n`);
    const warned = await site.rebuild();
    expect(warned).toMatchObject({ hasChanged: true, fresh: [{ code: "markdown/raw-html" }] });
    edit("content/articles/premier.md", (text) => text.replace("\n<div>", "\nEncore.\n\n<div>"));
    expect(await site.rebuild()).toMatchObject({ hasChanged: true, fresh: [] });
    edit("content/articles/premier.md", (text) => text.replace("\n<div>Texte</div>\n", ""));
    expect(await site.rebuild()).toMatchObject({ hasChanged: true, fresh: [] });
    expect((await site.rebuild()).hasChanged).toBe(false);
  });

  test("follows new, renamed, moved and deleted files", async () => {
    const { root, site, read, write, remove, built } = devFolder();
    await site.rebuild();
    write("content/articles/nouveau.md", read("content/articles/brouillon.md"));
    await site.rebuild();
    expect(built("blog/nouveau.html")).toContain("Pas encore.");
    renameSync(join(root, "content/articles/nouveau.md"), join(root, "content/articles/autre.md"));
    await site.rebuild();
    expect([built("blog/nouveau.html"), built("blog/autre.html")]).toEqual([undefined, expect.any(String)]);
    mkdirSync(join(root, "content/articles/2026"));
    renameSync(join(root, "content/articles/autre.md"), join(root, "content/articles/2026/autre.md"));
    await site.rebuild();
    expect([built("blog/autre.html"), built("blog/2026/autre.html")]).toEqual([
      undefined,
      expect.any(String),
    ]);
    remove("content/articles/2026/autre.md");
    await site.rebuild();
    expect(built("blog/2026/autre.html")).toBeUndefined();
  });

  test("uses the present templates, scripts and styles", async () => {
    const { site, edit, built } = devFolder();
    await site.rebuild();
    edit("templates/site.tsx", (text) => text.replace("<h1>{article.data.title}</h1>", "<h1>Neuf</h1>"));
    await site.rebuild();
    expect(built("blog/premier.html")).toContain("<h1>Neuf</h1>");
    edit("templates/site.tsx", (text) => text.replace("<h1>Neuf</h1>", "<h1>Plus neuf</h1>"));
    edit("templates/styles/site.css", (text) => `${text}\np { color: teal }\n`);
    edit("templates/islands/counter.tsx", (text) => text.replace("Trop haut", "Bien trop haut"));
    const { state } = await site.rebuild();
    expect(built("blog/premier.html")).toContain("<h1>Plus neuf</h1>");
    const files = state.status === "good" ? state.site.files : undefined;
    const linked = /assets\/site\.\w+\.css/.exec(built("index.html") ?? "")?.[0];
    expect(Buffer.from(files?.get(linked ?? "") ?? "").toString()).toContain("teal");
    const scripts = [...(files?.keys() ?? [])].filter((path) => path.endsWith(".js"));
    expect(scripts.some((path) => built(path)?.includes("Bien trop haut"))).toBe(true);
  });

  test("follows the changes of a file outside templates/ that a template imports", async () => {
    const { root, site, edit, write, built } = devFolder();
    mkdirSync(join(root, "shared"));
    write("shared/word.ts", 'export const word = "un";\n');
    edit("templates/site.tsx", (text) =>
      text
        .replace(
          'import { z } from "zod";',
          'import { z } from "zod";\nimport { word } from "../shared/word.ts";',
        )
        .replace("<h1>{article.data.title}</h1>", "<h1>{word}</h1>"),
    );
    await site.rebuild();
    expect(built("blog/premier.html")).toContain("<h1>un</h1>");
    write("shared/word.ts", 'export const word = "deux";\n');
    await site.rebuild();
    expect(built("blog/premier.html")).toContain("<h1>deux</h1>");
  });

  test("follows the changes of an image that a style loads with a query", async () => {
    const { site, edit, write, built } = devFolder();
    const sign = (id: string) => `<svg xmlns="http://www.w3.org/2000/svg" id="${id}"/>`;
    write("templates/styles/sign.svg", sign("un"));
    edit("templates/styles/site.css", (text) => `${text}\nq { background: url(./sign.svg?v=1) }\n`);
    const shown = async () => {
      const { state } = await site.rebuild();
      const paths = state.status === "good" ? [...state.site.files.keys()] : [];
      return built(paths.find((path) => path.startsWith("assets/sign.")) ?? "");
    };
    expect(await shown()).toBe(sign("un"));
    for (const id of ["deux", "trois"]) {
      write("templates/styles/sign.svg", sign(id));
      expect(await shown()).toBe(sign(id));
    }
  });

  test.each(["bundle by bundle", "module by module"])(
    "releases templates that were replaced, %s",
    async (how) => {
      setFlagsFromString("--expose-gc");
      const collect = runInNewContext("gc") as () => void;
      const { site, edit } = devFolder();
      await site.rebuild();
      if (how === "module by module") await site.warm();
      const alive = new Set<number>();
      const registry = new FinalizationRegistry<number>((number) => alive.delete(number));
      const marks = globalThis as unknown as { templatesLoaded?: (value: object) => void };
      for (let number = 1; number <= 6; number += 1) {
        alive.add(number);
        // The template passes an object that lives as long as its module.
        marks.templatesLoaded = (value) => registry.register(value, number);
        edit(
          "templates/site.tsx",
          (text) =>
            `${text.replace(/\nconst kept[\s\S]*$/, "")}\nconst kept = { number: ${number} };\nglobalThis.templatesLoaded(kept);\nexport { kept };\nfunction hold() { return kept; }\nexport const holder = hold;\n`,
        );
        expect((await site.rebuild()).state.status).toBe("good");
      }
      delete marks.templatesLoaded;
      const countAlive = () => {
        collect();
        return alive.size;
      };
      await expect.poll(countAlive).toBeLessThanOrEqual(2);
    },
  );

  test("reports the current line of an error, even if only comments have moved it", async () => {
    const folder = devFolder();
    const { site, edit, read } = folder;
    await site.rebuild();
    edit("templates/site.tsx", (text) =>
      text.replace(
        "<h1>{article.data.title}</h1>",
        '<h1>{article.data.title === "Zut" ? JSON.parse("{") : article.data.title}</h1>',
      ),
    );
    await site.rebuild();
    edit("templates/site.tsx", (text) => `// Un.\n// Deux.\n// Trois.\n${text}`);
    await site.rebuild();
    edit("content/articles/premier.md", (text) => text.replace(/title: .*/, "title: Zut"));
    await site.rebuild();
    const line =
      read("templates/site.tsx")
        .split("\n")
        .findIndex((text) => text.includes("JSON.parse")) + 1;
    expect(linesOf(folder)).toContain(`templates/site.tsx:${line}:`);
  });

  test("keeps its templates when a style or a script of the browser changes", async () => {
    const { site, edit, built } = devFolder();
    edit("templates/site.tsx", (text) =>
      text
        .replace("\nfunction HomePage", "\nlet times = 0;\nfunction HomePage")
        .replace("<h1>{page.data.title}</h1>", "<h1>{(times += 1)}</h1>"),
    );
    await site.rebuild();
    await site.warm();
    const timesAfter = async (path: string, addition: string) => {
      edit(path, (text) => `${text}${addition}`);
      await site.rebuild();
      return /<h1>(\d+)<\/h1>/.exec(built("index.html") ?? "")?.[1];
    };
    expect(await timesAfter("templates/styles/site.css", "p { color: red }\n")).toBe("1");
    expect(await timesAfter("templates/enhancers/hello.ts", 'document.title += "!";\n')).toBe("2");
    expect(await timesAfter("templates/site.tsx", "queueMicrotask(() => {});\n")).toBe("1");
  });

  test("notices a save while it prepares for the next change", async () => {
    const { site, edit, built } = devFolder();
    await site.rebuild();
    const warming = site.warm();
    edit("templates/styles/site.css", (text) => `${text}.a { color: red }\n`);
    await site.rebuild();
    const name = /assets\/site\.\w+\.css/.exec(built("index.html") ?? "")?.[0];
    expect(built(name ?? "")).toContain(".a{");
    await warming;
  });

  test("uses the bundle that `expect` has begun, unless the file has changed again", async () => {
    const { site, edit, built } = devFolder();
    await site.rebuild();
    await site.warm();
    const style = "templates/styles/site.css";
    const shown = () => {
      const name = /assets\/site\.\w+\.css/.exec(built("index.html") ?? "")?.[0];
      return built(name ?? "") ?? "";
    };
    edit(style, (text) => `${text}.a { color: red }\n`);
    await site.rebuild();
    edit(style, (text) => `${text}.b { color: red }\n`);
    site.expect(style);
    await site.rebuild();
    expect(shown()).toContain(".b{");
    edit(style, (text) => `${text}.c { color: red }\n`);
    site.expect(style);
    edit(style, (text) => `${text}.d { color: red }\n`);
    await site.rebuild();
    expect(shown()).toContain(".d{");
    edit(style, (text) => `${text}@import "./none.css";\n`);
    site.expect(style);
    expect((await site.rebuild()).state.status).toBe("broken");
    edit(style, (text) => text.replace('@import "./none.css";\n', ""));
    site.expect(style);
    expect((await site.rebuild()).state.status).toBe("good");
  });

  test("reports a top-level `await` in a template", async () => {
    const { site, edit } = devFolder();
    await site.rebuild();
    edit("templates/site.tsx", (text) => `${text}\nexport const awaited = await Promise.resolve("Un");\n`);
    const { state } = await site.rebuild();
    expect(state).toMatchObject({
      status: "broken",
      problems: [
        {
          code: "template/syntax",
          file: "templates/site.tsx",
          hint: "a site is made of its files alone: put the awaited data into content/, or wait in a function",
        },
      ],
    });
  });
});

type Folder = ReturnType<typeof devFolder>;

/** A mistake in each kind of input, and the problem that must be reported. */
const mistakes: readonly (readonly [string, (folder: Folder) => void, RegExp])[] = [
  [
    "content",
    ({ edit }) =>
      edit("content/articles/premier.md", (text) => text.replace("category: energie", "category: energi")),
    /content\/articles\/premier\.md:\d+:\d+ .*did you mean “energie”/,
  ],
  [
    "Markdown",
    ({ edit }) => edit("content/articles/premier.md", (text) => `${text}\n[Là](/nulle-part)\n`),
    /content\/articles\/premier\.md:\d+:\d+ .*\/nulle-part/,
  ],
  [
    "YAML",
    ({ edit }) => edit("content/categories.yaml", (text) => `${text}confort: "Le\n`),
    /content\/categories\.yaml:\d+:\d+/,
  ],
  [
    "settings",
    ({ edit }) => edit("content/site.yaml", (text) => text.replace(/url: .*/, "url: nulle part")),
    /content\/site\.yaml:\d+:\d+/,
  ],
  [
    "a schema",
    ({ edit }) =>
      edit("templates/site.tsx", (text) =>
        text.replace('title: text("fr"), photo: image()', "title: z.number(), photo: image()"),
      ),
    /content\/pages\/index\.md:\d+:\d+ .*number/,
  ],
  [
    "a schema that cannot be made",
    ({ edit }) =>
      edit("templates/site.tsx", (text) =>
        text.replace('title: text("fr"), photo: image()', "title: z.nombre(), photo: image()"),
      ),
    /templates\/site\.tsx:\d+:\d+ .* z\.nombre is not a function/,
  ],
  [
    "the syntax of a template",
    ({ edit }) => edit("templates/site.tsx", (text) => `${text}const = 1;\n`),
    /templates\/site\.tsx:\d+:\d+ .*Expected identifier/,
  ],
  [
    "a template that throws when it is loaded",
    ({ edit }) => edit("templates/site.tsx", (text) => `${text}throw new Error("Zut à la charge.");\n`),
    /templates\/site\.tsx:\d+:\d+ .*Zut à la charge\./,
  ],
  [
    "a template that throws when it draws",
    ({ edit }) =>
      edit("templates/site.tsx", (text) =>
        text.replace("{article.body && ", '{(() => { throw new Error("Zut."); })()}\n{article.body && '),
      ),
    /templates\/site\.tsx:\d+:\d+ .*drawing \/blog\/\S+ and 3 more pages failed: Zut\./,
  ],
  [
    "an island",
    ({ edit }) => edit("templates/islands/counter.tsx", (text) => `${text}const = 1;\n`),
    /templates\/islands\/counter\.tsx:\d+:\d+ .*Expected identifier/,
  ],
  [
    "a script",
    ({ edit }) => edit("templates/enhancers/hello.ts", (text) => `${text}import "./nowhere.ts";\n`),
    /templates\/enhancers\/hello\.ts:\d+:\d+ .*Could not resolve/,
  ],
  [
    "a style",
    ({ edit }) => edit("templates/styles/site.css", (text) => `${text}p { background: url(./non.png) }\n`),
    /templates\/styles\/site\.css:\d+:\d+ .*Could not resolve/,
  ],
  [
    "an image",
    ({ write }) => write("content/images/facade.png", "pas une image"),
    /content\/images\/facade\.png .*not a readable image/,
  ],
  [
    "a file of static/",
    ({ write }) => write("static/index.html", "<p>Moi d’abord.</p>"),
    /static\/index\.html the site publishes/,
  ],
  [
    "templates that are gone",
    ({ remove }) => remove("templates/site.tsx"),
    /templates\/site\.ts .*not there/,
  ],
];

const inputs = ["content", "templates", "static"];

function copyInputs(from: string, to: string): void {
  for (const name of inputs) {
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

const linesOf = ({ site }: Folder): string => {
  const state = site.state();
  return (state.status === "broken" ? state.problems : [])
    .map(
      ({ file, at, message, hint }) =>
        `${file}${at ? `:${at.line}:${at.column}` : ""} ${tell(message)} ${hint && tell(hint)} `,
    )
    .join("\n");
};

describe("a site that was tried with an edit, and kept", () => {
  const file = "content/articles/premier.md";
  const saved = async (
    { site, read, write }: ReturnType<typeof devFolder>,
    change: (text: string) => string,
  ) => {
    const [before, after] = [read(file), change(read(file))];
    const tried = await site.tryFiles([{ file, before: Buffer.from(before), after: Buffer.from(after) }]);
    if (tried.status === "refused") return tried;
    write(file, after);
    return tried.keep();
  };

  test("is served with its workbench, and needs no build for the file that was written", async () => {
    const folder = devFolder();
    const { site, edit, built } = folder;
    edit("templates/site.tsx", (text) =>
      text.replace(
        "    missing: {",
        '    bench: { template: MissingPage, plan: () => [{ route: "/_atelier", props: {} }], workbench: true },\n    missing: {',
      ),
    );
    await site.rebuild();
    expect(await saved(folder, (text) => `${text}\nEncore.\n`)).toMatchObject({
      hasChanged: true,
      fresh: [],
    });
    expect(built("blog/premier.html")).toContain("Encore.");
    expect(built("_atelier.html")).toContain("<h1>Introuvable</h1>");
    expect([site.isBuiltFrom(file), site.findChange()]).toEqual([true, undefined]);
    expect((await site.rebuild()).hasChanged).toBe(false);
  });

  test("is not built from a file that has changed since, nor from one that was changed while it was tried", async () => {
    const folder = devFolder();
    const { site, edit, read, write } = folder;
    const other = "content/articles/second.md";
    await site.rebuild();
    await saved(folder, (text) => `${text}\nEncore.\n`);
    edit(file, (text) => text.replace("Encore", "Encor"));
    expect([site.isBuiltFrom(file), site.isBuiltFrom(other)]).toEqual([false, true]);
    edit(file, (text) => text.replace("Encor", "Encore"));
    expect(site.isBuiltFrom(file)).toBe(true);

    const before = read(other);
    const trying = saved(folder, (text) => `${text}\nEt encore.\n`);
    expect(site.isBuiltFrom(other)).toBe(false);
    write(other, `${before}\nAutre.\n`);
    await trying;
    const isInSite = folder.built("blog/second.html")?.includes("Autre.") === true;
    expect(site.isBuiltFrom(other)).toBe(isInSite);
    expect((await site.rebuild()).hasChanged).toBe(!isInSite);
  });

  test("tells its new warnings, once", async () => {
    const folder = devFolder();
    await folder.site.rebuild();
    expect(await saved(folder, (text) => `${text}\n<div>Texte</div>\n`)).toMatchObject({
      fresh: [{ code: "markdown/raw-html" }],
    });
    expect((await folder.site.rebuild()).hasChanged).toBe(false);
  });

  test("is not served if it was refused, and the files of a refused build are built again when they are saved", async () => {
    const folder = devFolder();
    const { site, edit, built } = folder;
    await site.rebuild();
    expect(
      await saved(folder, (text) => text.replace("category: energie", "category: energy")),
    ).toMatchObject({
      status: "refused",
    });
    expect([site.state().status, site.isBuiltFrom(file)]).toEqual(["good", true]);
    edit(file, (text) => text.replace("category: energie", "category: energy"));
    await site.rebuild();
    expect([site.state().status, site.isBuiltFrom(file)]).toEqual(["broken", false]);
    expect(built("blog/premier.html")).toContain("Premier article");
  });
});

test("weights are known after the page: another build reports a page over its budget", async () => {
  let thoughts = 0;
  const { site, edit, built } = devFolder({
    onLateResults: () => {
      thoughts += 1;
    },
  });
  edit("content/site.yaml", (text) => `${text}\nbudgets: { firstPaint: { default: 0.1 } }\n`);
  const first = await site.rebuild();
  expect(first.state).toMatchObject({ status: "good", site: { problems: [] } });
  expect(built("index.html")).toBeDefined();
  // After quick compression, which finds pages that may be too heavy, and that of hosts.
  await eventually(() => expect(thoughts).toBe(1));
  const { state } = await site.rebuild();
  expect(state.status === "good" && state.site.problems[0]?.code).toBe("page/budget");
  await site.rebuild();
  expect(thoughts).toBe(1);
});

test("weights within the budgets request no other build", async () => {
  const weighed: number[] = [];
  const folder = devFolder({ onLateResults: () => expect.unreachable() });
  const { site, edit } = folder;
  edit("content/site.yaml", (text) => `${text}\nbudgets: { firstPaint: { default: 100 } }\n`);
  const { state } = await site.rebuild();
  await eventually(() => {
    weighed.push(site.weigh(siteOf(state)?.drawn?.pages[0] ?? expect.unreachable(), "quickly"));
    expect(weighed.at(-1)).toBeGreaterThan(0);
  });
  expect((await site.rebuild()).hasChanged).toBe(false);
});

/** The page and the terminal show the same problems, with the line if it is known. */
function expectToldEverywhere({ site }: Folder, built: Rebuilt): void {
  const problems = built.state.status === "broken" ? built.state.problems : [];
  const { readText } = site;
  const frame = (problem: Problem) => frameLines(problem, readText);
  const page = drawErrorPage(problems, {
    frame,
    speech: english,
    here: "/",
    linkTo: () => undefined,
    back: "/__dev/last-good?to=%2F",
  });
  const terminal = describeDevEvent(
    { kind: "rebuilt", built, changed: [] },
    { readText, quiet: false, colour: false, speech: english },
  );
  for (const problem of problems) {
    expect(page).toContain(escapeHtml(tell(problem.message)));
    expect(terminal).toContain(tell(problem.message));
    const lines = frame(problem);
    expect(lines.length > 0).toBe(problem.at !== undefined);
    if (lines.length > 0) expect(page).toContain(escapeHtml(lines.join("\n")));
    for (const line of lines) expect(terminal).toContain(line.trim());
  }
  expect(page).toContain('href="/__dev/last-good?to=%2F"');
  expect(terminal).toContain("the last good version is still served");
}

describe("a mistake", () => {
  test.each(shareOf(mistakes, 4))(
    "in %s is reported, also at the start, keeps the last good version, and goes when it is corrected",
    async (_, breakIt, shows) => {
      const folder = devFolder();
      const { root, site, built } = folder;
      const kept = join(root, "../kept");
      copyInputs(root, kept);

      breakIt(folder);
      const start = await site.rebuild();
      expect(start.state).toMatchObject({ status: "broken", lastGood: undefined });
      expect(linesOf(folder)).toMatch(shows);
      copyInputs(kept, root);
      expect((await site.rebuild()).state.status).toBe("good");
      const good = built("blog/premier.html");
      expect(good).toContain("Premier article");

      // From here on, only modules that a change affects run again.
      await site.warm();
      breakIt(folder);
      const broken = await site.rebuild();
      expect(broken).toMatchObject({ hasChanged: true, state: { status: "broken" } });
      expect(linesOf(folder)).toMatch(shows);
      expectToldEverywhere(folder, broken);
      expect(built("blog/premier.html")).toBe(good);
      expect((await site.rebuild()).hasChanged).toBe(false);

      copyInputs(kept, root);
      const mended = await site.rebuild();
      expect(mended).toMatchObject({ hasChanged: true, state: { status: "good" } });
      expect(built("blog/premier.html")).toBe(good);
    },
  );

  test("that makes the file system fail is reported too, and the next change builds again", async () => {
    const { root, site } = devFolder();
    // A folder in place of a file: no stage expects this failure of reading.
    rmSync(join(root, "package.json"), { force: true });
    mkdirSync(join(root, "package.json"));
    const { state } = await site.rebuild();
    expect(state).toMatchObject({ status: "broken", problems: [{ code: "dev/crash" }] });
    rmSync(join(root, "package.json"), { recursive: true });
    expect((await site.rebuild()).state.status).toBe("good");
  });
});
