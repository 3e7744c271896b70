import { text } from "charpente";

/** Words in which `{name}` stands for a value of the page, or for a fact of the firm. Other names are refused. */
export function wordsWith(...names: readonly string[]) {
  return text("fr", { later: names }).refine(
    (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) => names.includes(name)),
    { error: `may hold ${names.map((name) => `{${name}}`).join(", ")} and no other name between braces` },
  );
}
