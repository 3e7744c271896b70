import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildRealSite } from "../support/build-real-site.ts";
import { whenLive } from "../support/form-site.ts";
import { readHeaderFile } from "../support/read-header-file.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { shareBrowserWithMail } from "../support/share-browser.ts";
import { siteBase } from "../support/site-base.ts";

/** Below a base path, with the headers of `_headers`. Pages that work here work at the root too. */
const base = siteBase || "/sous/chemin";
const dist = mkdtempSync(join(tmpdir(), "charpente-policy-"));
let routes: readonly string[];
let mail: Awaited<ReturnType<typeof shareBrowserWithMail>>["mail"];
let server: Awaited<ReturnType<typeof serveFolder>>;
/** The window that all tests look at, and what it has complained of. */
let page: Page;
const found: string[] = [];

beforeAll(async () => {
  const outcome = await buildRealSite(dist, { base, compressed: "not at all" });
  expect(outcome.status).toBe("written");
  routes = outcome.pages.map(({ route }) => route);
  const headersOf = readHeaderFile(readFileSync(join(dist, "_headers"), "utf8"));
  const [shared, serving] = await Promise.all([
    shareBrowserWithMail(),
    serveFolder(dist, { base, headersOf }),
  ]);
  [{ mail }, server] = [shared, serving];
  page = await shared.browser.newPage({ reducedMotion: "reduce" });
  await page.exposeFunction("complain", (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const { complain } = window as unknown as { complain(what: string): void };
      complain(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on("console", (message) => found.push(`${page.url()}: ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => found.push(`${page.url()}: ${error.message}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // Requests that are still running when a page is left are cancelled.
    if (why !== "net::ERR_ABORTED") found.push(`${request.url()}: ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 300 && response.status() !== 304)
      found.push(`${response.url()}: ${response.status()}`);
  });
});
afterAll(async () => {
  await page.context().close();
  await server?.close();
  rmSync(dist, { recursive: true, force: true });
});

/** Opens pages, and returns the complaints of the browser and the pages. */
async function complaints(look: () => Promise<void>, width = 1280): Promise<readonly string[]> {
  found.length = 0;
  await page.setViewportSize({ width, height: 800 });
  await look();
  return [...found];
}

const visit = (route: string) => page.goto(server.origin + base + route, { waitUntil: "load" });

test("the guide's form sends, the questionnaire sends with a file, and both say so", async () => {
  mail.reset();
  const found = await complaints(async () => {
    await visit("/telecharger-guide");
    await whenLive(page);
    for (const name of ["prenom", "nom", "societe", "fonction"])
      await page.locator(`[name=${name}]`).fill("Essai");
    await page.locator("[name=email]").fill("essai@essai.example");
    await page.locator("[name=telephone]").fill("+33 1 23 45 67 89");
    await page.locator("form[name=guide] button[type=submit]").click();
    await page.getByText("Demande envoyée avec succès !", { exact: true }).waitFor();

    await visit("/questionnaire-energie");
    await whenLive(page);
    await page.getByRole("checkbox").first().check();
    await page.locator("[name=adresse]").fill("1 rue de l'Essai");
    await page.locator("[name=superficie]").fill("80");
    await page.locator("[name=files]").setInputFiles({
      name: "facture.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4"),
    });
    await page.locator("form button[type=submit]").click();
    await page.getByText("Questionnaire envoyé avec succès !", { exact: true }).waitFor();
  });
  expect(found).toEqual([]);
  expect(mail.requests.map(({ path }) => path)).toEqual([
    "/api/v1.0/email/send",
    "/api/v1.0/email/send-form",
  ]);
});

test("the search finds while the visitor types", async () => {
  const found = await complaints(async () => {
    await visit("/recherche");
    await page.locator("[role=search] input").first().fill("décret");
    await page.locator("main mark").first().waitFor();
  });
  expect(found).toEqual([]);
});

test("on a phone the menu leads to pages below the base path", async () => {
  const found = await complaints(async () => {
    await visit("/");
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Projets" }).click();
    await page.waitForURL(`**${base}/projets`);
    await page.locator("summary").first().click();
    await page.locator("details[open]").first().waitFor();
    await page.locator("header a").first().click();
    await page.waitForURL(`**${base}/`);
  }, 390);
  expect(found).toEqual([]);
});

// The last one in the window, so that no complaint comes late.
test("injected code does not run and sends nothing", async () => {
  mail.reset();
  const found = await complaints(async () => {
    await visit("/services");
    await page.evaluate(async (elsewhere) => {
      const add = (name: string, set: (element: HTMLElement) => void) => {
        const element = document.createElement(name);
        try {
          set(element);
          document.body.append(element);
        } catch {
          // Trusted Types also refuse what the policy would refuse.
        }
      };
      add("script", (element) => element.append("window.injected = true"));
      add("div", (element) => element.setAttribute("onclick", "window.injected = true"));
      add("div", (element) => {
        element.innerHTML = "<img src=x onerror='window.injected = true'>";
      });
      add("style", (element) => element.append("body { display: none }"));
      await fetch(elsewhere).catch(() => {});
    }, mail.origin);
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });
  const refused = found
    .map((line) => /: ([a-z-]+) \S* /.exec(line)?.[1])
    .filter((kind) => kind !== undefined);
  expect([...new Set(refused)].sort()).toEqual(
    expect.arrayContaining(["connect-src", "require-trusted-types-for", "style-src-elem"]),
  );
  expect(mail.requests).toEqual([]);
});

test("every address on every page is below the base path", () => {
  for (const route of routes) {
    const html = readFileSync(join(dist, route === "/" ? "index.html" : `${route.slice(1)}.html`), "utf8");
    const local = [...html.matchAll(/\s(?:href|src|action|poster)="(\/[^"]*)"/g)].map(
      ([, address]) => address ?? "",
    );
    expect(local.length).toBeGreaterThan(10);
    expect(local.filter((address) => !address.startsWith(`${base}/`))).toEqual([]);
  }
});
