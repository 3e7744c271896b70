import { fillIn } from "../../words/fill-in.ts";
import type { OrderWords } from "./order-schema.ts";
import type { OrderReview } from "./review-order.ts";

/** Says what is missing and what is invalid, as in « Il manque la surface et l’adresse. Vérifiez l’e-mail. » */
export function missingSentence({ missing, refused }: OrderReview, words: OrderWords["missing"]): string {
  const sentences = [
    ...(missing.length === 0 ? [] : [fillIn(words.sentence, { list: toList(missing, words) })]),
    ...(refused.length === 0 ? [] : [fillIn(words.review, { list: toList(refused, words) })]),
  ];
  return sentences.join(" ") || words.nothing;
}

function toList(parts: OrderReview["missing"], words: OrderWords["missing"]): string {
  const names = parts.map((part) => words[part]);
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${words.and} ${last}`;
}
