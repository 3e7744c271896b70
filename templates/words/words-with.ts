import { text } from "charpente";

/** Text in which `{name}` stands for a value of the page, or for a fact of the firm. Other names are refused. */
export function wordsWith(...names: readonly string[]) {
  return text("fr", { later: names }).refine(
    (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) => names.includes(name)),
    { error: `ne peut contenir, entre accolades, que ${names.map((name) => `{${name}}`).join(", ")}` },
  );
}
