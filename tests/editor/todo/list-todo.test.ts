import { expect, test } from "vitest";
import type { SiteState } from "../../../src/dev/site/site-state.ts";
import type { TodoList } from "../../../src/editor/todo/todo-board.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { article, goodState, lookAt } from "./known-site.ts";

const kindsOf = (
  { todos }: TodoList | undefined = { todos: [], fresh: new Set(), today: "", isBroken: false },
) => todos.map(({ kind }) => kind);
const of = (list: TodoList | undefined, kind: string) => list?.todos.filter((todo) => todo.kind === kind);

test("a placeholder is listed with its page, its entry and its field", async () => {
  const state = await goodState({ "content/articles/un.md": article("", "à compléter") });
  const [list] = await lookAt([[state]]);
  expect(of(list, "placeholder")).toMatchObject([
    {
      file: "content/articles/un.md",
      at: { line: 2, column: 8 },
      page: { route: "/blog/un" },
      entry: { name: { collection: "articles", id: "un" } },
      field: { path: ["title"] },
    },
  ]);
});

test("a field of a list is listed after the name of its item", async () => {
  const faq = (answer: string) =>
    `---\ntitle: Accueil\nfaq:\n  - { question: Pourquoi, answer: ${answer} }\n  - { question: à compléter, answer: … }\n---\n`;
  const [list] = await lookAt([[await goodState({ "content/pages/accueil.md": faq("à compléter") })]]);
  const labels = of(list, "placeholder")?.map(({ field }) => field?.label);
  expect(labels).toEqual(["Pourquoi · answer", "faq 2 · question"]);
});

test("drafts are sorted by file, scheduled entries by date, each with the field that holds it back", async () => {
  const state = await goodState({
    "content/articles/a.md": article("draft: true\n"),
    "content/articles/b.md": article().replace("2025-01-01", "2026-03-01"),
    "content/articles/c.md": article().replace("2025-01-01", "2026-02-01"),
  });
  const [list] = await lookAt([[state]]);
  expect(of(list, "draft")).toMatchObject([{ file: "content/articles/a.md", field: { path: ["draft"] } }]);
  expect(of(list, "scheduled")).toMatchObject([
    { file: "content/articles/c.md", what: { due: "2026-02-01" }, field: { path: ["date"] } },
    { file: "content/articles/b.md", what: { due: "2026-03-01" } },
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
  expect(kindsOf(list).slice(0, 2)).toEqual(["refused", "refused"]);
  expect(of(list, "refused")).toMatchObject([
    { at: undefined, page: { route: "/blog/a" }, field: { path: [], label: undefined } },
    { at: { line: 2 }, field: { path: ["title"], label: "title" }, what: { why } },
  ]);
  // The first value of an optional field, which the file does not hold.
  const [first] = await lookAt([[state]], { refused: [draft("a", ["draft"])] });
  expect(of(first, "refused")).toMatchObject([{ page: { route: "/blog/a" }, field: { path: ["draft"] } }]);
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
  expect(of(list, "unused")).toMatchObject([{ file: "static/old.png" }]);
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
    { entry: { name: { collection: "categories", id: "energie" } }, field: { path: ["name"] } },
  ]);
  expect(of(list, "warning")?.find(({ file }) => file === "templates/site.ts")).toMatchObject({
    page: { route: "/" },
    entry: undefined,
    field: undefined,
  });
});

test("a page close to its budget is listed, one over it once, and one far below it not", async () => {
  const settings = (page: number) => ({
    "content/site.yaml": `name: Essai\nurl: https://www.essai.example\nbudgets: { page: ${page} }\n`,
  });
  const weigh = () => 970;
  const near = await lookAt([[await goodState(settings(1))]], { weigh });
  expect(of(near[0], "weight")).toMatchObject([
    { page: { route: "/" }, what: { is: "near", budgetOf: "page", amount: 970, budget: 1000 } },
  ]);
  expect(kindsOf((await lookAt([[await goodState(settings(2))]], { weigh }))[0])).not.toContain("weight");
  const over = await lookAt([[await goodState(settings(0.05))]], { weigh });
  expect(of(over[0], "weight")).toMatchObject([
    { what: { is: "problem", problem: { code: "page/budget" } } },
  ]);
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
  expect(kindsOf(list)[0]).toBe("error");
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
  const fresh = second?.todos.filter(({ key }) => second.fresh.has(key));
  expect(of(second, "draft")).toHaveLength(2);
  expect(fresh?.filter(({ kind }) => kind === "draft").map(({ file }) => file)).toEqual([
    "content/articles/b.md",
  ]);
});
