import { expect, test } from "vitest";
import { planArticles } from "../../../templates/articles/article-page.tsx";
import type { SiteContent } from "../../../templates/collections.ts";
import type { SiteSettings } from "../../../templates/settings.ts";

type ArticleEntry = SiteContent["articles"]["all"][number];

test("an article shows its next article and its related ones as links to their own routes", () => {
  const decree = article("decret-bacs-2026", { route: "/decret-bacs-2026", title: "Décret BACS" });
  const labels = article("labels-numeriques", {
    route: "/labels-numeriques",
    next: { article: reference("articles", "decret-bacs-2026"), label: "Article suivant" },
    related: [reference("articles", "decret-bacs-2026")],
  });
  const page = plan([decree, labels]).find(({ route }) => route === "/labels-numeriques");
  expect(page?.props.next).toEqual({
    label: "Article suivant",
    route: "/decret-bacs-2026",
    title: "Décret BACS",
  });
  expect(page?.props.related).toMatchObject([
    { route: "/decret-bacs-2026", title: "Décret BACS", category: { id: "cyber", name: "Cyber" } },
  ]);
});

test("an article without next or related ones has neither", () => {
  const [page] = plan([article("seul", {})]);
  expect(page?.props.next).toBeUndefined();
  expect(page?.props.related).toEqual([]);
});

test("search engines learn the date of the last update or review, or that of the article", () => {
  const [plain, updated, reviewed, reviewedFirst] = plan([
    article("a", { date: "2025-09-01" }),
    article("b", {
      date: "2025-09-01",
      updates: [
        { date: "2025-12-26", text: noText },
        { date: "2025-10-01", text: noText },
      ],
    }),
    article("c", {
      date: "2025-09-01",
      reviewed: "2026-02-01",
      updates: [{ date: "2025-12-26", text: noText }],
    }),
    article("d", {
      date: "2025-09-01",
      reviewed: "2025-10-01",
      updates: [{ date: "2025-12-26", text: noText }],
    }),
  ]);
  expect(plain?.updated).toBe("2025-09-01");
  expect(updated?.updated).toBe("2025-12-26");
  expect(reviewed?.updated).toBe("2026-02-01");
  expect(reviewedFirst?.updated).toBe("2025-12-26");
});

const noText = { parts: [], headings: [], words: 0, links: [], images: [] };

function reference<const Name extends string>(collection: Name, id: string) {
  return { collection, id };
}

function article(id: string, data: Partial<ArticleEntry["data"]>): ArticleEntry {
  return {
    collection: "articles",
    id,
    file: `content/articles/${id}.md`,
    digest: "",
    body: undefined,
    data: {
      route: `/${id}`,
      title: id,
      seo: { title: id, description: id },
      excerpt: id,
      category: reference("categories", "cyber"),
      label: { text: "Cyber" },
      date: "2025-01-01",
      draft: false,
      readTime: 5,
      featured: false,
      drawing: "decret-bacs-2026",
      next: undefined,
      related: [],
      actions: [],
      share: false,
      updates: [],
      sources: [],
      ...data,
    },
  };
}

function plan(all: readonly ArticleEntry[]) {
  const get = ({ id }: { readonly id: string }) => {
    const found = all.find((entry) => entry.id === id);
    if (found === undefined) throw new Error(`no article ${id}`);
    return found;
  };
  const cyber = {
    collection: "categories",
    id: "cyber",
    file: "",
    digest: "",
    body: undefined,
    data: { name: "Cyber" },
  };
  const content = {
    articles: { all, get },
    categories: { all: [cyber], get: () => cyber },
    applicability: { data: { form: {} } },
    profiles: { all: [] },
    blogPage: { data: { article: {}, breadcrumb: {} } },
  } as unknown as SiteContent;
  return planArticles(content, {} as SiteSettings);
}
