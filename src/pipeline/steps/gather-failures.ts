import type { LoadedTemplates } from "../../define/renderer.ts";
import { Undrawable } from "../../model/model.ts";
import { type Message, say, type Text } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";

/** Errors that templates threw while drawing. */
export type Failures = {
  /** `name` is the route of a page or the path of a file. An `Undrawable` is already reported elsewhere. */
  note(error: unknown, name: string): void;
  /**
   * Reports each mistake once, however often it occurred. `doing` describes what failed, at `first` and at `more`
   * others.
   */
  reportAll(report: Report, doing?: (first: string, more: number) => Text): void;
};

/** A template draws many pages or files: the same error at the same place is one mistake. */
export function gatherFailures(explainThrow: LoadedTemplates["explainThrow"]): Failures {
  const byMistake = new Map<string, { readonly error: unknown; readonly names: string[] }>();
  return {
    note: (error, name) => {
      if (error instanceof Undrawable) return;
      const mistake = keyOf(explainThrow(error, ""));
      const known = byMistake.get(mistake);
      if (known === undefined) byMistake.set(mistake, { error, names: [name] });
      else known.names.push(name);
    },
    reportAll: (report, doing = drawPages) => {
      for (const { error, names } of byMistake.values())
        report(explainThrow(error, doing(names[0] ?? "", names.length - 1)));
    },
  };
}

function drawPages(page: string, more: number): Message {
  return more === 0 ? say("doing.draw-page", { page }) : say("doing.draw-pages", { page, more });
}

function keyOf({ code, file, at, message }: Problem): string {
  return JSON.stringify([code, file, at, message]);
}
