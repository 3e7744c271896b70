import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Builder, Capabilities } from "selenium-webdriver";
import type { Setting } from "./visitor.ts";

export type WebKitPaths = {
  readonly driver: string;
  /** The browser that comes with the library. */
  readonly browser: string;
  /** The screen that nobody sees. */
  readonly screen: string;
};

/** In milliseconds: a page that does not load or answer until then is given up. */
const answerTimeout = 30_000;

/**
 * Starts a driver with a browser. Tries twice: once in a while the driver never hears of the browser that it has
 * started.
 */
export function startSession(...options: Parameters<typeof startOnce>) {
  return startOnce(...options).catch(() => startOnce(...options));
}

async function startOnce(
  paths: WebKitPaths,
  { dark, scripts, proxy }: Required<Setting>,
  environment: NodeJS.ProcessEnv,
) {
  const port = await findFreePort();
  const env = {
    ...process.env,
    ...environment,
    LANG: "fr_FR.UTF-8",
    LANGUAGE: "fr",
    GTK_THEME: dark ? "Adwaita:dark" : "Adwaita",
    NO_AT_BRIDGE: "1",
  };
  const server = spawn(paths.driver, [`--port=${port}`], { env, stdio: "ignore", detached: true });
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitForServer(`${address}/status`);
    const others = proxy === "" ? [] : [`--proxy=${proxy}`, "--ignore-host=127.0.0.1"];
    const args = ["--automation", `--enable-javascript=${scripts}`, ...others];
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: paths.browser, args },
    });
    const starting = new Builder().usingServer(address).withCapabilities(capabilities).build();
    const driver = await inTime(starting, "its start");
    await driver.manage().setTimeouts({ pageLoad: answerTimeout, script: answerTimeout });
    return { driver, end: () => endAll(server) };
  } catch (cause) {
    await endAll(server);
    throw new Error("WebKit does not start.", { cause });
  }
}

/** The driver and its browser. Asked to end the browser, the driver sometimes never answers. */
async function endAll(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  process.kill(-server.pid);
  await ended;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function waitForServer(address: string): Promise<void> {
  for (let tries = 200; tries > 0; tries -= 1) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("WebKitWebDriver does not answer.");
}

/** The driver itself may fall silent, and then knows nothing of its own limits. */
export function inTime<T>(answer: Promise<T>, what: string): Promise<T> {
  const limit = 2 * answerTimeout;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`WebKit says nothing to ${what}.`)), limit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
