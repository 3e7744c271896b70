import type { Page } from "playwright-core";

/**
 * Has the clock that was installed in a page stand still: from then on time passes there by `runFor` alone, however
 * busy the machine is.
 */
export async function stopClock(page: Page): Promise<void> {
  // The moment to stop at must still be to come when the browser hears of it: on a busy machine it may not be.
  for (let leadMs = 100; ; leadMs *= 2) {
    try {
      return await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, leadMs));
    } catch (error) {
      if (leadMs > 400 || !String(error).includes("past")) throw error;
    }
  }
}
