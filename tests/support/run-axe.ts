import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on a page as it stands: the rule and the elements that break it. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // As an element of the page it would be inline code, which the policy of the page refuses.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // What is half faded in has half its contrast. What moves for longer changes no colour.
    const moving = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline === document.timeline &&
          playState === "running" &&
          Number(effect?.getComputedTiming().endTime) <= 1000,
      );
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}
