import { fillIn } from "../pricing/fill-in.ts";
import type { OrderWords } from "../schemas/report.ts";

/** What an order cannot do without. */
export type OrderNeed = "surface" | "address" | "email";

/** Says what is still missing, as in « Il manque la surface, l’adresse et l’e-mail. » */
export function missingSentence(needs: readonly OrderNeed[], words: OrderWords["missing"]): string {
  const names = needs.map((need) => words[need]);
  const last = names.at(-1);
  if (last === undefined) return words.nothing;
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(", ")} ${words.and} ${last}`;
  return fillIn(words.sentence, { list });
}
