import { describe, expect, test } from "vitest";
import type { FaultList } from "../../../src/dev/faults/fault-board.ts";
import type { SiteState } from "../../../src/dev/site/site-state.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { english } from "../../support/speech.ts";
import { article, boardOf, goodState, lookAt } from "./known-site.ts";

const kindsOf = (list: FaultList | undefined) => list?.faults.map(({ kind }) => kind);
const of = (list: FaultList | undefined, kind: string) => list?.faults.filter((fault) => fault.kind === kind);
/** The address that opens a field on a page. */
const opens = (page: string, ...field: readonly unknown[]) =>
  `${page}#site-edit=${encodeURIComponent(JSON.stringify(field))}`;

test("a placeholder is listed with its page, its entry and its field", async () => {
  const state = await goodState({ "content/articles/un.md": article("", "à compléter") });
  const [list] = await lookAt([[state]]);
  expect(of(list, "placeholder")).toMatchObject([
    {
      place: "content/articles/un.md:2:8",
      page: { route: "/blog/un" },
      holder: "articles · à compléter",
      field: "title",
      href: opens("/blog/un", "articles", "un", "title"),
    },
  ]);
});

test("a field of a list is listed after the name of its item", async () => {
  const faq = (answer: string) =>
    `---\ntitle: Accueil\nfaq:\n  - { question: Pourquoi, answer: ${answer} }\n  - { question: à compléter, answer: … }\n---\n`;
  const [list] = await lookAt([[await goodState({ "content/pages/accueil.md": faq("à compléter") })]]);
  const labels = of(list, "placeholder")?.map(({ field }) => field);
  expect(labels).toEqual(["Pourquoi · answer", "à compléter · question"]);
});

test("drafts are sorted by file, scheduled entries by date, each with the field that holds it back", async () => {
  const state = await goodState({
    "content/articles/a.md": article("draft: true\n"),
    "content/articles/b.md": article().replace("2025-01-01", "2026-03-01"),
    "content/articles/c.md": article().replace("2025-01-01", "2026-02-01"),
  });
  const [list] = await lookAt([[state]]);
  expect(of(list, "draft")).toMatchObject([{ href: opens("/blog/a", "articles", "a", "draft") }]);
  expect(of(list, "scheduled")).toMatchObject([
    { due: { day: "2026-02-01" }, href: opens("/blog/c", "articles", "c", "date") },
    { due: { day: "2026-03-01" }, page: { route: "/blog/b" } },
  ]);
});

test("refused drafts come first, with their field, as long as their entry exists", async () => {
  const why = { status: "refused", atField: ["« Titre » est vide."], beside: [], elsewhere: [] } as const;
  const draft = (id: string, path: string[]) => ({
    entry: { collection: "articles", id },
    path,
    value: " ",
    why,
  });
  const state = await goodState({ "content/articles/a.md": article() });
  const refused = [draft("a", ["title"]), draft("a", []), draft("gone", ["title"])];
  const [list] = await lookAt([[state]], { refused });
  expect(kindsOf(list)?.slice(0, 2)).toEqual(["refused", "refused"]);
  expect(of(list, "refused")).toMatchObject([
    { place: "content/articles/a.md", page: { route: "/blog/a" }, field: "Text" },
    { place: "content/articles/a.md:2:8", field: "title", messages: why.atField },
  ]);
  // The first value of an optional field, which the file does not hold.
  const [first] = await lookAt([[state]], { refused: [draft("a", ["draft"])] });
  expect(of(first, "refused")).toMatchObject([{ href: opens("/blog/a", "articles", "a", "draft") }]);
});

test("unused images are a kind of their own", async () => {
  const warning: Problem = {
    code: "content/unused-image",
    severity: "warning",
    file: "static/old.png",
    message: "no page shows this image",
  };
  const state = await goodState({});
  const [list] = await lookAt([[{ ...state, site: { ...state.site, problems: [warning] } }]]);
  expect(of(list, "unused")).toMatchObject([{ place: "static/old.png", href: "/#site-images" }]);
});

test("an entry of a file of many is listed by its name, and a problem without an entry by its file", async () => {
  const state = await goodState({ "content/categories.yaml": "energie: { name: à compléter }\n" });
  const warning: Problem = {
    code: "page/orphan",
    severity: "warning",
    file: "templates/site.ts",
    message: "the page / is alone",
  };
  const [list] = await lookAt([[{ ...state, site: { ...state.site, problems: [warning] } }]]);
  expect(of(list, "placeholder")).toMatchObject([
    { href: opens("/", "categories", "energie", "name"), field: "name" },
  ]);
  expect(of(list, "warning")?.find(({ place }) => place === "templates/site.ts")).toMatchObject({
    page: { route: "/" },
    field: undefined,
    href: "/",
  });
});

test("a page close to its budget is listed, one over it once, and one far below it not", async () => {
  const settings = (page: number) => ({
    "content/site.yaml": `name: Essai\nurl: https://www.essai.example\nbudgets: { page: ${page} }\n`,
  });
  const weigh = () => 970;
  const near = await lookAt([[await goodState(settings(1))]], { weigh });
  expect(of(near[0], "weight")).toMatchObject([
    { page: { route: "/" }, messages: ["whole page: 970 bytes of 1 kB"] },
  ]);
  expect(kindsOf((await lookAt([[await goodState(settings(2))]], { weigh }))[0])).not.toContain("weight");
  const over = await lookAt([[await goodState(settings(0.05))]], { weigh });
  expect(of(over[0], "weight")).toMatchObject([{ code: "page/budget" }]);
});

