import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { whenLive } from "../support/form-site.ts";
import { violationsOf } from "../support/run-axe.ts";
import { projectRoot } from "../support/run-site.ts";
import { shareTabs } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";
import testAccount from "../support/test-account.json" with { type: "json" };

let tabs: Awaited<ReturnType<typeof shareTabs>>;
let server: ChildProcess;
let origin = "";

/** The real site in `site dev`, without an account of the e-mail service. */
beforeAll(async () => {
  const unset = Object.fromEntries(Object.keys(testAccount).map((name) => [name, ""]));
  server = spawn(process.execPath, [join(projectRoot, "bin/site"), "dev", "--port", "0", "--base", at("/")], {
    cwd: projectRoot,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...unset },
  });
  let said = "";
  server.stderr?.on("data", (chunk) => {
    said += String(chunk);
  });
  [tabs] = await Promise.all([
    shareTabs(),
    eventually(() => {
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      expect(port, said).toBeDefined();
      // Another name than the one that the server prints: pages send to the origin at which they are visited.
      origin = `http://localhost:${port}`;
    }),
  ]);
});

afterAll(async () => {
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
});

/** Windows beside each other, which the test leaves. */
const open = () => tabs.take({ baseURL: origin, reducedMotion: "reduce" });

async function sendGuide(page: Page): Promise<void> {
  const values = {
    prenom: "Jeanne",
    nom: "d'Arçonval",
    societe: "<b>Foncière</b>",
    fonction: "Directrice",
    email: "jeanne@fonciere.example",
    telephone: "+33 1 23 45 67 89",
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("form[name=guide] button[type=submit]").click();
}

test("messages of forms appear in /__mail, and fail on request, without an account or a network", async () => {
  const outside: string[] = [];
  const [mail, page] = [await open(), await open()];
  for (const window of [mail, page])
    window.on("request", (request) => {
      if (!request.url().startsWith(origin)) outside.push(request.url());
    });
  // A page of the server itself, at the root of the origin, whatever the base of the site.
  await mail.goto("/__mail");
  await page.goto(at("/telecharger-guide"));
  await whenLive(page);
  await sendGuide(page);
  await page.getByText("Demande envoyée avec succès !").first().waitFor();

  const first = mail.locator("#mails li.mail").first();
  await first.getByRole("heading", { name: "guide" }).waitFor();
  expect(await first.locator("dl").textContent()).toContain("<b>Foncière</b>");
  expect(await first.locator("dl b").count()).toBe(0);

  // A browser repeats a request that is cut off before any answer, and the second one would succeed.
  await mail.getByLabel("Senders get").selectOption("reset");
  await mail.getByLabel("the next one only").check();
  await mail.getByRole("button", { name: "Answer like this" }).click();
  await mail.locator('option[value="reset"][selected]').waitFor({ state: "attached" });
  await sendGuide(page);
  await page.getByText("Erreur lors de l'envoi").first().waitFor();
  await mail.getByText("2 messages").waitFor();
  await mail.getByRole("button", { name: "Forget them all" }).click();
  await mail.getByText("Nothing has come yet.").waitFor();
  expect(outside).toEqual([]);
  await tabs.leave(mail);
  await tabs.leave(page);
});

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("a late answer does not hide a newer message", async () => {
  const mail = await open();
  // The events of the page, and every title that it shows.
  await mail.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SharedWorker");
    const seen = { heard: 0, titles: [] as string[] };
    class Heard extends EventSource {
      constructor(url: string) {
        super(url);
        this.addEventListener("message", () => {
          seen.heard += 1;
        });
      }
    }
    Object.assign(globalThis, { seen, EventSource: Heard });
    new MutationObserver(() => seen.titles.push(document.title)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  type Seen = { readonly seen: { readonly heard: number; readonly titles: readonly string[] } };
  const seen = () => mail.evaluate(() => (globalThis as unknown as Seen).seen);
  const asked: string[] = [];
  mail.on("request", (request) => {
    if (request.resourceType() === "fetch") asked.push(request.url());
  });
  const send = () =>
    mail.request.post("/api/v1.0/email/send", {
      headers: { origin },
      data: { user_id: "a", service_id: "a", template_id: "a", template_params: {} },
    });
  const listening = mail.waitForResponse((answer) => answer.request().resourceType() === "fetch");
  await mail.goto("/__mail");
  await listening;

  const isHeld = createGate();
  const isReleased = createGate();
  await mail.route("**/__mail", async (request) => {
    const response = await request.fetch();
    if ((await response.text()).includes("Mail (1)")) {
      isHeld.open();
      await isReleased.opened;
    }
    await request.fulfill({ response });
  });
  await send();
  await isHeld.opened;
  const before = { heard: (await seen()).heard, asked: asked.length };
  await send();
  await expect.poll(async () => (await seen()).heard).toBeGreaterThan(before.heard);
  // The request of the page after the second message was sent before this.
  await mail.evaluate(() => fetch("/__dev/worker.js").then((answer) => answer.text()));
  const hasAskedAgain = asked.length > before.asked + 1;
  if (hasAskedAgain) await expect.poll(() => mail.title()).toBe("Mail (2) – site dev");
  isReleased.open();
  const [one, two] = ["Mail (1) – site dev", "Mail (2) – site dev"];
  await expect.poll(async () => (await seen()).titles).toEqual(expect.arrayContaining([one, two]));
  const { titles } = await seen();
  expect(titles.indexOf(two)).toBeGreaterThan(titles.lastIndexOf(one));
  await mail.getByRole("button", { name: "Forget them all" }).click();
  await mail.getByText("Nothing has come yet.").waitFor();
  await mail.unrouteAll({ behavior: "wait" });
  await tabs.leave(mail);
});

test("an attachment can be downloaded, byte for byte", async () => {
  // The policy of the mail page blocks axe.
  const page = await tabs.take({ baseURL: origin, bypassCSP: true, reducedMotion: "reduce" });
  await page.goto(at("/questionnaire-energie"));
  await whenLive(page);
  await page.locator("[name=consent]").check();
  await page.locator("[name=adresse]").fill("1 rue de l'Essai");
  await page.locator("[name=superficie]").fill("80");
  const buffer = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 256));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "été.pdf", mimeType: "application/pdf", buffer });
  await page.locator(".questionnaire-form [type=submit]").click();
  await page.getByText("Questionnaire envoyé avec succès !").first().waitFor();

  await page.goto("/__mail");
  expect(await violationsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "été.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("été.pdf");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(buffer)).toBe(true);
  await tabs.leave(page);
});

test("the page of messages fits a narrow window, and leads back to the page from which it was opened", async () => {
  const page = await tabs.take({ baseURL: origin, viewport: { width: 390, height: 844 } });
  await page.goto(at("/telecharger-guide"));
  await page.evaluate(() => location.assign("/__mail"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const back = page.getByRole("link", { name: "Back to the site" });
  await eventually(async () =>
    expect(await back.getAttribute("href")).toBe(`${origin}${at("/telecharger-guide")}`),
  );
  await tabs.leave(page);
});
