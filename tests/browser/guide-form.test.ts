import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sized, startFormSite, violationsAtWidths, whenLive } from "../support/form-site.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { at, routeAt } from "../support/site-base.ts";
import { stopClock } from "../support/stop-clock.ts";

const route = "/telecharger-guide";
const entries = {
  prenom: "Jeanne",
  nom: "d'Arçonval",
  societe: "Foncière & Fils",
  fonction: "Directrice technique",
  email: "jeanne@fonciere.example",
  telephone: "+33 1 23 45 67 89",
} as const;

let site: Awaited<ReturnType<typeof startFormSite>>;
beforeAll(async () => {
  site = await startFormSite();
});
beforeEach(() => site.mail.reset());

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await page.locator(`[name=${name}]`).fill(value);
}

const button = (page: Page) => page.locator("form[name=guide] button[type=submit]");
const valuesOf = (page: Page) =>
  page
    .locator("form[name=guide]")
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));

test("a request that is accepted empties the form and says so", async () => {
  const { page, noise } = await site.open(route, sized(390));
  await whenLive(page);
  await fill(page);
  await page.getByRole("checkbox").check();
  site.mail.answerWith("hang");
  await button(page).click();

  // While the form is being sent, the button is disabled and says why, also to screen readers.
  await page.waitForFunction(() =>
    document.querySelector("form[name=guide] button")?.hasAttribute("disabled"),
  );
  expect(await button(page).textContent()).toBe("Envoi en cours...");
  expect(await page.locator("form[name=guide] [role=status]").textContent()).toBe(
    "Nous transmettons votre message, merci de patienter.",
  );
  expect(await valuesOf(page)).toMatchObject(entries);
  expect(await violationsAtWidths(page)).toEqual([]);

  await expect.poll(() => site.mail.requests.length).toBe(1);
  site.mail.release();
  const toast = page.getByRole("region", { name: "Notifications", exact: true }).getByRole("status");
  await toast.getByText("Demande envoyée avec succès !", { exact: true }).waitFor();
  expect(await toast.locator("p").allTextContents()).toEqual([
    "Demande envoyée avec succès !",
    "Notre guide vous sera envoyé dans les plus brefs délais.",
  ]);
  expect(await button(page).textContent()).toBe("Recevoir le guide");
  expect(await button(page).isEnabled()).toBe(true);
  expect(await valuesOf(page)).toEqual({
    prenom: "",
    nom: "",
    societe: "",
    fonction: "",
    email: "",
    telephone: "",
  });
  expect(await page.getByRole("checkbox").isChecked()).toBe(false);
  // The button had the focus when it was disabled, and gets it back.
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(noise).toEqual([]);

  expect(site.mail.requests).toHaveLength(1);
  expect(site.mail.requests[0]).toMatchObject({ path: "/api/v1.0/email/send", type: "application/json" });
  expect(site.mail.requests[0]?.json).toEqual({
    lib_version: expect.any(String) as string,
    user_id: "test-public-key",
    service_id: "test-service",
    template_id: "test-guide",
    template_params: {
      to_email: "contact@bati-utile.example",
      from_name: "Jeanne d'Arçonval",
      ...entries,
      newsletter_consent: "Oui",
      message: [
        "Prénom : Jeanne",
        "Nom : d'Arçonval",
        "Société : Foncière & Fils",
        "Fonction : Directrice technique",
        "E-mail : jeanne@fonciere.example",
        "Téléphone : +33 1 23 45 67 89",
        "Newsletter : Oui",
      ].join("\n"),
    },
  });
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

test("after an answer of 400, 403, 413, 429, 500 or a broken connection, every entry stays, two messages say so, and the next try succeeds", async () => {
  const { page, noise } = await site.open(route, sized(390));
  await whenLive(page);
  await fill(page);
  const toast = page.getByRole("region", { name: "Notifications", exact: true }).getByRole("alert");
  for (const [index, [answer, status]] of failures.entries()) {
    site.mail.answerWith(answer);
    const logged = page.waitForEvent("console", (message) => message.args().length > 0);
    await button(page).click();

    const error = (await (await logged).args()[0]?.jsonValue()) as { status: number; text: string };
    expect(error).toEqual({ status, text: typeof answer === "string" ? expect.any(String) : answer.text });
    await toast.getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
    expect(await toast.locator("p").allTextContents()).toEqual([
      "Erreur lors de l'envoi",
      "Une erreur s'est produite. Veuillez réessayer.",
    ]);
    expect(await page.locator(".form-submit .send-failure").innerText()).toBe(
      "Erreur lors de l'envoi. Une erreur s'est produite. Veuillez réessayer.",
    );
    expect(await valuesOf(page)).toEqual(entries);
    expect(await button(page).textContent()).toBe("Recevoir le guide");
    // Every other answer has the same effect.
    if (status === 500) expect(await violationsAtWidths(page)).toEqual([]);
    expect(site.mail.requests).toHaveLength(index + 1);
    expect(site.mail.requests.at(-1)?.json).toMatchObject({ template_params: { newsletter_consent: "Non" } });
    // The browser itself adds that the request failed.
    expect(noise.filter((line) => !line.includes("Failed to load resource"))).toHaveLength(index + 1);
  }

  // The next try removes the message, and succeeds.
  site.mail.reset();
  await button(page).click();
  await page.getByText("Demande envoyée avec succès !", { exact: true }).waitFor();
  expect(await page.getByText("Erreur lors de l'envoi").count()).toBe(0);
  await site.leave(page);
});

test("works with the keyboard alone: from field to field, the checkbox, the button", async () => {
  const { page } = await site.open(route, sized(1280));
  await whenLive(page);
  await page.locator("[name=prenom]").focus();
  for (const value of Object.values(entries)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Demande envoyée avec succès !", { exact: true }).waitFor();
  expect(site.mail.requests).toHaveLength(1);
  expect(site.mail.requests[0]?.json).toMatchObject({
    template_params: { ...entries, newsletter_consent: "Oui" },
  });
  await site.leave(page);
});

test("a request without an answer is given up after 30 seconds, and every entry stays", async () => {
  const { page } = await site.open(route, { hasClock: true });
  await whenLive(page);
  await fill(page);
  site.mail.answerWith("hang");
  await stopClock(page);
  await button(page).click();
  await expect.poll(() => site.mail.requests.length).toBe(1);
  await page.clock.runFor(20_000);
  expect(await button(page).textContent()).toBe("Envoi en cours...");
  await page.clock.runFor(10_000);
  await page.getByRole("alert").getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
  expect(await valuesOf(page)).toEqual(entries);
  expect(site.mail.requests).toHaveLength(1);
  site.mail.release();
  await site.leave(page);
});

test("the browser checks the required fields, and the types of e-mail and telephone", async () => {
  const { page } = await site.open(route);
  await whenLive(page);
  const fields = await page.locator("form[name=guide] input").evaluateAll((inputs) =>
    inputs.map((input) => {
      const { name, type, required, checked } = input as HTMLInputElement;
      return { name, type, required, checked };
    }),
  );
  expect(fields).toEqual([
    ...Object.keys(entries).map((name) => ({
      name,
      type: { email: "email", telephone: "tel" }[name] ?? "text",
      required: true,
      checked: false,
    })),
    { name: "acceptNewsletter", type: "checkbox", required: false, checked: false },
  ]);
  await button(page).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("prenom");
  await fill(page);
  await page.locator("[name=email]").fill("jeanne");
  await button(page).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
  expect(site.mail.requests).toEqual([]);
  await site.leave(page);
});

test("a double click, or Enter pressed twice, sends once", async () => {
  const { page } = await site.open(route);
  await whenLive(page);
  await fill(page);
  await button(page).dblclick();
  await page.getByText("Demande envoyée avec succès !", { exact: true }).waitFor();
  expect(site.mail.requests).toHaveLength(1);

  await fill(page);
  await page.locator("form[name=guide]").evaluate((form) => {
    (form as HTMLFormElement).requestSubmit();
    (form as HTMLFormElement).requestSubmit();
  });
  await expect.poll(() => site.mail.requests.length).toBe(2);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=nom]")?.value === "");
  expect(site.mail.requests).toHaveLength(2);
  await site.leave(page);
});

test("words typed before the script loads stay and are sent, and nothing moves when it loads", async () => {
  const { page, noise, arrive } = await site.openWithLateScripts(route);
  await page.evaluate(watchShifts, true);
  await page.locator("[name=telephone]").waitFor();
  await fill(page);
  await page.getByRole("checkbox").check();
  arrive();
  await whenLive(page);
  expect(await valuesOf(page)).toEqual({ ...entries, acceptNewsletter: "on" });
  expect(await readShifts(page)).toEqual([]);
  await button(page).click();
  await page.getByText("Demande envoyée avec succès !", { exact: true }).waitFor();
  expect(site.mail.requests[0]?.json).toMatchObject({
    template_params: { ...entries, newsletter_consent: "Oui" },
  });
  expect(noise).toEqual([]);
  await site.leave(page);
});

/** As it travels: what is too small to be compressed travels as it is. */
function weightOf(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

/** Opens a page, and gives the addresses of its own that it asks for, and what the files there weigh. */
async function watch(address: string) {
  const asked: string[] = [];
  const { page } = await site.openAlone(address, {}, async (page) => {
    page.on("request", (request) => asked.push(request.url()));
  });
  await page.waitForLoadState("networkidle");
  const own = () => [...new Set(asked.filter((url) => url.startsWith(site.origin)))];
  const weigh = (ending = "") =>
    own()
      .map((url) => join(site.dist, routeAt(new URL(url).pathname)))
      .map((path) => (existsSync(path) && statSync(path).isFile() ? path : `${path}.html`))
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + weightOf(file), 0);
  expect(await page.locator("script[src]:not([type=module])").count()).toBe(0);
  return { page, asked, weigh };
}

/** Down to its end, as somebody reads it who fills in nothing. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState("networkidle");
}

test("/contact needs no library: it weighs at most 95 KB in all, and its scripts 6", async () => {
  const { page, weigh } = await watch("/contact");
  await scroll(page);
  expect(weigh()).toBeLessThanOrEqual(95_000);
  expect(weigh(".js")).toBeLessThanOrEqual(6_000);
  expect(await page.locator("[data-island]").count()).toBe(0);
  await site.leave(page);
});

test.each([
  [route, 140],
  ["/questionnaire-energie", 140],
  // With the calculator, its drawings and the letters of its price.
  ["/rapport-performance", 148],
] as const)(
  "%s loads no library before its form is touched, and then weighs at most %i KB in all",
  async (address, most) => {
    const { page, asked, weigh } = await watch(address);
    await scroll(page);
    expect(weigh()).toBeLessThanOrEqual(80_000);
    await page.locator("main form :is(input, textarea)").first().focus();
    await whenLive(page);
    await page.waitForLoadState("networkidle");
    expect(weigh(".js")).toBeGreaterThan(50_000);
    expect(weigh()).toBeLessThanOrEqual(most * 1000);
    expect(asked.filter((url) => url.startsWith(site.mail.origin))).toEqual([]);
    await site.leave(page);
  },
);

test("after the first touch nothing more is fetched to send the form", async () => {
  const { page, asked } = await watch(route);
  await fill(page);
  await whenLive(page);
  await page.waitForLoadState("networkidle");
  const before = asked.length;
  await button(page).click();
  await page.getByText("Demande envoyée avec succès !", { exact: true }).waitFor();
  expect(asked.slice(before).filter((url) => !url.startsWith(site.mail.origin))).toEqual([]);
  await site.leave(page);
});

test("without scripts the form says so, and offers the address with a prepared mail", async () => {
  const { page } = await site.open(route, { javaScriptEnabled: false });
  const note = page.locator("form[name=guide] [data-mail-note]");
  expect(await note.isVisible()).toBe(true);
  expect(await note.textContent()).toContain("Sans JavaScript");
  const link = new URL((await note.getByRole("link").getAttribute("href")) ?? "");
  expect(link.pathname).toBe("contact@bati-utile.example");
  expect(link.searchParams.get("subject")).toBe("Demande du guide");
  expect(link.searchParams.get("body")?.split("\r\n")).toEqual(
    ["Prénom", "Nom", "Société", "Fonction", "E-mail", "Téléphone", "Newsletter"].map(
      (label) => `${label} : `,
    ),
  );
  await site.leave(page);

  const { page: live } = await site.open(route);
  expect(await live.locator("form[name=guide] [data-mail-note]").isVisible()).toBe(false);
  await site.leave(live);
});

test("without an account at the service, the form reports that sending failed", async () => {
  // Changes the page to what such a site publishes: another build would take longer than all tests of this form.
  const { page, noise } = await site.open(route, {}, (page) =>
    page.route(`**${at(route)}`, async (asked) => {
      const response = await asked.fetch();
      const html = (await response.text()).replace(/test-(?:public-key|service|guide)(?=&quot;)/g, "");
      await asked.fulfill({ response, body: html });
    }),
  );
  await whenLive(page);
  await fill(page);
  await button(page).click();
  await page.getByRole("alert").getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
  expect(site.mail.requests).toEqual([]);
  expect(noise.join()).toContain("The public key is required");
  expect(await valuesOf(page)).toEqual(entries);
  await expectWayOut(page);
  await site.leave(page);
});

/** Below the two lines of the specification: the prepared mail, with every entry. */
async function expectWayOut(page: Page): Promise<void> {
  const text = "Si l’erreur se répète, écrivez à contact@bati-utile.example\u00a0: votre message est prêt.";
  const link = page.getByText(text, { exact: true }).getByRole("link");
  const { pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  expect([pathname, searchParams.get("subject")]).toEqual(["contact@bati-utile.example", "Demande du guide"]);
  expect(searchParams.get("body")?.split("\r\n")).toEqual([
    "Prénom : Jeanne",
    "Nom : d'Arçonval",
    "Société : Foncière & Fils",
    "Fonction : Directrice technique",
    "E-mail : jeanne@fonciere.example",
    "Téléphone : +33 1 23 45 67 89",
    expect.stringMatching(/^J’accepte de recevoir la newsletter .* : non$/),
  ]);
}

/** What a page that was open during a deployment meets: files that are not in its HTML are gone while `isLost()`. */
function loseLateScripts(page: Page, isLost: (name: string) => boolean): Promise<unknown> {
  const html = readFileSync(join(site.dist, "telecharger-guide.html"), "utf8");
  return page.route("**/*.js", (request) => {
    const name = basename(new URL(request.request().url()).pathname);
    return !html.includes(name) && isLost(name)
      ? request.fulfill({ status: 404, contentType: "text/html", body: "gone" })
      : request.continue();
  });
}

test("if the library that sends was taken away by a deployment, it is asked for again, and the entries are offered as a mail", async () => {
  // The library’s own module has kept its name.
  const tries: string[] = [];
  const { page } = await site.openAlone(route, {}, (page) =>
    loseLateScripts(page, (name) => {
      if (name.startsWith("es.")) tries.push(name);
      return name.startsWith("es.");
    }),
  );
  await whenLive(page);
  await fill(page);
  await expect.poll(() => tries.length).toBeGreaterThanOrEqual(2);
  await button(page).click();
  await page.getByRole("alert").getByText("Erreur lors de l'envoi", { exact: true }).waitFor();
  await expectWayOut(page);
  expect(await valuesOf(page)).toEqual(entries);
  expect(await violationsAtWidths(page)).toEqual([]);
  await site.leave(page);
});

test("if the form itself cannot become live, what is sent is held back and offered as a mail, and sent once the files are there", async () => {
  let isLost = true;
  const { page, noise } = await site.openAlone(route, {}, (page) => loseLateScripts(page, () => isLost));
  await fill(page);
  await expect.poll(() => noise.join("\n")).toContain("Failed to fetch dynamically imported module");
  await button(page).click();
  const alert = page.getByRole("alert").filter({ hasText: "Erreur lors de l'envoi" });
  await alert
    .getByText("Erreur lors de l'envoi. Une erreur s'est produite. Veuillez réessayer.", { exact: true })
    .waitFor();
  await expectWayOut(page);
  expect(await valuesOf(page)).toEqual(entries);
  expect(await violationsAtWidths(page)).toEqual([]);

  isLost = false;
  await button(page).click();
  await page.getByText("Demande envoyée avec succès !", { exact: true }).waitFor();
  expect(await alert.count()).toBe(0);
  expect(site.mail.requests).toHaveLength(1);
  expect(site.mail.requests[0]?.json).toMatchObject({ template_params: entries });
  await site.leave(page);
});