test("while the site has errors, they come first, and the rest is that of the last good site", async () => {
  const good = await goodState({ "content/articles/a.md": article("draft: true\n") });
  const error: Problem = {
    code: "yaml/syntax",
    severity: "error",
    file: "content/articles/b.md",
    message: "…",
  };
  const broken: SiteState = {
    status: "broken",
    version: 2,
    since: 2,
    problems: [error],
    lastGood: good.site,
  };
  const [list] = await lookAt([[broken]]);
  expect(list?.isBroken).toBe(true);
  expect(kindsOf(list)?.[0]).toBe("error");
  expect(kindsOf(list)).toContain("draft");
  const [early] = await lookAt([[{ ...broken, lastGood: undefined }]]);
  expect(kindsOf(early)).toEqual(["error"]);
});

test("only tasks that did not exist yesterday are new", async () => {
  const before = await goodState({ "content/articles/a.md": article("draft: true\n") });
  const after = await goodState({
    "content/articles/a.md": article("level: simple\ndraft: true\n"),
    "content/articles/b.md": article("draft: true\n"),
  });
  const tomorrow = new Date("2026-01-16T09:00:00Z");
  const [first, second] = await lookAt([[before], [after, tomorrow]]);
  expect(first?.fresh.size).toBe(0);
  const fresh = second?.faults.filter(({ key }) => second.fresh.has(key));
  expect(of(second, "draft")).toHaveLength(2);
  expect(fresh?.filter(({ kind }) => kind === "draft").map(({ page }) => page?.route)).toEqual(["/blog/b"]);
});

test("without an editor, faults have the title of their page and its address", async () => {
  const state = await goodState({ "content/articles/a.md": article("draft: true\n", "à compléter") });
  const [list] = await lookAt([[state]], { mending: undefined });
  expect(of(list, "draft")).toMatchObject([{ holder: "à compléter", field: undefined, href: "/blog/a" }]);
  expect(of(list, "placeholder")).toMatchObject([{ place: "content/articles/a.md:2:8", href: "/blog/a" }]);
});

describe("the faults of a page", () => {
  const files = {
    "content/articles/un.md": article("draft: true\n", "à compléter"),
    "content/articles/deux.md": article(),
    "content/pages/accueil.md": "---\ntitle: Accueil\n---\n\nUn texte.\n",
  };
  test("are those of its files and those that name it, and nothing of other pages", async () => {
    const { board } = boardOf(await goodState(files));
    const kinds = async (file: string) => (await board.lookAt(file, english, false))?.map(({ kind }) => kind);
    expect(await kinds("blog/un.html")).toEqual(["placeholder", "draft"]);
    expect(await kinds("blog/deux/index.html")).toEqual([]);
    expect(await kinds("index.html")).toEqual([]);
    expect(await kinds("note.txt")).toBeUndefined();
  });

  test("get what an audit finds once they are looked at", async () => {
    const alike = { "content/articles/un.md": article(), "content/articles/deux.md": article() };
    const { board } = boardOf(await goodState(alike));
    const codes = async (isOpen: boolean) =>
      (await board.lookAt("blog/un.html", english, isOpen))?.map(({ code }) => code);
    expect(await codes(false)).toEqual([]);
    expect(await codes(true)).toContain("page/duplicate-title");
  });

  test("are those of its last good version while the site has errors, which lead nowhere", async () => {
    const good = await goodState(files);
    const error = (file: string): Problem => ({
      code: "entry/missing-field",
      severity: "error",
      file,
      at: { line: 2, column: 1 },
      message: "title is missing",
    });
    const problems = [error("content/pages/accueil.md"), error("content/articles/un.md")];
    const broken: SiteState = { status: "broken", version: 2, since: 2, lastGood: good.site, problems };
    const { board } = boardOf(broken);
    expect(await board.lookAt("index.html", english, false)).toMatchObject([
      { kind: "error", place: "content/pages/accueil.md:2:1", href: undefined },
    ]);
  });

  test("come with what the whole site has not published yet, dated entries first", async () => {
    const { board } = boardOf(
      await goodState({
        "content/articles/a.md": article("draft: true\n"),
        "content/articles/b.md": article().replace("2025-01-01", "2026-03-01"),
        "content/articles/c.md": article().replace("2025-01-01", "2026-02-01"),
      }),
    );
    expect(board.coming(english).map(({ page }) => page?.route)).toEqual(["/blog/c", "/blog/b", "/blog/a"]);
  });
});

test("an audit for a button waits while the site is built or a save runs", async () => {
  let isBusy = true;
  const calm = async () => {
    while (isBusy) await new Promise((resolve) => setImmediate(resolve));
  };
  const { board } = boardOf(await goodState({ "content/articles/un.md": article() }), { calm });
  const glance = board.glance(english).then((list) => (isBusy ? "too early" : list?.isBroken));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  isBusy = false;
  expect(await glance).toBe(false);
});
