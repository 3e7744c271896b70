import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { startMailService } from "./mail-service.ts";
import { keepTabs } from "./tabs.ts";
import testAccount from "./test-account.json" with { type: "json" };

type Shared = {
  readonly browser: Browser;
  /** Where the messages of the real site come in. Pages know it by the origin that they were built with. */
  readonly mail: Awaited<ReturnType<typeof startMailService>>;
};

let shared: Promise<Shared> | undefined;
let tabs: ReturnType<typeof keepTabs> | undefined;

/**
 * The browser of all files of a process, and the e-mail service that it leads messages to. They end with the process.
 */
export function shareBrowserWithMail(): Promise<Shared> {
  shared ??= start();
  return shared;
}

/** The browser alone, for files that send no message. */
export async function shareBrowser(): Promise<Browser> {
  return (await shareBrowserWithMail()).browser;
}

/** Tabs of that browser which serve one test after the other, in whichever file. */
export async function shareTabs(): Promise<ReturnType<typeof keepTabs>> {
  tabs ??= keepTabs(await shareBrowser());
  return tabs;
}

async function start(): Promise<Shared> {
  const service = await startMailService();
  const mail = { ...service, origin: testAccount.EMAILJS_ORIGIN };
  return { browser: await launchBrowser({ reroute: { from: mail.origin, to: service.origin } }), mail };
}
