import type { Weighable } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { weighNear } from "../../pipeline/check/weigh-suspects.ts";
import type { Problem } from "../../words/problem.ts";
import { findHeavyFiles, isHeavy } from "../panel/find-heavy-files.ts";
import { describeWeight } from "../panel/weigh-page.ts";
import { keyOfTodo } from "./key-of-todo.ts";
import type { PlaceTodo } from "./place-todo.ts";
import type { Todo } from "./todo.ts";

type WeighOptions = {
  readonly base: string;
  readonly weigh: (file: Weighable, how?: "quickly") => number;
  readonly place: PlaceTodo;
};

/** From this share of a budget on, a page is listed before it exceeds the budget. */
const nearShare = 0.95;

/** Lists heavy files, and pages that are close to a budget. Pages over a budget are among the problems. */
export function listWeights(
  drawn: Drawn,
  problems: readonly Problem[],
  { base, weigh, place }: WeighOptions,
): readonly Todo[] {
  const pages = drawn.pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const files = drawn.files.filter(isHeavy);
  const told = new Set(problems.map(({ file }) => file));
  const heavy = new Map<string, Todo>();
  for (const rendered of files.length > 0 ? pages : []) {
    const { route, sources } = rendered.page;
    for (const one of findHeavyFiles(rendered, files, base)) {
      if (heavy.has(one.path) || told.has(`static/${one.path}`)) continue;
      const placed = place(sources[0] ?? "", undefined, [route]);
      const key = keyOfTodo("weight", [one.path.replace(/\.[0-9a-f]{10}\./, ".")]);
      heavy.set(one.path, { ...placed, kind: "weight", what: { is: "heavy", heavy: one }, key });
    }
  }
  const { settings } = drawn;
  const near = weighNear(pages, settings.budgets, { files: drawn.files, base, weigh }, nearShare).flatMap(
    (weighed) =>
      describeWeight(weighed, settings).flatMap(({ what, unit, amount, budget, isOver }): readonly Todo[] => {
        if (budget === undefined || unit === "files" || isOver || amount < budget * nearShare) return [];
        const { route, sources } = weighed.page;
        return [
          {
            ...place(sources[0] ?? "", undefined, [route]),
            kind: "weight",
            what: { is: "near", budgetOf: what, unit, amount, budget },
            key: keyOfTodo("weight", [route, what]),
          },
        ];
      }),
  );
  return [...heavy.values(), ...near];
}
