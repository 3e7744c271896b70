import type { Page } from "playwright-core";

/** Collects the console messages and the errors of a page, from now on. */
export function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => noise.push(`error: ${error.message}`));
  return noise;
}
