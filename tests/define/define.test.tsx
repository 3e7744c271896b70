import {
  defineSite,
  type Entry,
  folderCollection,
  Island,
  type Reference,
  singleEntry,
  siteSettings,
  text,
} from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";

const article = z.strictObject({ title: text("fr"), readTime: z.int() });
const collections = {
  articles: folderCollection({ folder: "articles", format: "markdown", schema: article }),
  home: singleEntry({ file: "home.yaml", schema: z.strictObject({ pitch: z.string() }) }),
};
const rest = {
  language: "fr",
  words: { opensNewTab: "", footnotes: "", backToText: "" },
  settings: siteSettings({ email: z.email() }),
  collections,
};

type ArticleEntry = Entry<z.output<typeof article>>;

function ArticlePage({ article }: { readonly article: ArticleEntry }) {
  return <p>{article.data.title}</p>;
}

/** The compiler judges this file: an expected error that does not come fails `npm test` as well. */
export function Misspelt({ article }: { readonly article: ArticleEntry }) {
  // @ts-expect-error the schema has no such field
  return <p>{article.data.titel}</p>;
}

declare const category: Reference<"categories">;

export const mistakes = () => [
  defineSite({
    ...rest,
    pages: {
      // @ts-expect-error the template wants an article, and the home page is none
      page: { template: ArticlePage, plan: ({ home }) => [{ route: "/", props: { article: home } }] },
    },
  }),
  defineSite({
    ...rest,
    pages: {
      page: {
        template: ArticlePage,
        // @ts-expect-error there is no such collection
        plan: ({ posts }) => posts.all.map((article) => ({ route: "/", props: { article } })),
      },
    },
  }),
  defineSite({
    ...rest,
    pages: {
      page: {
        template: ArticlePage,
        // @ts-expect-error the settings have no such field
        plan: ({ articles }, { phone }) =>
          articles.all.map((article) => ({ route: phone, props: { article } })),
      },
    },
  }),
  defineSite({
    ...rest,
    pages: {
      page: {
        template: ArticlePage,
        plan: ({ articles }) => [
          // @ts-expect-error the reference is one to another collection
          { route: "/", props: { article: articles.get(category) } },
        ],
      },
    },
  }),
];

function Counter({ start }: { readonly start: number }) {
  return <button type="button">{start}</button>;
}

// @ts-expect-error the component has no such prop
export const misnamed = <Island name="Counter" component={Counter} props={{ start: 1, strat: 2 }} />;

test("parts that a site leaves out of its definition are empty", () => {
  const site = defineSite({
    ...rest,
    pages: {
      article: {
        template: ArticlePage,
        plan: ({ articles }) =>
          articles.all.map((article) => ({ route: `/${article.id}`, props: { article } })),
      },
    },
  });
  expect(site).toMatchObject({ styles: [], enhancers: [], fonts: [], islands: {}, directives: {} });
  expect(site.assets.plan({}, {}, site.languages[0])).toEqual([]);
});

test("an option that there is not is refused, and all options are named", () => {
  // @ts-expect-error sites that are not type-checked have such mistakes as well
  const declare = () => defineSite({ ...rest, pages: {}, islandz: {} });
  expect(declare).toThrow('thrown.no-option {"name":"islandz"}');
  const words = expect.arrayContaining(["language", "pages", "styles", "islands", "fonts"]);
  expect(declare).toThrow(
    expect.objectContaining({ hint: expect.objectContaining({ data: expect.objectContaining({ words }) }) }),
  );
});
