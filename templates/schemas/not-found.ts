import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, seo } from "./words.ts";

const notFound = z.strictObject({
  seo,
  /** In English, to the letter. */
  title: exact,
  /** In French. */
  lead: french,
  text: french,
  /** In English, to the letter. */
  home: exact,
});
export type NotFound = z.output<typeof notFound>;

export const notFoundPage = singleEntry({ file: "pages/not-found.yaml", schema: notFound });
