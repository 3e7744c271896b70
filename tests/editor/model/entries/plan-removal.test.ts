import { expect, test } from "vitest";
import { buildInMemory } from "../../../support/build-in-memory.ts";
import { remove } from "./plan-on.ts";

const page = (body: string, fields = "") => `---\ntitle: Page\n${fields}---\n${body}`;
const article = (fields: string, body = "Un texte.\n") =>
  `---\ntitle: Article\ndate: 2025-01-01\ncategory: energie\n${fields}---\n${body}`;
const settings = (rest: string) => `name: Essai\nurl: https://www.essai.example\n${rest}`;

const site = {
  "content/site.yaml": settings("redirects:\n  - { from: /vieux, to: /blog/un }\n"),
  "content/pages/accueil.md": page(
    "Lire [*le premier*](/blog/un#suite), [le même][r] ou [un autre](/blog/deux).\n\n[r]: /blog/un\n\nFin.\n",
  ),
  "content/articles/un.md": article("", "## Suite\n\n[Ici](/blog/un).\n"),
  "content/articles/deux.md": article("related:\n  - un\n  - trois\n"),
  "content/articles/trois.md": article("related: [un] # seul\n"),
};
const nobody = () => undefined;

test("links to an entry are listed with their places, and nothing is planned before all are decided", async () => {
  const { plan } = await remove(site, "un", { replacement: undefined, decide: nobody });
  expect(plan.status).toBe("linked");
  expect(
    "mentions" in plan && plan.mentions.map(({ file, line, column, words }) => [file, line, column, words]),
  ).toEqual([
    ["content/articles/deux.md", 6, 5, "related[0]: un"],
    ["content/articles/trois.md", 5, 11, "related[0]: un"],
    ["content/pages/accueil.md", 4, 6, "[*le premier*](/blog/un#suite)"],
    ["content/pages/accueil.md", 6, 1, "[r]: /blog/un"],
  ]);
});

test("links are removed and leave their words, and names are removed from lists", async () => {
  const { files } = await remove(site, "un", { replacement: undefined, decide: () => "unlink" });
  expect(files["content/pages/accueil.md"]).toBe(
    page("Lire *le premier*, le même ou [un autre](/blog/deux).\n\n\nFin.\n"),
  );
  expect(files["content/articles/deux.md"]).toBe(article("related:\n  - trois\n"));
  expect(files["content/articles/trois.md"]).toBe(article("related: [] # seul\n"));
  expect(files["content/articles/un.md"]).toBeUndefined();
  expect(files["content/site.yaml"]).toBe(settings("redirects: []\n"));
  expect((await buildInMemory(files)).problems).toEqual([]);
});

test("with a replacement, redirects and links lead there, and a list names it once", async () => {
  const replacement = { route: "/blog/trois", id: "trois" };
  const { files, plan } = await remove(site, "un", { replacement, decide: () => "lead" });
  expect(files["content/site.yaml"]).toBe(
    settings("redirects:\n  - { from: /vieux, to: /blog/trois }\n  - { from: /blog/un, to: /blog/trois }\n"),
  );
  expect(files["content/pages/accueil.md"]).toContain("[*le premier*](/blog/trois#suite), [le même][r]");
  expect(files["content/pages/accueil.md"]).toContain("[r]: /blog/trois\n");
  expect(files["content/articles/deux.md"]).toBe(article("related:\n  - trois\n"));
  expect(plan).toMatchObject({ redirects: { added: [{ from: "/blog/un", to: "/blog/trois" }] } });
});

test("a removed draft gets no redirect, since no reader knows its address", async () => {
  const replacement = { route: "/blog/trois", id: "trois" };
  const draft = { ...site, "content/articles/un.md": article("draft: true\n", "## Suite\n") };
  const { plan } = await remove(draft, "un", { replacement, decide: () => "lead" });
  expect(plan).toMatchObject({ status: "planned", redirects: { added: [] } });
});

test("a link without words of its own is not removed", async () => {
  const files = {
    "content/pages/accueil.md": page("Voir <https://www.essai.example/blog/un>.\n"),
    "content/articles/un.md": article(""),
  };
  const { plan } = await remove(files, "un", { replacement: undefined, decide: () => "unlink" });
  expect(plan).toMatchObject({ status: "impossible", why: { key: "edit/remove.wordless" } });
});

test("a required value cannot be removed, but replaced by another entry", async () => {
  const files = {
    "content/categories.yaml": "energie: { name: Énergie }\nusage: { name: Usage }\n",
    "content/articles/un.md": article(""),
  };
  const { plan } = await remove(files, "energie", { replacement: undefined, decide: () => "unlink" });
  expect(plan).toMatchObject({
    status: "impossible",
    why: { key: "edit/remove.required" },
    mention: { file: "content/articles/un.md", line: 4 },
  });
  const replacement = { route: undefined, id: "usage" };
  const replaced = await remove(files, "energie", { replacement, decide: () => "lead" });
  expect(replaced.files["content/categories.yaml"]).toBe("usage: { name: Usage }\n");
  expect(replaced.files["content/articles/un.md"]).toContain("category: usage\n");
});
