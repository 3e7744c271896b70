import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from "puppeteer-core";
import { patienceMs } from "../patience.ts";
import type { Engine, Setting, Visitor } from "./visitor.ts";
import { readComplaints, tellErrors, watchPolicy } from "./witness.ts";

type Kind = {
  readonly name: "Chromium" | "Firefox";
  /** What has to be said when the browser starts. Windows with the same answer share a browser. */
  launch(setting: Required<Setting>): Promise<Browser>;
  launchKey(setting: Required<Setting>): string;
  /** What can be said to a window. */
  prepare(page: Page, setting: Required<Setting>): Promise<void>;
};

/** After which a browser that does not answer is given up. */
const protocolTimeout = 2 * patienceMs;

/** Chromium, over the protocol of its developer tools. */
export function createChromium(executablePath: string): Engine {
  return createEngine({
    name: "Chromium",
    launchKey: () => "",
    launch: () =>
      puppeteer.launch({
        executablePath,
        headless: "shell",
        protocolTimeout,
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-smooth-scrolling",
          // Puppeteer loses sight of a window that shows a page drawn in advance.
          "--disable-features=Prerender2",
        ],
      }),
    prepare: async (page, { dark, motion, scripts }) => {
      await page.emulateMediaFeatures([
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: motion ? "no-preference" : "reduce" },
      ]);
      await page.setJavaScriptEnabled(scripts);
    },
  });
}

/** Firefox, over WebDriver BiDi. */
export function createFirefox(executablePath: string): Engine {
  return createEngine({
    name: "Firefox",
    launchKey: ({ dark, motion, scripts }) => [dark, motion, scripts].join(),
    launch: ({ dark, motion, scripts }) =>
      puppeteer.launch({
        browser: "firefox",
        protocolTimeout,
        executablePath,
        extraPrefsFirefox: {
          "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
          "ui.prefersReducedMotion": motion ? 0 : 1,
          "intl.accept_languages": "fr",
          "javascript.enabled": scripts,
          "general.smoothScroll": motion,
        },
      }),
    prepare: async () => {},
  });
}

function createEngine(kind: Kind): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    name: kind.name,
    needsWitness: false,
    async visit(given, look) {
      const setting = {
        width: 1280,
        height: 800,
        dark: false,
        motion: false,
        scripts: true,
        proxy: "",
        ...given,
      };
      const key = kind.launchKey(setting);
      const launched = browsers.get(key) ?? kind.launch(setting);
      browsers.set(key, launched);
      const context = await (await launched).createBrowserContext();
      try {
        const page = await context.newPage();
        page.setDefaultNavigationTimeout(2 * patienceMs);
        const noise = listen(page);
        // Whoever leaves a page is asked whether to stay: here they leave.
        page.on("dialog", (dialog) => void dialog.accept().catch(() => {}));
        await resize(page, setting.width, setting.height);
        await page.evaluateOnNewDocument(watchPolicy);
        await page.evaluateOnNewDocument(tellErrors);
        await kind.prepare(page, setting);
        await look(createVisitor(page, noise));
      } finally {
        await context.close();
      }
    },
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

/** Firefox before 144 has a size, but no command for the way up that Puppeteer tells along with it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes("unknown command")) throw error;
  });
}

function listen(page: Page): readonly string[] {
  const noise: string[] = [];
  let hasLeft = false;
  page.on("console", (message) => {
    const text = message.text();
    // Firefox tells the page that was left. A module that is missing is heard of as a failed request, too.
    if (!(hasLeft && text.includes("error loading dynamically imported module")))
      noise.push(`${message.type()}: ${text}`);
  });
  page.on("pageerror", (error) => noise.push(`error: ${String(error)}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // What a page was still fetching when it was left is given up.
    if (/ERR_ABORTED|NS_BINDING_ABORTED/.test(why)) hasLeft = true;
    else noise.push(`failed: ${request.url()} ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) noise.push(`failed: ${response.url()} ${response.status()}`);
  });
  return noise;
}

function createVisitor(page: Page, noise: readonly string[]): Visitor {
  const find = async (selector: string): Promise<ElementHandle> => {
    const element = await page.$(selector);
    if (element === null) throw new Error(`There is no ${selector} at ${page.url()}.`);
    return element;
  };
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: "load", timeout: 2 * patienceMs })),
    resize: (width, height) => resize(page, width, height),
    ask: (run, ...argument) => page.evaluate(run as never, ...argument),
    click: async (selector) => (await find(selector)).click(),
    doubleClick: async (selector) => (await find(selector)).click({ count: 2 }),
    hover: async (selector) => (await find(selector)).hover(),
    pointer: {
      move: ({ x, y }) => page.mouse.move(x, y),
      click: ({ x, y }, count = 1) => page.mouse.click(x, y, { count }),
      drag: async (from, to) => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        // A hand passes what lies between.
        await page.mouse.move(to.x, to.y, { steps: 8 });
        await page.mouse.up();
      },
    },
    wheel: async ({ x, y }, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    type: (text) => page.keyboard.type(text),
    press: async (...keys) => {
      for (const key of keys) {
        const [last, ...held] = key.split("+").reverse() as [KeyInput, ...KeyInput[]];
        for (const modifier of held) await page.keyboard.down(modifier);
        await page.keyboard.press(last);
        for (const modifier of held) await page.keyboard.up(modifier);
      }
    },
    choose: async (selector, files) =>
      ((await find(selector)) as ElementHandle<HTMLInputElement>).uploadFile(...files),
    chooseIn: async (find, argument, files) => {
      const found = (
        await page.evaluateHandle(find as () => Element | null, ...([argument] as unknown as []))
      ).asElement();
      if (found === null) throw new Error(`There is no such field at ${page.url()}.`);
      await (found as ElementHandle<HTMLInputElement>).uploadFile(...files);
    },
    picture: () => page.screenshot(),
    print: () => page.pdf(),
    complaints: async () => [...noise, ...(await page.evaluate(readComplaints))],
  };
}
