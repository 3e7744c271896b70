import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { launchBrowser } from "../../support/browser.ts";
import { listEngines } from "../../support/engines/engines.ts";
import type { Engine } from "../../support/engines/visitor.ts";

/** What a page came to in a browser. */
export type Seen = {
  /** True where a vector set `ran` of the outermost window. */
  readonly ran: boolean;
  /** Elements, attributes and addresses that no page has: what a vector wrote as text has become markup. */
  readonly broken: readonly string[];
  /** Other origins that were asked for something. */
  readonly asked: readonly string[];
};

/** Opens one address after another in one window. */
export type Visitor = {
  open(url: string): Promise<Seen>;
  close(): Promise<void>;
};

/** An engine, and how a window of it is opened. */
export type Visiting = {
  readonly name: string;
  visit(): Promise<Visitor>;
  close(): Promise<void>;
};

/** Chromium, and the engines of `npm run test:engines` that this machine has. */
export function listVisiting(): readonly Visiting[] {
  const others = listEngines().filter(({ name }) => name !== "Chromium");
  return [
    { name: "Chromium", visit: visitWithChromium, close: async () => {} },
    ...others.map((engine) => ({
      name: engine.name,
      visit: () => visitWith(engine),
      close: () => engine.close(),
    })),
  ];
}

/**
 * Runs in the page, as the text of a function: whatever drives an engine can have it evaluated. It waits for the
 * failure of a picture of its own, which is told after those of the page.
 */
async function inspectPage(): Promise<Seen> {
  const isHtml = document.documentElement.namespaceURI === "http://www.w3.org/1999/xhtml";
  if (isHtml)
    await new Promise((resolve) => {
      const picture = document.createElement("img");
      picture.onload = resolve;
      picture.onerror = resolve;
      picture.src = "/no-such-picture.png";
    });
  const isSearched = /^\?q=./.test(location.search);
  for (
    let tries = 100;
    isSearched && tries > 0 && !document.querySelector(".search-results h3 a");
    tries -= 1
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  const broken: string[] = [];
  if (isSearched && !document.querySelector(".search-results h3 a")) broken.push("nothing is found");
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    if (
      /^(?:iframe|frame|object|embed|base|marquee|applet|math|xmp|plaintext|listing|foreignobject|x-broke)$/i.test(
        name,
      )
    )
      broken.push(`<${name}>`);
    if (name === "meta" && /refresh/i.test(element.getAttribute("http-equiv") ?? ""))
      broken.push("<meta refresh>");
    for (const { name: attribute, value } of element.attributes) {
      if (/^(?:on|srcdoc$)/i.test(attribute)) broken.push(`${attribute} of <${name}>`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before a scheme
      const scheme = /^[\u0000-\u0020]*([a-z][a-z0-9+.\-\s]*):/i
        .exec(value)?.[1]
        ?.replace(/\s/g, "")
        .toLowerCase();
      const isAddress = /^(?:href|src|action|formaction|data|xlink:href|poster|ping)$/.test(attribute);
      if (isAddress && scheme !== undefined && !/^(?:https?|mailto|tel|data)$/.test(scheme))
        broken.push(`${attribute} of <${name}>: ${scheme}`);
      if (isAddress && scheme === "data" && name !== "img" && name !== "image" && name !== "link")
        broken.push(`${attribute} of <${name}>: data`);
    }
    // Names by which an element stands in for a property of the document.
    const clobbers = /^(?:img|form|embed|object)$/.test(name) && element.hasAttribute("name");
    if (clobbers) broken.push(`name of <${name}>: ${element.getAttribute("name")}`);
  }
  const asked = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name, location.href))
    .filter(({ origin, protocol }) => /^http/.test(protocol) && origin !== location.origin)
    .map(({ origin }) => origin);
  return { ran: "ran" in window, broken, asked };
}

/** Chromium, as `npm test` found it. What other origins are asked for never leaves the machine. */
async function visitWithChromium(): Promise<Visitor> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== "127.0.0.1",
    (route) => {
      asked.push(new URL(route.request().url()).origin);
      return route.abort();
    },
  );
  page.on("dialog", (dialog) => dialog.dismiss());
  return {
    async open(url) {
      asked.length = 0;
      await page.goto(url, { waitUntil: "load" });
      const seen = await page.evaluate(inspectPage);
      return { ...seen, asked: [...asked] };
    },
    close: () => browser.close(),
  };
}

/**
 * One window of an engine, as `npm run test:engines` drives it. WebKit leaves loads that failed out of what pages list:
 * whom it asks is only heard by a proxy.
 */
async function visitWith(engine: Engine): Promise<Visitor> {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const elsewhere = engine.needsWitness ? await listenElsewhere() : undefined;
  let done: Promise<void> = Promise.resolve();
  const window = await new Promise<Window>((resolve, reject) => {
    done = engine.visit({ ...(elsewhere && { proxy: elsewhere.proxy }) }, async (visitor) => {
      resolve(visitor);
      await left;
    });
    done.catch(reject);
  });
  return {
    async open(url) {
      elsewhere?.forget();
      await window.open(url);
      const seen = await window.ask(inspectPage);
      return { ...seen, asked: [...new Set([...seen.asked, ...(elsewhere?.asked() ?? [])])] };
    },
    async close() {
      leave();
      await done;
      await elsewhere?.close();
    },
  };
}

/** A proxy that has nothing, and notes the origins that it is asked for. */
async function listenElsewhere() {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://nowhere.example").origin);
    response.writeHead(404).end();
  });
  server.on("connect", (request, socket) => {
    asked.push(`https://${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    forget: () => {
      asked = [];
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Window = Parameters<Parameters<Engine["visit"]>[1]>[0];
