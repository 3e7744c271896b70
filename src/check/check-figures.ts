import { location } from "vfile-location";
import type { Figure, SiteDefinition } from "../define/define.ts";
import { settingsFile } from "../define/settings-file.ts";
import { keys } from "../model/memory/kinds.ts";
import { type Kept, remember } from "../model/memory/memory.ts";
import type { ParsedSource, SourceFile } from "../model/model.ts";
import { once } from "../once.ts";
import type { Facts } from "../text/facts.ts";
import { say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";
import { readWords, toPosition } from "./check-terms.ts";
import { createFigureSearch, findFact } from "./find-figures.ts";

type Searched = {
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
  readonly figures: readonly Figure[];
  /** What the name of a figure stands for in a text. */
  readonly facts: Facts | undefined;
};

/** What stands between two values of a file, so that no phrase reaches from one into the next. */
const between = "\uFFFC";

/** Finds sentences of the content that say another figure than the site has. */
export function checkFigures(
  { sources, parsed, figures, facts }: Searched,
  memory: Kept,
  report: Report,
): void {
  if (figures.length === 0) return;
  const byFile = new Map(parsed.map((source) => [source.file, source]));
  const search = once(() => createFigureSearch(figures));
  const rules = JSON.stringify(figures);
  for (const source of sources) {
    const wrong = remember(memory, "figures", keys.figures(rules, source.digest), () => {
      const words = readWords(source, byFile.get(source.file), between);
      const places = once(() => location(words));
      return search()(words).flatMap(({ agrees, names, written, index }) =>
        agrees ? [] : [{ names, written, at: toPosition(places(), index, written) }],
      );
    });
    for (const { names, written, at } of wrong) {
      const said = figures
        .filter(({ name }) => names.includes(name))
        .map((figure) => nameOrNumber(figure, written, facts));
      const right = said.map((one) => one.right);
      report({
        code: "content/figure",
        severity: "warning",
        file: source.file,
        at,
        message: say("content/figure", { written: written.replace(/\s+/g, " "), right }),
        hint: say("content/figure.hint", {
          write: said.map(({ write }) => write),
          right,
          file: settingsFile,
        }),
      });
    }
  }
}

/** The figures of a site, from its settings. */
export function figuresOf(
  { figures }: Pick<SiteDefinition, "figures">,
  settings: unknown,
): readonly Figure[] {
  return figures?.(settings) ?? [];
}

/**
 * What the text should say, and how it is written: the fact that gives the figure as the text does, or the number where
 * no fact does.
 */
function nameOrNumber(
  figure: Figure,
  written: string,
  facts: Facts = {},
): { readonly right: string; readonly write: string } {
  const values = [figure.value].flat().map(Math.abs);
  const fact = findFact(figure, values, written, facts);
  const said = fact === undefined ? undefined : facts[fact];
  if (said !== undefined) return { right: said, write: `{${fact}}` };
  const number = values.join(" – ");
  return { right: facts[figure.name] ?? number, write: number };
}
