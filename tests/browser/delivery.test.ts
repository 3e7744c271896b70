import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildRealSite } from "../support/build-real-site.ts";
import { sized, startFormSite, whenLive } from "../support/form-site.ts";
import { giveFacts } from "../support/give-facts.ts";
import { violationsOf } from "../support/run-axe.ts";
import { siteBase } from "../support/site-base.ts";

const dist = mkdtempSync(join(tmpdir(), "charpente-delivery-"));
let site: Awaited<ReturnType<typeof startFormSite>>;

const replace =
  (...changes: readonly (readonly [string, string])[]) =>
  (text: string) =>
    changes.reduce((so, [from, to]) => {
      expect(so).toContain(from);
      return so.replace(from, to);
    }, text);

beforeAll(async () => {
  const { status, problems } = await buildRealSite(dist, {
    compressed: "not at all",
    base: siteBase,
    edit: (settings) =>
      replace(
        ["report: { delivery: none }", "report: { delivery: emailjs }"],
        ["contact: { delivery: mailto }", "contact: { delivery: emailjs }"],
      )(giveFacts(settings)),
    edits: {
      "content/pages/politique-confidentialite.md": replace([
        "[guide, questionnaire]",
        "[guide, questionnaire, contact, report]",
      ]),
    },
  });
  expect([status, problems]).toEqual(["written", []]);
  site = await startFormSite(dist);
});
afterAll(async () => {
  await site.close();
  rmSync(dist, { recursive: true, force: true });
});
beforeEach(() => site.mail.reset());

test("a service in the settings is sent every field, once, and no mail is prepared", async () => {
  const { page, noise } = await site.open("/contact", sized(1280));
  await whenLive(page);
  const entries = {
    firstName: "Jeanne",
    lastName: "d'Arçonval",
    email: "jeanne@agence.example",
    phone: "01 23 45 67 89",
    company: "Foncière & Fils",
    project: "Un immeuble de 5 200 m².\nDeux chaufferies ?",
  };
  for (const [name, value] of Object.entries(entries)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=timeline]").selectOption("Plus tard");
  await page.getByRole("button", { name: "Envoyer mon message" }).dblclick();
  await page.getByRole("status").getByText("Message envoyé", { exact: true }).waitFor();
  expect(site.mail.requests.map(({ json }) => json)).toMatchObject([
    {
      template_id: "test-contact",
      template_params: {
        to_email: "contact@bati-utile.example",
        from_name: "Jeanne d'Arçonval",
        ...entries,
        timeline: "Plus tard",
        message: [
          "Prénom : Jeanne",
          "Nom : d'Arçonval",
          "E-mail : jeanne@agence.example",
          "Téléphone : 01 23 45 67 89",
          "Société ou collectivité : Foncière & Fils",
          "Votre projet en quelques lignes : Un immeuble de 5 200 m².",
          "Deux chaufferies ?",
          "Calendrier : Plus tard",
        ].join("\n"),
      },
    },
  ]);
  expect(await page.locator("[name=project]").inputValue()).toBe("");
  expect(await page.getByText("Votre message est prêt").count()).toBe(0);
  // The text about the collected data names the service.
  expect(await page.locator(".form-note").innerText()).toContain("EmailJS");
  expect(noise).toEqual([]);
  await site.leave(page);
});

async function openOrder(): Promise<Page> {
  const { page } = await site.open("/rapport-performance", sized(1280));
  await whenLive(page);
  await page.locator("[name=surface]").fill("1 850,5 m²");
  await page.locator("[name=address]").fill("12 rue de l'Exemple");
  await page.locator("[name=email]").fill("jeanne@agence.example");
  await page
    .locator("[name=file]")
    .setInputFiles([{ name: "factures.zip", mimeType: "application/zip", buffer: Buffer.alloc(2048, 65) }]);
  return page;
}

test("with the e-mail service, an order is sent in one request, with its file and price", async () => {
  const page = await openOrder();
  expect(await page.locator("#champ-file-total").innerText()).toContain("500\u00a0Ko au plus");
  await page.locator(".order [type=submit]").dblclick();
  await page.locator(".order-done").waitFor();
  const said = await page.locator(".order-done").innerText();
  expect(said).toContain("Votre commande nous a été envoyée par e-mail. Rien n’a été débité.");
  expect(await page.locator(".order-done a").count()).toBe(0);
  expect(await page.locator("form").count()).toBe(1);
  expect(await violationsOf(page, { within: ".order-done" })).toEqual([]);

  expect(site.mail.requests).toHaveLength(1);
  expect(Object.fromEntries(site.mail.requests[0]?.fields ?? [])).toMatchObject({
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
  // The file is sent with the order, so no other mail is requested.
  expect(await page.locator(".storey", { has: page.locator("#commander") }).innerText()).not.toMatch(
    /ne part pas|messagerie/,
  );
  // The text names the recipient of the data.
  expect(await page.locator(".order-note").innerText()).toContain("EmailJS");
  await site.leave(page);
});

test("an order that could not be sent is kept, and a message says so", async () => {
  const page = await openOrder();
  site.mail.answerWith({ status: 500, text: "Internal Server Error" });
  await page.locator(".order [type=submit]").click();
  const toast = page.getByRole("region", { name: "Notifications", exact: true }).getByRole("alert");
  await toast.getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
  expect(await page.locator(".order-done").count()).toBe(0);
  expect(await page.locator("[name=address]").inputValue()).toBe("12 rue de l'Exemple");
  expect(await page.locator(".file-list li > span").allInnerTexts()).toEqual(["factures.zip, 2\u00a0Ko"]);
  expect(await page.locator(".order .send-failure").innerText()).toContain("Erreur lors de l'envoi");
  expect(await page.locator(".order [type=submit]").isEnabled()).toBe(true);
  expect(site.mail.requests).toHaveLength(1);
  await site.leave(page);
});
