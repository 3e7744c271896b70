import { createChromium, createFirefox } from "./puppeteer-engine.ts";
import type { Engine } from "./visitor.ts";
import { createWebKit } from "./webkit-engine.ts";

/** The engines that this machine has, as `npm run test:engines` found them. They start when they are first asked. */
export function listEngines(): readonly Engine[] {
  const { BROWSER_PATH, BROWSER_SHELL_PATH = BROWSER_PATH, FIREFOX_PATH } = process.env;
  const { WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH, SCREEN_PATH } = process.env;
  return [
    ...(BROWSER_SHELL_PATH ? [createChromium(BROWSER_SHELL_PATH)] : []),
    ...(FIREFOX_PATH ? [createFirefox(FIREFOX_PATH)] : []),
    ...(WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH && SCREEN_PATH
      ? [createWebKit({ driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_BROWSER_PATH, screen: SCREEN_PATH })]
      : []),
  ];
}
