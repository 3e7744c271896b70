import { type Browser, chromium } from "playwright-core";

type LaunchOptions = {
  /** The browser with all that it has, where the shell is not enough. */
  readonly isWhole?: boolean;
  /** Keep pages that were left, as browsers do for their visitors. Playwright turns it off, and the shell has no room for them. */
  readonly backForwardCache?: boolean;
};

/** Starts the browser that `npm test` found. Without the extra flags it would call home at every start. */
export function launchBrowser({
  backForwardCache = false,
  isWhole = backForwardCache,
}: LaunchOptions = {}): Promise<Browser> {
  const { BROWSER_PATH, BROWSER_SHELL_PATH = BROWSER_PATH } = process.env;
  const executablePath = isWhole ? BROWSER_PATH : BROWSER_SHELL_PATH;
  if (executablePath === undefined) throw new Error("BROWSER_PATH is not set: run the tests with npm test.");
  return chromium.launch({
    executablePath,
    ...(backForwardCache && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
