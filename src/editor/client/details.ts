import { make } from "../../dev/client/panel/make.ts";
import type { EditWords } from "./session.ts";

/** Folds away places and words that only developers understand. Nothing where there are none. */
export function drawDetails(texts: readonly string[] | undefined, words: EditWords): readonly HTMLElement[] {
  if (texts === undefined || texts.length === 0) return [];
  const paragraphs = texts.map((text) => make("p", {}, text));
  return [make("details", { class: "details" }, make("summary", {}, words.details), ...paragraphs)];
}
