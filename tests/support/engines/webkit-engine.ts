import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Actions, By, Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Engine, Setting, Visitor } from "./visitor.ts";
import { inTime, startSession, type WebKitPaths } from "./webkit-session.ts";
import { readComplaints } from "./witness.ts";

/** WebKit of GTK, over WebDriver. */
export function createWebKit(paths: WebKitPaths): Engine {
  let screen: Promise<Screen> | undefined;
  return {
    name: "WebKit",
    needsWitness: true,
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
      screen ??= startScreen(paths.screen);
      const { display } = await screen;
      const config = writeConfig(setting);
      const session = await startSession(paths, setting, { DISPLAY: display, XDG_CONFIG_HOME: config });
      try {
        const visitor = createVisitor(session.driver);
        await visitor.resize(setting.width, setting.height);
        await look(visitor);
      } finally {
        await session.end();
        rmSync(config, { recursive: true, force: true });
      }
    },
    async close() {
      (await screen)?.process.kill();
    },
  };
}

const screenSize = { width: 2000, height: 16_000 };

type Screen = { readonly process: ChildProcess; readonly display: string };

async function startScreen(path: string): Promise<Screen> {
  const options = [
    "-displayfd",
    "3",
    "-screen",
    "0",
    `${screenSize.width}x${screenSize.height}x24`,
    "-nolisten",
    "tcp",
  ];
  const process = spawn(path, options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const display = await new Promise<string>((resolve, reject) => {
    process.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
    process.once("exit", () => reject(new Error("Xvfb does not start.")));
  });
  return { process, display };
}

/** Settings of GTK: they say what pages are told of motion. The browser’s own bar gives way, or no window is narrow. */
function writeConfig({ motion }: Required<Setting>): string {
  const folder = mkdtempSync(join(tmpdir(), "charpente-webkit-"));
  const gtk = join(folder, "gtk-3.0");
  mkdirSync(gtk);
  writeFileSync(join(gtk, "settings.ini"), `[Settings]\ngtk-enable-animations=${motion ? 1 : 0}\n`);
  writeFileSync(
    join(gtk, "gtk.css"),
    "* { min-width: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }\n",
  );
  return folder;
}

const keyNames: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Delete: Key.DELETE,
  F10: Key.F10,
  Home: Key.HOME,
  End: Key.END,
  PageDown: Key.PAGE_DOWN,
};

/** The published types know nothing of the wheel. */
type WheelActions = Actions & {
  scroll(x: number, y: number, deltaX: number, deltaY: number, origin: unknown): Actions;
};

function createVisitor(driver: WebDriver): Visitor {
  const find = (selector: string): Promise<WebElement> => driver.findElement(By.css(selector));
  const ask = (run: unknown, argument?: unknown): Promise<never> =>
    inTime(driver.executeScript(`return (${String(run)})(arguments[0])`, argument), String(run));
  const reach = async (selector: string): Promise<WebElement> => {
    await ask((wanted: string) => {
      document.querySelector(wanted)?.scrollIntoView({ block: "nearest", behavior: "instant" });
    }, selector);
    return find(selector);
  };
  const resize = async (width: number, height: number): Promise<void> => {
    const bar: number = await ask(() => outerHeight - innerHeight);
    // The window has the focus where the pointer of the screen is, which nothing moves: in the middle, over the bar.
    const place = { x: Math.round((screenSize.width - width) / 2), y: screenSize.height / 2 - 2 };
    const window = driver.manage().window();
    await inTime(window.setRect({ ...place, width, height: height + bar }), "its size");
  };
  return {
    open: (address) => inTime(driver.get(address), address),
    resize,
    ask: (run, ...[argument]) => ask(run, argument),
    click: async (selector) => (await reach(selector)).click(),
    doubleClick: async (selector) =>
      driver
        .actions()
        .doubleClick(await reach(selector))
        .perform(),
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: await reach(selector) })
        .perform(),
    pointer: {
      move: ({ x, y }) => driver.actions().move({ x, y }).perform(),
      click: async ({ x, y }, count = 1) => {
        const actions = driver.actions().move({ x, y });
        for (let clicks = 0; clicks < count; clicks += 1) actions.press().release();
        await actions.perform();
      },
      drag: async (from, to) => {
        const actions = driver
          .actions()
          .move({ ...from })
          .press();
        for (let step = 1; step <= 8; step += 1)
          actions.move({
            x: Math.round(from.x + ((to.x - from.x) * step) / 8),
            y: Math.round(from.y + ((to.y - from.y) * step) / 8),
            duration: 10,
          });
        await actions.release().perform();
      },
    },
    wheel: ({ x, y }, deltaY) =>
      (driver.actions() as WheelActions).scroll(x, y, 0, deltaY, Origin.VIEWPORT).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: async (...keys) => {
      for (const key of keys) {
        const [last = "", ...held] = key
          .split("+")
          .reverse()
          .map((name) => keyNames[name] ?? name);
        const actions = driver.actions();
        for (const modifier of held) actions.keyDown(modifier);
        actions.sendKeys(last);
        for (const modifier of held) actions.keyUp(modifier);
        await actions.perform();
      }
    },
    choose: async (selector, files) => (await find(selector)).sendKeys(files.join("\n")),
    chooseIn: async (find, argument, files) => {
      const found = (await ask(find, argument)) as WebElement | null;
      if (found === null) throw new Error("There is no such field.");
      await found.sendKeys(files.join("\n"));
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    // It knows no command for it.
    print: async () => undefined,
    complaints: () => ask(readComplaints),
  };
}
