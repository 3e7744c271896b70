import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildRealSite } from "../support/build-real-site.ts";
import { listEngines } from "../support/engines/engines.ts";
import { areIslandsLive, serveTo, until } from "../support/engines/serve-to.ts";
import type { Visitor } from "../support/engines/visitor.ts";
import { type MailAnswer, startMailService } from "../support/mail-service.ts";
import { siteBase } from "../support/site-base.ts";
import { fill, writeFiles } from "./uses/report.ts";

const dist = mkdtempSync(join(tmpdir(), "charpente-engines-"));
let mail: Awaited<ReturnType<typeof startMailService>>;

beforeAll(async () => {
  mail = await startMailService();
  const { status } = await buildRealSite(dist, {
    base: siteBase,
    compressed: "not at all",
    environment: { EMAILJS_ORIGIN: mail.origin },
  });
  expect(status).toBe("written");
});
afterAll(async () => {
  await mail.close();
  rmSync(dist, { recursive: true, force: true });
});
beforeEach(() => mail.reset());

const guide = {
  prenom: "Jeanne",
  nom: "d'Arçonval",
  societe: "Foncière & Fils",
  fonction: "Directrice",
  email: "jeanne@fonciere.example",
  telephone: "+33 1 23 45 67 89",
};

const says = (words: string) =>
  [...document.querySelectorAll(".toast p")].some(({ textContent }) => textContent === words);

async function submitGuide(visitor: Visitor): Promise<void> {
  await until(visitor, areIslandsLive);
  await fill(visitor, guide);
  await visitor.press("Enter");
}

/** The messages of browsers, and of the form, about a missing answer. */
const failures = [/^(?:.*: )?(?:error|failed|warn)/];

const refusals: readonly (readonly [string, MailAnswer])[] = [
  ["refused", { status: 400, text: "The Public Key is invalid" }],
  ["forbidden", { status: 403, text: "Forbidden" }],
  ["too large", { status: 413, text: "Variables size limit" }],
  ["too much", { status: 429, text: "Too Many Requests" }],
  ["an error", { status: 500, text: "Internal Server Error" }],
  ["cut off", "reset"],
];

describe.each(listEngines())("in $name", (engine) => {
  const site = serveTo(engine, { dist: () => dist });

  test("Enter sends the guide's form once, a message confirms it, and the form is empty again", async () => {
    await site.visit("/telecharger-guide", {}, async (visitor) => {
      await submitGuide(visitor);
      await until(visitor, says, "Demande envoyée avec succès !");
      expect(await visitor.ask(() => document.querySelector<HTMLInputElement>("[name=prenom]")?.value)).toBe(
        "",
      );
    });
    expect(mail.requests).toHaveLength(1);
    expect(mail.requests[0]?.json).toMatchObject({ template_params: guide });
  });

  test.each(refusals)(
    "if the answer is %s, the guide's form says so and keeps its values",
    async (_, answer) => {
      mail.answerWith(answer);
      await site.visit(
        "/telecharger-guide",
        { width: 390 },
        async (visitor) => {
          await submitGuide(visitor);
          await until(visitor, () => document.querySelector('.toast[data-kind="failed"]') !== null);
          expect(await visitor.ask(() => document.querySelector<HTMLInputElement>("[name=nom]")?.value)).toBe(
            guide.nom,
          );
        },
        failures,
      );
    },
  );

  test("with the keyboard alone, the guide's form is filled in and sent, and its toast read and closed", async () => {
    await site.visit("/telecharger-guide", {}, async (visitor) => {
      await until(visitor, areIslandsLive);
      const focused = () => (document.activeElement as HTMLInputElement | null)?.name ?? "";
      await visitor.ask(() => document.querySelector<HTMLElement>("main [name=prenom]")?.focus());
      for (const [name, value] of Object.entries(guide)) {
        for (let stop = 0; stop < 4 && (await visitor.ask(focused)) !== name; stop += 1)
          await visitor.press("Tab");
        expect(await visitor.ask(focused)).toBe(name);
        await visitor.type(value);
      }
      await visitor.press("Enter");
      await until(visitor, says, "Demande envoyée avec succès !");
      await visitor.press("Alt+t");
      await until(visitor, () => document.activeElement?.closest(".toaster") != null);
      await visitor.press("Escape");
      await until(visitor, () => document.querySelector(".toast") === null);
    });
    expect(mail.requests).toHaveLength(1);
  });

  test("a toast closes by its button", async () => {
    await site.visit("/telecharger-guide", { width: 390 }, async (visitor) => {
      await submitGuide(visitor);
      await until(visitor, says, "Demande envoyée avec succès !");
      await visitor.click(".toast button");
      await until(visitor, () => document.querySelector(".toast") === null);
    });
  });

  test("while the guide's form waits for its answer, its button says so and is disabled", async () => {
    mail.answerWith("hang");
    await site.visit("/telecharger-guide", {}, async (visitor) => {
      await submitGuide(visitor);
      const isWaiting = () =>
        document.querySelector<HTMLButtonElement>("form[name=guide] button")?.disabled === true;
      await until(visitor, isWaiting);
      await expect.poll(() => mail.requests.length).toBe(1);
      mail.release();
      await until(visitor, says, "Demande envoyée avec succès !");
    });
  });

  test("the questionnaire sends its files in one request, once for a double click", async () => {
    await site.visit("/questionnaire-energie", {}, async (visitor) => {
      await until(visitor, areIslandsLive);
      await visitor.click("[name=consent]");
      await fill(visitor, { adresse: "3 rue du Lac", superficie: "86" });
      await visitor.choose("[name=files]", writeFiles({ "gaz.pdf": 2048, "électricité.jpg": 4096 }));
      await until(visitor, () => document.querySelectorAll(".file-list li").length === 2);
      await visitor.doubleClick(".questionnaire-form [type=submit]");
      await until(visitor, says, "Questionnaire envoyé avec succès !");
    });
    expect(mail.requests).toHaveLength(1);
    const fields = Object.fromEntries(mail.requests[0]?.fields ?? []);
    expect(fields).toMatchObject({
      adresse: "3 rue du Lac",
      superficie: "86",
      attachment_0: { name: "gaz.pdf" },
      attachment_1: { name: "électricité.jpg" },
    });
  });

  test.each(refusals)(
    "if the answer is %s, the questionnaire says so and keeps its values",
    async (_, answer) => {
      mail.answerWith(answer);
      await site.visit(
        "/questionnaire-energie",
        { width: 390 },
        async (visitor) => {
          await until(visitor, areIslandsLive);
          await visitor.click("[name=consent]");
          await fill(visitor, { adresse: "3 rue du Lac", superficie: "86" });
          await visitor.press("Enter");
          await until(visitor, () => document.querySelector('.toast[data-kind="failed"]') !== null);
          expect(
            await visitor.ask(() => document.querySelector<HTMLInputElement>("[name=adresse]")?.value),
          ).toBe("3 rue du Lac");
        },
        failures,
      );
    },
  );

  test("an incomplete questionnaire lists the missing answers, with links to them", async () => {
    await site.visit("/questionnaire-energie", { width: 390 }, async (visitor) => {
      await until(visitor, areIslandsLive);
      await visitor.click("[name=consent]");
      await visitor.click(".questionnaire-form [type=submit]");
      await until(visitor, () => document.querySelector(".error-summary")?.checkVisibility() === true);
      await until(visitor, () => document.activeElement !== document.body);
    });
    expect(mail.requests).toHaveLength(0);
  });
});
