import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, seo } from "../words/words.ts";

const offline = z.strictObject({ seo, title: french, lead: french, text: french, home: french });
export type OfflineWords = z.output<typeof offline>;

const notFound = z.strictObject({
  seo,
  /** In English, to the letter. */
  title: exact,
  /** In French. */
  lead: french,
  text: french,
  /** In English, to the letter. */
  home: exact,
  /** The same in French, below it. */
  homeInFrench: french,
  /** For visitors without network, where `offline` of `content/site.yaml` has a worker. */
  offline,
});
export type NotFound = z.output<typeof notFound>;

export const notFoundPage = singleEntry({ file: "pages/not-found.yaml", schema: notFound });
