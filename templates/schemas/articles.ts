import { calendarDate, folderCollection, markdown, publication, reference } from "charpente";
import { z } from "zod";
import { drawingName } from "./drawing-name.ts";
import { exact, french, heading, link, seo } from "./words.ts";

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
});
export type Article = z.output<typeof article>;

export const articles = folderCollection({
  folder: "articles",
  format: "markdown",
  schema: article,
  readTimeField: "readTime",
  datedList: "updates",
});
