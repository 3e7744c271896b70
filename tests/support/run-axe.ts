import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that depend on colours, and so on the theme. All others are asked once, in the light one. */
export const colourRules: readonly string[] = ["color-contrast", "link-in-text-block"];

type Look = {
  /** These rules alone. */
  readonly rules?: readonly string[];
  /** A selector of the parts to look at, where the rest of the page is as it was when all of it was looked at. */
  readonly within?: string;
};

/**
 * What axe finds on a page against WCAG 2.2 A and AA, and its best practices, in the state in which the page is: the
 * rule and the elements that break it. Frames are pages of their own.
 */
export async function violationsOf(page: Page, look: Look = {}): Promise<readonly string[]> {
  // Loading it takes as long as running it.
  const isThere = await page.evaluate(() => "axe" in window);
  // As an element of the page it would be inline code, which the policy of the page refuses.
  if (!isThere) await page.evaluate(axe);
  return page.evaluate(async ({ rules, within }) => {
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
    type Found = { readonly violations: { id: string; nodes: { html: string }[] }[] };
    const { axe } = window as unknown as {
      axe: { run(context: object, options: object): Promise<Found> };
    };
    const { violations } = await axe.run(within === undefined ? document : { include: [[within]] }, {
      iframes: false,
      // It describes each element that breaks no rule otherwise.
      resultTypes: ["violations"],
      ...(rules && { runOnly: { type: "rule", values: rules } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
    );
  }, look);
}

/**
 * What it finds in the light theme, and then in the dark one, which only changes colours. The page ends in the light
 * one.
 */
export async function violationsInThemes(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const found = await violationsOf(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await violationsOf(page, { rules: colourRules });
  await page.emulateMedia({ colorScheme: "light" });
  return [...found, ...inDark];
}
