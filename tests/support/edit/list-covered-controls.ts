import type { Page } from "playwright-core";
import { findCoveredControls } from "./find-covered-controls.ts";

/** The screens on which nothing may cover a control. The first one is a window of 1280 × 720 at 200 %. */
const screens = [
  { width: 640, height: 360 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
] as const;

/**
 * What covers a control in the state in which the page is, once it stands still, on each of these screens. The page ends
 * on the largest. Controls of the page itself count too if `all`.
 */
export async function listCoveredControls(page: Page, all = false): Promise<readonly string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    let covered = await page.evaluate(findCoveredControls, all);
    for (let tries = 0; covered.length > 0 && tries < 8; tries += 1) {
      await page.waitForTimeout(150);
      covered = await page.evaluate(findCoveredControls, all);
    }
    found.push(...covered.map((what) => `${screen.width} px: ${what}`));
  }
  return found;
}
