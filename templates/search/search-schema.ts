import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, link, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const group = z.strictObject({
  title: french,
  links: z.array(z.strictObject({ ...link.shape, label: french })),
});

const search = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: french,
  lead: french,
  form: z.strictObject({
    label: french,
    help: french,
    /** The box that turns the key « / » off: what the key does, and what the box does. */
    key: z.strictObject({ label: french, help: french }),
    submit: french,
    /** Where no script runs. */
    withoutScripts: french,
  }),
  results: z.strictObject({
    title: french,
    /** Beside the field: `{count}` pages. */
    count: z.strictObject({ one: french, many: wordsWith("count") }),
    /** What screen readers announce: how many pages have `{query}`. */
    one: wordsWith("query"),
    many: wordsWith("count", "query"),
    none: wordsWith("query"),
    /** Where no page has all the words, above those that have some. */
    partial: french,
    /** Where the index cannot be fetched. */
    failed: french,
    /** Where nothing was found. */
    wayOut: z.strictObject({ text: french, link }),
    /** What a result is, by the kind of its page. */
    kinds: z.strictObject({
      page: french,
      article: french,
      legal: french,
      profile: french,
      project: french,
      service: french,
    }),
  }),
  /** The groups of the map. Services, articles, profiles and legal pages add themselves below the links given here. */
  map: z.strictObject({
    title: french,
    firm: group,
    services: group,
    articles: group,
    profiles: group,
    forms: group,
    legal: group,
  }),
});
export type SearchWords = z.output<typeof search>;

export const searchPage = singleEntry({ file: "pages/recherche.yaml", schema: search });
