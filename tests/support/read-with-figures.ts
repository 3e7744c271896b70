import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { settings } from "../../templates/settings.ts";
import { nameFigures } from "../../templates/words/figures-schema.ts";

/** The figures of the real site. */
export const realFigures = settings.shape.figures.parse(
  (parse(readFileSync("content/site.yaml", "utf8")) as { figures: unknown }).figures,
);

/** The text of a file of the real site, with its figures where it names them. */
export function readWithFigures(path: string): string {
  const facts = nameFigures(realFigures);
  return readFileSync(path, "utf8").replace(
    /\{([a-z0-9-]+)\}/g,
    (written, name: string) => facts[name] ?? written,
  );
}
