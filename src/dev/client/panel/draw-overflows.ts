import type { Words } from "../spoken.ts";
import type { Overflows } from "./find-overflows.ts";
import { make } from "./make.ts";
import { showTarget } from "./show-target.ts";

/** The texts that do not fit at one of the widths. */
export function drawOverflows(overflows: Overflows | undefined, words: Words): readonly Node[] {
  if (overflows === undefined) return [];
  switch (overflows.status) {
    case "running":
      return [make("p", {}, words["overflow.running"](overflows))];
    case "failed":
      return [make("p", {}, words["overflow.failed"])];
    case "found": {
      const { found, widths } = overflows;
      if (found.length === 0) return [make("p", {}, words["overflow.nothing"]({ widths }))];
      const items = found.map(({ how, text, widths, target }) =>
        showTarget(
          target,
          words.show,
          make("b", {}, words[overflowKeys[how]]({ words: text })),
          make("small", {}, words["overflow.widths"]({ widths })),
        ),
      );
      return [make("ul", { class: "warning" }, ...items), make("p", {}, words["overflow.hint"])];
    }
  }
}

const overflowKeys = {
  covered: "overflow.covered",
  cut: "overflow.cut",
  outside: "overflow.outside",
} as const;
