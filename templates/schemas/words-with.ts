import { french } from "./words.ts";

/** Words in which `{name}` stands for a value of the page. Other names are refused. */
export function wordsWith(...names: readonly string[]) {
  return french.refine(
    (text) => [...text.matchAll(/\{(\w*)\}/g)].every(([, name = ""]) => names.includes(name)),
    { error: `may hold ${names.map((name) => `{${name}}`).join(", ")} and no other name between braces` },
  );
}
