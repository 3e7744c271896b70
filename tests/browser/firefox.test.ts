import { describe, test } from "vitest";
import { holdsThePage, menuByKeyboard } from "../engines/uses/menu.ts";
import { contentsAtTheLine, contentsByJump, filter, numbersByKeyboard } from "../engines/uses/reading.ts";
import { calculator, preparedMail } from "../engines/uses/report.ts";
import { listEngines } from "../support/engines/engines.ts";
import { serveTo } from "../support/engines/serve-to.ts";
import { shareOf } from "../support/is-whole.ts";

/** A few things of `npm run test:engines`, which does them all: some of them in a short run. */
const uses = [
  holdsThePage,
  menuByKeyboard,
  contentsByJump,
  contentsAtTheLine,
  filter,
  numbersByKeyboard,
  calculator,
  preparedMail,
];
const [firefox] = listEngines().filter(({ name }) => name === "Firefox");

describe.skipIf(firefox === undefined)("in Firefox", () => {
  if (firefox === undefined) return;
  const site = serveTo(firefox);

  for (const { title, route, setting = {}, allowed, run } of shareOf(uses, 3)) {
    test(title, () => site.visit(route, setting, run, allowed));
  }
});
