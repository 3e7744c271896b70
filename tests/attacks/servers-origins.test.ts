import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { get } from "../dev/raw-server.ts";
import { askRaw } from "../support/ask-raw.ts";
import { launchBrowser } from "../support/browser.ts";
import { bothServers, serveAmidSecrets } from "../support/served-both.ts";

/** A page of somebody else, visited by who has the server running. */
async function visitEvil(): Promise<{ readonly browser: Browser; readonly url: string }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end("<!DOCTYPE html><title>Evil</title><body></body>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = "http://evil.example:8080";
  return { browser: await launch({ from: url, to: `http://127.0.0.1:${port}` }), url };
}

async function launch(reroute: { readonly from: string; readonly to: string }): Promise<Browser> {
  const browser = await launchBrowser({ reroute });
  onTestFinished(() => browser.close());
  return browser;
}

/** Runs in the page: what each way to reach `origin` comes to. */
async function attack(origin: string): Promise<Readonly<Record<string, string>>> {
  const outcome = (run: (done: (what: string) => void) => void) =>
    new Promise<string>((resolve) => {
      setTimeout(() => resolve("nothing"), 3000);
      run(resolve);
    });
  const load = (name: "img" | "script" | "link" | "iframe", path: string) =>
    outcome((done) => {
      const element = document.createElement(name);
      element.onload = () => done("loaded");
      element.onerror = () => done("refused");
      if (element instanceof HTMLLinkElement)
        Object.assign(element, { rel: "stylesheet", href: origin + path });
      else element.src = origin + path;
      document.body.append(element);
    });
  const read = (path: string, options?: RequestInit) =>
    fetch(origin + path, options).then(
      async (answer) => `${answer.type} ${await answer.text()}`.trim(),
      () => "refused",
    );
  const message = JSON.stringify({ user_id: "u", service_id: "s", template_id: "evil" });
  const post = { method: "POST", body: message, mode: "no-cors" } as const;
  return {
    page: await read("/"),
    panel: await read("/__dev/page?file=index.html"),
    mail: await read("/__mail"),
    blind: await read("/", { mode: "no-cors" }),
    send: await read("/api/v1.0/email/send", { ...post, headers: { "Content-Type": "text/plain" } }),
    json: await read("/api/v1.0/email/send", {
      ...post,
      mode: "cors",
      headers: { "Content-Type": "application/json" },
    }),
    edit: await read("/__edit/start", { ...post, body: "{}", headers: { "Content-Type": "text/plain" } }),
    editJson: await read("/__edit/start", {
      ...post,
      body: "{}",
      mode: "cors",
      headers: { "Content-Type": "application/json" },
    }),
    editor: await load("script", "/__dev/edit.js"),
    beacon: String(navigator.sendBeacon(`${origin}/__mail/empty`)),
    script: await load("script", "/__dev/client.js"),
    data: await load("script", "/__dev/page?file=index.html"),
    style: await load("link", "/__dev/service.css"),
    events: await outcome((done) => {
      const events = new EventSource(`${origin}/__dev/events`);
      events.onopen = () => done("opened");
      events.onmessage = () => done("told");
      events.onerror = () => done("refused");
    }),
    socket: await outcome((done) => {
      const socket = new WebSocket(`${origin.replace("http", "ws")}/`);
      socket.onopen = () => done("opened");
      socket.onerror = () => done("refused");
    }),
  };
}

test.each(bothServers)(
  "a page of another origin learns nothing of site %s and changes nothing there",
  async (command) => {
    const { port } = await serveAmidSecrets(command);
    const origin = `http://localhost:${port}`;
    const { browser, url } = await visitEvil();
    const page = await browser.newPage();
    await page.goto(url);
    const { blind, beacon, ...others } = await page.evaluate(attack, origin);
    // What is asked for blindly goes out, and gives an answer that cannot be read, or none.
    expect(["opaque", "refused"]).toContain(blind);
    expect(beacon).toBe("true");
    for (const [way, what] of Object.entries(others))
      expect(["refused", "opaque", "nothing"], way).toContain(what);
    if (command === "dev") expect(await askRaw(port, get("/__mail"))).toContain("Nothing has come yet.");
  },
);

test.each(bothServers)("a page of another origin frames nothing of site %s", async (command) => {
  const { port } = await serveAmidSecrets(command);
  const { browser, url } = await visitEvil();
  const page = await browser.newPage();
  await page.goto(url);
  for (const path of ["/", "/nulle-part", "/__mail", "/__dev/problems"]) {
    await page.evaluate(async (source) => {
      const frame = document.createElement("iframe");
      const isLoaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      frame.src = source;
      document.body.replaceChildren(frame);
      await isLoaded;
    }, `http://localhost:${port}${path}`);
    // What the browser shows in place of a page that refuses to be framed.
    await expect
      .poll(() => page.frames().map((frame) => frame.url()), { message: path })
      .toEqual([`${url}/`, "chrome-error://chromewebdata/"]);
  }
});

test.each(bothServers)("a form of another origin leaves nothing at site %s", async (command) => {
  const { port } = await serveAmidSecrets(command);
  const { browser, url } = await visitEvil();
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"]) {
    const page = await browser.newPage();
    await page.goto(url);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("/email/send-form")),
      page.evaluate(
        ([action = "", enctype = ""]) => {
          const form = Object.assign(document.createElement("form"), { action, enctype, method: "post" });
          for (const name of ["user_id", "service_id", "template_id"]) {
            const field = Object.assign(document.createElement("input"), { name, value: "evil" });
            form.append(field);
          }
          document.body.append(form);
          form.submit();
        },
        [`http://localhost:${port}/api/v1.0/email/send-form`, type],
      ),
    ]);
    expect([403, 405]).toContain(answer.status());
    await page.close();
  }
  if (command === "dev") expect(await askRaw(port, get("/__mail"))).toContain("Nothing has come yet.");
});

test.each(bothServers)(
  "a name of somebody else that is led to site %s reads nothing there",
  async (command) => {
    const { port } = await serveAmidSecrets(command);
    const from = "http://rebound.example:8080";
    const page = await (await launch({ from, to: `http://127.0.0.1:${port}` })).newPage();
    for (const path of ["/", "/__mail", "/__dev/events", "/__dev/page?file=index.html"]) {
      const answer = await page.goto(from + path);
      expect(answer?.status(), path).toBe(421);
      expect(await answer?.text()).not.toMatch(/Bonjour|<h1>/);
    }
  },
);
