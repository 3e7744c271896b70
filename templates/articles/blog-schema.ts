import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, link, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const blog = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, blog: exact }),
  title: heading,
  lead: french,
  categories: z.strictObject({ title: heading, all: exact }),
  newsletter: z.strictObject({ text: french, ...link.shape }),
  /** For feed readers: what they subscribe to, and the links to it. */
  feed: z.strictObject({ title: french, description: french, text: french, links: z.array(link).min(1) }),
  articlesTitle: french,
  /** Above the articles of one category, whose name stands for `{category}`. */
  categoryTitle: wordsWith("category"),
  /** The button that shows the rest of the cards. */
  more: exact,
  /** How many articles show, `{shown}`, of how many, `{total}`. */
  shown: z.strictObject({
    one: wordsWith("shown"),
    many: wordsWith("shown"),
    some: wordsWith("shown", "total"),
  }),
  /** The order of the cards. Articles that are not named come first, the newest at the top. */
  order: z.array(reference("articles")).default([]),
  article: z.strictObject({
    category: french,
    author: french,
    published: french,
    updated: french,
    /** Before the letter of the last update, as draughtsmen count revisions: the first edition is A. */
    revision: french,
    /** Before the day of the last review, where that is later than any update. */
    reviewed: french,
    readTime: french,
    contents: french,
    updateTitle: french,
    sources: french,
    related: french,
    share: exact,
    shareDone: french,
    shareFailed: french,
    back: exact,
  }),
});
export type Blog = z.output<typeof blog>;

export const blogPage = singleEntry({ file: "pages/blog.yaml", schema: blog });
