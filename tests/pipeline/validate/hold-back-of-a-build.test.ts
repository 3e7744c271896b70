import { expect, test } from "vitest";
import { buildInMemory } from "../../support/build-in-memory.ts";

const article = (date: string, more = "") =>
  `---\ntitle: A\ndate: ${date}\ncategory: energie\n${more}---\n\nTexte.\n`;
const files = {
  "content/site.yaml": "name: Essai\nurl: https://www.essai.example\ntimeZone: Europe/Paris\n",
  "content/articles/demain.md": article("2026-07-15"),
  "content/articles/idee.md": article("2025-01-01", "draft: true\n"),
};

/** The articles that visitors can reach at a moment, by page and by sitemap. */
async function publishedAt(now: string, drafts = false) {
  const { written, outcome } = await buildInMemory(files, { now: new Date(now), drafts });
  const sitemap = written.get("sitemap.xml") ?? "";
  const pages = ["demain", "idee"].filter((id) => written.has(`blog/${id}.html`));
  expect(pages.filter((id) => sitemap.includes(`/blog/${id}<`))).toEqual(pages);
  return { pages, heldBack: outcome.heldBack };
}

test("an article appears at midnight in Paris, whatever the clock of the machine says", async () => {
  expect(await publishedAt("2026-07-14T21:59:59Z")).toEqual({
    pages: [],
    heldBack: [
      {
        collection: "articles",
        id: "demain",
        file: "content/articles/demain.md",
        reason: "future",
        due: "2026-07-15",
      },
      {
        collection: "articles",
        id: "idee",
        file: "content/articles/idee.md",
        reason: "draft",
        due: undefined,
      },
    ],
  });
  expect((await publishedAt("2026-07-14T22:00:00Z")).pages).toEqual(["demain"]);
});

test("--drafts publishes everything", async () => {
  expect(await publishedAt("2026-01-01T00:00:00Z", true)).toEqual({
    pages: ["demain", "idee"],
    heldBack: [],
  });
});
