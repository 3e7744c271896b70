import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sized, startFormSite, violationsAtWidths, whenLive } from "../support/form-site.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { stopClock } from "../support/stop-clock.ts";

const route = "/questionnaire-energie";
const limit = 5 * 1024 * 1024;

let site: Awaited<ReturnType<typeof startFormSite>>;
beforeAll(async () => {
  site = await startFormSite();
});
const folder = mkdtempSync(join(tmpdir(), "charpente-bills-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => site.mail.reset());

const consent = (page: Page) => page.locator("[name=consent]");
const adresse = (page: Page) => page.locator("[name=adresse]");
const superficie = (page: Page) => page.locator("[name=superficie]");
const input = (page: Page) => page.locator("[name=files]");
const listed = (page: Page) => page.locator(".file-list li > span").allInnerTexts();
const button = (page: Page) => page.locator(".questionnaire-form [type=submit]");
const toasts = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
const inline = (page: Page) => page.locator(".send-failure").innerText();

function file(name: string, bytes = 3) {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.alloc(bytes, 65) };
}

/** As on the disk of a visitor: the driver hands over the path of a large file, not its bytes. */
function fileOnDisk(name: string, bytes: number): string {
  const path = join(folder, name);
  writeFileSync(path, Buffer.alloc(bytes, 65));
  return path;
}

async function open(width: number): Promise<{ page: Page; noise: string[] }> {
  const opened = await site.open(route, sized(width));
  await whenLive(opened.page);
  return opened;
}

async function fill(page: Page): Promise<void> {
  await consent(page).check();
  await adresse(page).fill("  3 rue du Lac, 74000 Annecy ");
  await superficie(page).fill("86");
}

async function toastTexts(page: Page, title: string): Promise<readonly string[]> {
  await toasts(page).getByText(title, { exact: true }).waitFor();
  return toasts(page).locator(".toast p").allTextContents();
}

/** Expects that nothing remains of the temporary form. */
async function expectNoTemporaryForm(page: Page): Promise<void> {
  expect(await page.locator("form").count()).toBe(1);
  expect(await page.locator("[name^=attachment_]").count()).toBe(0);
}

test("the form is shown only with consent, and keeps its values when consent is withdrawn", async () => {
  const { page, noise } = await open(390);
  expect(await consent(page).isChecked()).toBe(false);
  expect(await adresse(page).isVisible()).toBe(false);
  await fill(page);
  await input(page).setInputFiles([file("gaz.pdf")]);
  expect(await violationsAtWidths(page)).toEqual([]);
  await consent(page).uncheck();
  expect(await adresse(page).isVisible()).toBe(false);
  expect(await button(page).isVisible()).toBe(false);
  await consent(page).check();
  expect(await adresse(page).inputValue()).toBe("  3 rue du Lac, 74000 Annecy ");
  expect(await superficie(page).inputValue()).toBe("86");
  expect(await listed(page)).toEqual(["gaz.pdf, 0\u00a0Ko"]);
  expect(site.mail.requests).toHaveLength(0);
  expect(noise).toEqual([]);
  await site.leave(page);
});

test("empty and blank fields are reported in a toast, at the field, and in a summary with links", async () => {
  const { page, noise } = await open(390);
  await consent(page).check();
  await adresse(page).fill("   ");
  await button(page).click();
  expect(await toastTexts(page, "Champs obligatoires")).toEqual([
    "Champs obligatoires",
    "Veuillez remplir tous les champs obligatoires.",
  ]);
  expect(await toasts(page).getByRole("alert").locator(".toast").count()).toBe(1);
  expect(await inline(page)).toBe("Champs obligatoires. Veuillez remplir tous les champs obligatoires.");
  for (const [field, text] of [
    [adresse(page), "Indiquez l’adresse"],
    [superficie(page), "Indiquez la superficie"],
  ] as const) {
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
    const texts = await Promise.all(ids.map((id) => page.locator(`#${id}`).innerText()));
    expect(texts.join(" ")).toContain(text);
  }
  const summary = page.locator(".error-summary");
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await violationsAtWidths(page)).toEqual([]);
  await summary.getByRole("link", { name: /superficie/ }).click();
  expect(await superficie(page).evaluate((field) => field === document.activeElement)).toBe(true);

  // A corrected field is accepted; a single refused field gets the focus itself.
  await superficie(page).fill("86");
  expect(await superficie(page).getAttribute("aria-invalid")).toBeNull();
  await button(page).click();
  expect(await summary.count()).toBe(0);
  expect(await adresse(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(site.mail.requests).toHaveLength(0);
  expect(noise).toEqual([]);
  await site.leave(page);
});

test("a file with one byte too many prevents the sending, and the toast names it", async () => {
  const { page } = await open(390);
  await fill(page);
  await input(page).setInputFiles([fileOnDisk("gaz.pdf", 3), fileOnDisk("plan.png", limit + 1)]);
  // Reported at the field as soon as it is chosen.
  expect(await page.locator("#champ-files-erreur").innerText()).toContain("plan.png dépasse 5\u00a0Mo");
  await button(page).click();
  const [title, text] = await toastTexts(page, "Fichier trop volumineux");
  expect(title).toBe("Fichier trop volumineux");
  expect(text).toBe("Le fichier plan.png dépasse 5 Mo et ne peut pas être envoyé par e-mail.");
  expect(await inline(page)).toContain("plan.png dépasse 5 Mo");
  expect(await button(page).textContent()).toBe("Envoyer le questionnaire");
  expect(await button(page).isEnabled()).toBe(true);
  await expectNoTemporaryForm(page);
  expect(site.mail.requests).toHaveLength(0);
  expect(await violationsAtWidths(page)).toEqual([]);

  await page.getByRole("button", { name: "Retirer plan.png" }).click();
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  const names = site.mail.requests[0]?.fields.map(([name]) => name);
  expect(names?.filter((name) => name.startsWith("attachment_"))).toEqual(["attachment_0"]);
  await site.leave(page);
});

test("answers and files are sent in one request, then the form is empty and consent unticked", async () => {
  const { page, noise } = await open(390);
  await fill(page);
  await input(page).setInputFiles([fileOnDisk("électricité.pdf", limit), fileOnDisk("gaz.JPG", 421_888)]);
  site.mail.answerWith("hang");
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  expect(await button(page).textContent()).toBe("Envoi en cours...");
  expect(await button(page).isDisabled()).toBe(true);
  site.mail.release();

  expect(await toastTexts(page, "Questionnaire envoyé avec succès !")).toEqual([
    "Questionnaire envoyé avec succès !",
    "Merci pour votre participation. Nous reviendrons vers vous prochainement.",
  ]);
  await expect.poll(() => consent(page).isChecked()).toBe(false);
  expect(await adresse(page).isVisible()).toBe(false);
  expect(await consent(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await consent(page).check();
  expect(await adresse(page).inputValue()).toBe("");
  expect(await superficie(page).inputValue()).toBe("");
  expect(await listed(page)).toEqual([]);
  expect(await input(page).evaluate((field) => (field as HTMLInputElement).files?.length)).toBe(0);
  expect(await button(page).textContent()).toBe("Envoyer le questionnaire");
  await expectNoTemporaryForm(page);
  expect(noise).toEqual([]);

  expect(site.mail.requests).toHaveLength(1);
  const [request] = site.mail.requests;
  expect(request?.path).toBe("/api/v1.0/email/send-form");
  expect(request?.fields.map(([name]) => name)).toEqual([
    "to_email",
    "from_name",
    "subject",
    "adresse",
    "superficie",
    "message",
    "attachment_0",
    "attachment_1",
    "lib_version",
    "service_id",
    "template_id",
    "user_id",
  ]);
  const fields = Object.fromEntries(request?.fields ?? []);
  expect(fields).toMatchObject({
    to_email: "contact@bati-utile.example",
    from_name: "Questionnaire Énergie",
    subject: "Questionnaire énergie",
    adresse: "3 rue du Lac, 74000 Annecy",
    superficie: "86",
    service_id: "test-service",
    template_id: "test-questionnaire",
    user_id: "test-public-key",
  });
  expect(fields.message).toBe(
    [
      "Adresse : 3 rue du Lac, 74000 Annecy",
      "Superficie : 86 m²",
      "Fichiers joints :",
      "- électricité.pdf (5120 Ko)",
      "- gaz.JPG (412 Ko)",
    ].join("\r\n"),
  );
  expect(fields.attachment_0).toMatchObject({ name: "électricité.pdf" });
  expect((fields.attachment_0 as { bytes: Buffer }).bytes.equals(Buffer.alloc(limit, 65))).toBe(true);
  expect(fields.attachment_1).toMatchObject({ name: "gaz.JPG" });
  await site.leave(page);
});

test("an address left by a visitor becomes the reply address, and the browser refuses a text that is not an address", async () => {
  const { page } = await open(390);
  await fill(page);
  const field = page.locator("[name=email]");
  expect(await field.getAttribute("required")).toBeNull();
  await field.fill("jeanne");
  await button(page).click();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(site.mail.requests).toHaveLength(0);
  await field.fill("jeanne@foyer.example");
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  const fields = Object.fromEntries(site.mail.requests[0]?.fields ?? []);
  expect(String(fields.message)).toMatch(/\r\nRépondre à : jeanne@foyer\.example$/);
  expect(Object.keys(fields)).not.toContain("email");
  await site.leave(page);
});

const failures = [
  [{ status: 400, text: "The Public Key is invalid" }, 400],
  [{ status: 403, text: "Forbidden" }, 403],
  [{ status: 413, text: "Payload Too Large" }, 413],
  [{ status: 429, text: "Too Many Requests" }, 429],
  [{ status: 500, text: "Internal Server Error" }, 500],
  ["reset", 0],
] as const;

test("after an answer of 400, 403, 413, 429, 500 or a broken connection, every entry and file stays, two messages say so, and the form can be sent again", async () => {
  const { page } = await open(390);
  await fill(page);
  await input(page).setInputFiles([file("gaz.pdf", 2048)]);
  for (const [index, [answer, status]] of failures.entries()) {
    site.mail.answerWith(answer);
    const logged = page.waitForEvent("console", (message) => message.args().length > 0);
    await button(page).click();
    expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({ status });
    expect(await toastTexts(page, "Erreur lors de l'envoi")).toEqual([
      "Erreur lors de l'envoi",
      "Une erreur est survenue. Veuillez réessayer ou nous contacter directement.",
    ]);
    expect(await inline(page)).toBe(
      "Erreur lors de l'envoi. Une erreur est survenue. Veuillez réessayer ou nous contacter directement.",
    );
    const wayOut = page.locator(".send-outcome .field-help");
    expect(await wayOut.innerText()).toBe(
      "Si l’erreur se répète, écrivez à contact@bati-utile.example\u00a0: votre message est prêt. Joignez-y vos fichiers\u00a0: ils ne partent pas avec lui.",
    );
    const mail = new URL((await wayOut.getByRole("link").getAttribute("href")) ?? "");
    expect(mail.searchParams.get("body")?.split("\r\n")).toEqual([
      expect.stringMatching(/ : oui$/),
      "Adresse du logement :   3 rue du Lac, 74000 Annecy ",
      "Superficie (m²) : 86",
      "Factures des 2 dernières années : gaz.pdf",
      "Adresse e-mail : ",
    ]);
    expect(await consent(page).isChecked()).toBe(true);
    expect(await adresse(page).inputValue()).toBe("  3 rue du Lac, 74000 Annecy ");
    expect(await superficie(page).inputValue()).toBe("86");
    expect(await listed(page)).toEqual(["gaz.pdf, 2\u00a0Ko"]);
    expect(await button(page).isEnabled()).toBe(true);
    await expectNoTemporaryForm(page);
    // Every other answer has the same effect.
    if (status === 500) expect(await violationsAtWidths(page)).toEqual([]);
    expect(site.mail.requests).toHaveLength(index + 1);
  }

  site.mail.reset();
  await button(page).click();
  await toasts(page).getByText("Questionnaire envoyé avec succès !", { exact: true }).waitFor();
  expect(site.mail.requests).toHaveLength(1);
  const names = site.mail.requests[0]?.fields.map(([name]) => name);
  expect(names).toContain("attachment_0");
  await site.leave(page);
});

test("files are added and removed one by one, dropped ones too, with announcements", async () => {
  const { page } = await open(390);
  await consent(page).check();
  await input(page).setInputFiles([file("a.pdf", 1536)]);
  await input(page).setInputFiles([file("b.png", 1024)]);
  expect(await listed(page)).toEqual(["a.pdf, 2\u00a0Ko", "b.png, 1\u00a0Ko"]);
  // As when the choice of files is cancelled, in some browsers.
  await input(page).setInputFiles([]);
  expect(await listed(page)).toHaveLength(2);
  expect(await input(page).evaluate((field) => (field as HTMLInputElement).files?.length)).toBe(2);
  const said = page.locator(".file-list ~ [role=status]");
  expect(await said.innerText()).toBe("Fichier ajouté\u00a0: b.png, 1\u00a0Ko.");

  await page.locator(".file-tray").evaluate((tray) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["c"], "c.jpeg"));
    dataTransfer.items.add(new File(["d"], "virus.exe"));
    for (const type of ["dragover", "drop"])
      tray.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(await listed(page)).toEqual([
    "a.pdf, 2\u00a0Ko",
    "b.png, 1\u00a0Ko",
    "c.jpeg, 0\u00a0Ko",
    "virus.exe, 0\u00a0Ko",
  ]);
  expect(await said.innerText()).toContain("virus.exe n’est pas d’un type accepté");
  expect(await input(page).getAttribute("aria-invalid")).toBe("true");

  // It is also refused when the form is sent.
  await fill(page);
  await button(page).click();
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(site.mail.requests).toHaveLength(0);

  await page.getByRole("button", { name: "Retirer virus.exe" }).click();
  expect(await said.innerText()).toBe("Fichier retiré\u00a0: virus.exe.");
  expect(await input(page).evaluate((field) => (field as HTMLInputElement).files?.length)).toBe(3);
  await site.leave(page);
});

test("the total size that the service accepts is shown at the field, and exceeding it is reported", async () => {
  const { page } = await open(390);
  await consent(page).check();
  const total = page.locator("#champ-files-total");
  expect(await total.innerText()).toContain("seconde limite");
  expect(await total.innerText()).toContain("500\u00a0Ko pour tous les fichiers réunis");
  await input(page).setInputFiles([fileOnDisk("a.pdf", 300 * 1024), fileOnDisk("b.pdf", 300 * 1024)]);
  expect(await total.getByRole("status").innerText()).toContain("L’ensemble pèse 600\u00a0Ko");
  expect(await input(page).getAttribute("aria-describedby")).toContain("champ-files-total");
  await page.getByRole("button", { name: "Retirer b.pdf" }).click();
  expect(await total.getByRole("status").textContent()).toBe("");
  await site.leave(page);
});

test("the keyboard alone can give consent, fill in the form and send it", async () => {
  const { page } = await open(1280);
  await consent(page).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("3 rue du Lac");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("86");
  await page.keyboard.press("Tab");
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await toasts(page).getByText("Questionnaire envoyé avec succès !", { exact: true }).waitFor();
  expect(site.mail.requests).toHaveLength(1);
  await site.leave(page);
});

test("the reason why a file is refused is visible on a small phone, however long the list", async () => {
  const { page } = await site.open(route, { viewport: { width: 320, height: 568 } });
  await whenLive(page);
  await fill(page);
  const others = Array.from({ length: 8 }, (_, number) => file(`facture-${number}.pdf`));
  await input(page).setInputFiles([...others, file("notes.docx")]);
  await button(page).scrollIntoViewIfNeeded();
  await button(page).click();
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true);
  const fault = page.locator("#champ-files-erreur");
  expect(await fault.innerText()).toContain("notes.docx");
  const bottom = () => fault.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(568);
  await site.leave(page);
});

test.each(["summary", "field"])(
  "on a phone in landscape, the toast does not cover the %s that lists the missing fields",
  async (told) => {
    const { page } = await site.open(route, { viewport: { width: 667, height: 375 } });
    await whenLive(page);
    await consent(page).check();
    if (told === "field") await adresse(page).fill("3 rue du Lac");
    await button(page).click();
    await toastTexts(page, "Champs obligatoires");
    const shown = page.locator(told === "field" ? '.field:has([aria-invalid="true"])' : ".error-summary");
    const gap = () =>
      shown.evaluate((element) => {
        const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
        const toast = document.querySelector(".toast")?.getBoundingClientRect().top ?? 0;
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(top - header, toast - bottom);
      });
    await expect.poll(gap).toBeGreaterThan(0);
    await site.leave(page);
  },
);

test("a double click sends once, and then only the checkbox shows the form again, for another home", async () => {
  const { page } = await open(390);
  await fill(page);
  await button(page).dblclick();
  await toasts(page).getByText("Questionnaire envoyé avec succès !", { exact: true }).waitFor();
  await expect.poll(() => consent(page).isChecked()).toBe(false);
  expect(site.mail.requests).toHaveLength(1);
  await consent(page).check();
  expect(await adresse(page).isVisible()).toBe(true);
  await fill(page);
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(2);
  await site.leave(page);
});

test("without consent, Enter sends nothing and reports no hidden fields", async () => {
  const { page, noise } = await open(390);
  const press = async () => {
    await consent(page).focus();
    await page.keyboard.press("Enter");
  };
  await press();
  await fill(page);
  await consent(page).uncheck();
  await press();
  // Other ways to send it make the browser report the missing fields.
  const told = await page.locator(".questionnaire-form").evaluate((form: HTMLFormElement) => {
    const refused: string[] = [];
    form.addEventListener("invalid", ({ target }) => refused.push((target as HTMLInputElement).name), true);
    form.requestSubmit();
    return refused;
  });
  expect(told).toEqual(["consent"]);
  expect(await toasts(page).locator(".toast").count()).toBe(0);

  await consent(page).check();
  expect(await superficie(page).inputValue()).toBe("86");
  await superficie(page).press("Enter");
  await toastTexts(page, "Questionnaire envoyé avec succès !");
  // The focus is on the unticked checkbox, because the key may still be down.
  await page.keyboard.press("Enter");
  expect(await toasts(page).locator(".toast-title").allTextContents()).toEqual([
    "Questionnaire envoyé avec succès !",
  ]);
  expect(site.mail.requests).toHaveLength(1);
  expect(noise).toEqual([]);
  await site.leave(page);
});

test("an area is read in French notation, and sent as a number", async () => {
  const { page } = await open(390);
  await fill(page);
  await superficie(page).fill("");
  await superficie(page).pressSequentially("65,5");
  await button(page).click();
  await toastTexts(page, "Questionnaire envoyé avec succès !");
  const fields = Object.fromEntries(site.mail.requests[0]?.fields ?? []);
  expect(fields.superficie).toBe("65.5");
  expect(fields.message).toContain("Superficie : 65,5 m²");
  await site.leave(page);
});

test("an invalid area is refused at its field by the browser, which explains the notation, and says itself that it is below 1", async () => {
  const { page } = await open(390);
  await fill(page);
  const message = () => superficie(page).evaluate((field: HTMLInputElement) => field.validationMessage);
  for (const none of ["douze", "-5", "1.234"]) {
    await superficie(page).fill(none);
    await button(page).click();
    expect(await message()).toBe("Écrivez la superficie en chiffres\u00a0: 65 ou 65,5.");
    expect(await superficie(page).evaluate((field) => field === document.activeElement)).toBe(true);
  }
  const own = await page.evaluate(() => {
    const field = document.createElement("input");
    Object.assign(field, { type: "number", min: "1", value: "0.5" });
    return field.validationMessage;
  });
  expect(own).not.toBe("");
  for (const small of ["0,5", "0.5"]) {
    await adresse(page).focus();
    await superficie(page).fill(small);
    const refused = superficie(page).evaluate(
      (field) => new Promise((resolve) => field.addEventListener("invalid", () => resolve(true))),
    );
    await button(page).click();
    expect(await refused).toBe(true);
    expect(await message()).toBe(own);
    expect(await superficie(page).evaluate((field) => field === document.activeElement)).toBe(true);
  }
  expect(await toasts(page).locator(".toast").count()).toBe(0);
  expect(await button(page).isEnabled()).toBe(true);
  expect(site.mail.requests).toHaveLength(0);
  await superficie(page).fill("1");
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  await site.leave(page);
});

test("withdrawing consent while the questionnaire is being sent cancels the send, and a message says so", async () => {
  const { page } = await open(390);
  await fill(page);
  await input(page).setInputFiles([file("gaz.pdf")]);
  site.mail.answerWith("hang");
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  const failed = page.waitForEvent("requestfailed");
  await consent(page).uncheck();
  await failed;
  expect(await toastTexts(page, "Envoi interrompu")).toEqual([
    "Envoi interrompu",
    expect.stringMatching(/^Vous avez retiré votre accord pendant l’envoi\. /),
  ]);
  expect(await adresse(page).isVisible()).toBe(false);
  await expectNoTemporaryForm(page);

  // The values are still there if consent is given again.
  site.mail.answerWith({ status: 200, text: "OK" });
  await consent(page).check();
  expect(await superficie(page).inputValue()).toBe("86");
  expect(await listed(page)).toEqual(["gaz.pdf, 0\u00a0Ko"]);
  await button(page).click();
  await toastTexts(page, "Questionnaire envoyé avec succès !");
  expect(site.mail.requests).toHaveLength(2);
  site.mail.release();
  await site.leave(page);
});

test("files get the time that a slow network needs, and the sending ends after that", async () => {
  const { page } = await site.open(route, { hasClock: true });
  await whenLive(page);
  await fill(page);
  // 80 s at 32 bytes a millisecond.
  await input(page).setInputFiles(fileOnDisk("gaz.pdf", 2_560_000));
  site.mail.answerWith("hang");
  await stopClock(page);
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  await page.clock.runFor(109_000);
  expect(await button(page).textContent()).toBe("Envoi en cours...");
  const failed = page.waitForEvent("requestfailed");
  await page.clock.runFor(1000);
  await failed;
  await toasts(page).getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
  site.mail.release();
  await site.leave(page);
});

test("a request without an answer is given up after 30 seconds, and nothing temporary remains", async () => {
  const { page } = await site.open(route, { hasClock: true });
  await whenLive(page);
  await fill(page);
  site.mail.answerWith("hang");
  await stopClock(page);
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  await page.clock.runFor(29_000);
  expect(await button(page).textContent()).toBe("Envoi en cours...");
  await page.clock.runFor(1000);
  await toasts(page).getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
  expect(await consent(page).isChecked()).toBe(true);
  expect(await superficie(page).inputValue()).toBe("86");
  expect(await button(page).isEnabled()).toBe(true);
  await expectNoTemporaryForm(page);
  expect(site.mail.requests).toHaveLength(1);
  site.mail.release();
  await site.leave(page);
});

test("choices made before the script loads are kept", async () => {
  const { page, arrive } = await site.openWithLateScripts(route, sized(1280));
  await fill(page);
  await input(page).setInputFiles([file("gaz.pdf", 2048)]);
  arrive();
  await whenLive(page);
  await expect.poll(() => listed(page)).toEqual(["gaz.pdf, 2\u00a0Ko"]);
  expect(await adresse(page).isVisible()).toBe(true);
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  expect(Object.fromEntries(site.mail.requests[0]?.fields ?? [])).toMatchObject({
    adresse: "3 rue du Lac, 74000 Annecy",
    superficie: "86",
    attachment_0: { name: "gaz.pdf" },
  });
  await site.leave(page);
});

test("without scripts, consent shows the form, which says that it needs the mail program", async () => {
  const { page } = await site.open(route, { ...sized(390), javaScriptEnabled: false });
  expect(await adresse(page).isVisible()).toBe(false);
  await consent(page).check();
  expect(await adresse(page).isVisible()).toBe(true);
  const form = page.locator(".questionnaire-form");
  expect(await form.getAttribute("action")).toMatch(/^mailto:contact@bati-utile\.example\?subject=/);
  const link = form.getByRole("link", { name: "contact@bati-utile.example" });
  expect(await link.isVisible()).toBe(true);
  expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain("Adresse du logement");
  await site.leave(page);
});

test("nothing moves when the form becomes interactive", async () => {
  // The checkbox and the part below it are visible; movements elsewhere do not concern the visitor.
  const { page } = await site.openAlone(`${route}#champ-consent`, sized(390), (prepared) =>
    prepared.addInitScript(watchShifts),
  );
  await whenLive(page);
  await consent(page).scrollIntoViewIfNeeded();
  expect(await readShifts(page)).toEqual([]);
  await site.leave(page);
});
