import { type Browser, chromium } from "playwright-core";

/** Starts the browser that `npm test` found. Without the extra flags it would call home at every start. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.BROWSER_PATH;
  if (executablePath === undefined) throw new Error("BROWSER_PATH is not set: run the tests with npm test.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
