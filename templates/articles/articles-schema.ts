import { calendarDate, folderCollection, markdown, publication, reference } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/views/drawing-name.ts";
import { exact, french, heading, link, secureAddress, seo } from "../words/words.ts";

/** A text that an article rests on. */
const source = z.strictObject({
  title: french,
  /** Who publishes it, where the title does not say so. */
  publisher: french.optional(),
  /** The text itself, not the home page of its publisher. */
  href: secureAddress,
});
export type Source = z.output<typeof source>;

const article = z.strictObject({
  ...publication,
  route: z.string(),
  title: heading,
  seo,
  /** One or two sentences for the cards. */
  excerpt: french,
  category: reference("categories"),
  /** The category as the article itself names it. `english` is the word of whoever ordered the site; no page shows it. */
  label: z.strictObject({ text: exact, english: exact.optional() }),
  /** Minutes. The build compares it with the words of the body. */
  readTime: z.int().positive(),
  featured: z.boolean().default(false),
  drawing: drawingName,
  next: z.strictObject({ article: reference("articles"), label: french }).optional(),
  related: z.array(reference("articles")).default([]),
  /** Further buttons at the end of the article. */
  actions: z.array(link).default([]),
  share: z.boolean().default(false),
  /** Dated notes on what changed since: the article itself speaks as of its date. One of a later day appears on that day. */
  updates: z.array(z.strictObject({ date: calendarDate(), text: markdown() })).default([]),
  /** The name of the person who wrote it. Without one, the firm is the author. */
  author: exact.optional(),
  /** The day on which the article was last read again and compared with its sources. */
  reviewed: calendarDate().optional(),
  /** What the article rests on: a list at its end. */
  sources: z.array(source).default([]),
});
export type Article = z.output<typeof article>;

export const articles = folderCollection({
  folder: "articles",
  format: "markdown",
  schema: article,
  readTimeField: "readTime",
  datedList: "updates",
  reviewedField: "reviewed",
});
