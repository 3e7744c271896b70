import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { copyRealSite } from "../support/copy-real-site.ts";
import { whenLive } from "../support/form-site.ts";
import { violationsOf } from "../support/run-axe.ts";
import { runHere } from "../support/run-here.ts";
import { serveFolder } from "../support/serve-folder.ts";
import { closeWindows, shareBrowserWithMail } from "../support/share-browser.ts";
import { at, siteBase } from "../support/site-base.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-delivery-"));
let mail: Awaited<ReturnType<typeof shareBrowserWithMail>>["mail"];
let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;

beforeAll(async () => {
  copyRealSite(root);
  const edit = (file: string, from: string, to: string) => {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  edit("content/site.yaml", "report: { delivery: none }", "report: { delivery: emailjs }");
  edit(
    "content/pages/politique-confidentialite.md",
    "[guide, questionnaire]",
    "[guide, questionnaire, report]",
  );
  const { status, stderr } = await runHere(["build", "--root", root, "--strict", "--base", at("/")]);
  if (status !== 0) throw new Error(`The site does not build: ${stderr}`);
  [{ browser, mail }, server] = await Promise.all([
    shareBrowserWithMail(),
    serveFolder(join(root, "dist"), { base: siteBase }),
  ]);
});

afterAll(async () => {
  await closeWindows(browser);
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

beforeEach(() => mail.reset());

async function openFilledIn(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(server.origin + at("/rapport-performance"));
  await whenLive(page);
  await page.locator("[name=surface]").fill("1 850,5 m²");
  await page.locator("[name=address]").fill("12 rue de l'Exemple");
  await page.locator("[name=email]").fill("jeanne@agence.example");
  await page
    .locator("[name=file]")
    .setInputFiles([{ name: "factures.zip", mimeType: "application/zip", buffer: Buffer.alloc(2048, 65) }]);
  return page;
}

test("where the e-mail service delivers orders, one goes out in one request, file and price included", async () => {
  const page = await openFilledIn();
  expect(await page.locator("#champ-file-total").innerText()).toContain("500\u00a0Ko au plus");
  await page.locator(".order [type=submit]").dblclick();
  await page.locator(".order-done").waitFor();
  const said = await page.locator(".order-done").innerText();
  expect(said).toContain("Votre commande nous a été envoyée par e-mail. Rien n’a été débité.");
  expect(await page.locator(".order-done a").count()).toBe(0);
  expect(await page.locator("form").count()).toBe(1);
  expect(await violationsOf(page, { within: ".order-done" })).toEqual([]);

  expect(mail.requests).toHaveLength(1);
  expect(Object.fromEntries(mail.requests[0]?.fields ?? [])).toMatchObject({
    to_email: "contact@bati-utile.example",
    from_name: "jeanne@agence.example",
    address: "12 rue de l'Exemple",
    confirmedSurface: "1850.5",
    email: "jeanne@agence.example",
    price: "1024",
    attachment_0: { name: "factures.zip" },
    service_id: "test-service",
    template_id: "test-report",
  });
  // The file goes with the order: nothing asks for it in another mail.
  expect(await page.locator(".storey", { has: page.locator("#commander") }).innerText()).not.toMatch(
    /ne part pas|messagerie/,
  );
  // Who gets the data is told as it is.
  expect(await page.locator(".order-note").innerText()).toContain("EmailJS");
  await page.close();
});

test("an order that could not be sent is kept, and a message says so", async () => {
  const page = await openFilledIn();
  mail.answerWith({ status: 500, text: "Internal Server Error" });
  await page.locator(".order [type=submit]").click();
  const toast = page.getByRole("region", { name: "Notifications", exact: true }).getByRole("alert");
  await toast.getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
  expect(await page.locator(".order-done").count()).toBe(0);
  expect(await page.locator("[name=address]").inputValue()).toBe("12 rue de l'Exemple");
  expect(await page.locator(".file-list li > span").allInnerTexts()).toEqual(["factures.zip, 2\u00a0Ko"]);
  expect(await page.locator(".order .send-failure").innerText()).toContain("Erreur lors de l'envoi");
  expect(await page.locator(".order [type=submit]").isEnabled()).toBe(true);
  expect(mail.requests).toHaveLength(1);
  await page.close();
});
