import { type Browser, chromium } from "playwright-core";

type LaunchOptions = {
  /**
   * Keep pages that were left, as browsers do for their visitors. Playwright turns it off, and the shell has no room
   * for them.
   */
  readonly backForwardCache?: boolean;
  /** Has what pages ask of the host and port of the one origin answered by the other, which they never hear of. */
  readonly reroute?: { readonly from: string; readonly to: string };
};

/**
 * Starts the browser that `npm test` found. Without the extra flags it would call home at every start, and take a
 * second and a half to scroll to each control that a test clicks.
 */
export function launchBrowser({ backForwardCache = false, reroute }: LaunchOptions = {}): Promise<Browser> {
  const { BROWSER_PATH, BROWSER_SHELL_PATH = BROWSER_PATH } = process.env;
  const executablePath = backForwardCache ? BROWSER_PATH : BROWSER_SHELL_PATH;
  if (executablePath === undefined) throw new Error("BROWSER_PATH is not set: run the tests with npm test.");
  return chromium.launch({
    executablePath,
    // Without a locale it takes no accent in the name of a file.
    env: { LANG: "C.UTF-8", ...process.env },
    ...(backForwardCache && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-smooth-scrolling",
      // Other files keep all cores busy: helping threads would take a tenth more of their time, and save none.
      "--js-flags=--single-threaded",
      ...(reroute ? routeFlags(new URL(reroute.from), new URL(reroute.to)) : []),
    ],
  });
}

function routeFlags(from: URL, to: URL): readonly string[] {
  return [
    `--host-resolver-rules=MAP ${from.host} ${to.host}`,
    // Browsers ask nothing of ports that belong to old services, such as the one where nobody answers.
    `--explicitly-allowed-ports=${from.port}`,
  ];
}
