import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { answerBuilding } from "../../templates/applicability/answer-building.ts";
import { type Answers, renewals, writeAnswers } from "../../templates/applicability/answers.ts";
import { toBrowserRules } from "../../templates/applicability/applicability-rules.ts";
import { applicability } from "../../templates/applicability/applicability-schema.ts";
import { seededRandom } from "../../templates/engine/seeded-random.ts";
import { uses } from "../../templates/section/section-model.ts";
import { isWhole, shareOf } from "../support/is-whole.ts";
import { readWithFigures } from "../support/read-with-figures.ts";
import { violationsOf } from "../support/run-axe.ts";
import { large, serveBuiltSite, small } from "../support/serve-built-site.ts";
import { readShifts, watchShifts } from "../support/shifts.ts";
import { at } from "../support/site-base.ts";

const { browser, origin, visit, visitAlone } = serveBuiltSite();
const audit = "/audits-conformite-bacs";
const article = "/decret-bacs-2026";

const verdict = (page: Page) => page.locator(".verdict-words");
const drawing = (page: Page) => page.locator("svg.section-drawing");
const said = (page: Page) => page.locator(".answered [role=status]");
const send = (page: Page) => page.locator(".answered .actions a");
const field = (page: Page, name: string) => page.locator(`#champ-${name}`);

/** Writes an answer and leaves the field, which draws at once. */
async function answer(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(given)) {
    await field(page, name).fill(text);
    await field(page, name).blur();
  }
}

const typical: Answers = {
  usage: "bureaux",
  permis: "2024-04-08",
  chauffage: 120,
  climatisation: 70.5,
  surface: 900,
  renouvellement: "aucun",
};

test.each(
  shareOf(
    [
      [audit, small],
      [article, large],
    ] as const,
    2,
  ),
)("%s draws and answers by keyboard alone, with a law for each sentence", async (route, viewport) => {
  await visit({ viewport }, async (page) => {
    await page.goto(at(route));
    await field(page, "usage").focus();
    for (const text of ["2025", "320", "80,5", "1 850"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Tab");
    await expect.poll(() => drawing(page).count()).toBe(1);
    expect(await drawing(page).getAttribute("aria-label")).toMatch(
      /1.850.m² en 4 niveaux .*320 kW, plus de 290 kW.*80,5 kW, plus de 70 kW.*dès la construction\.$/,
    );
    expect(await page.locator(".section-notes li").count()).toBe(4);
    expect(await verdict(page).locator("h3").innerText()).toMatch(/^Concerné dès la construction/);
    expect(await verdict(page).locator("h4").allInnerTexts()).toEqual([
      "Décret BACS\u00a0: Concerné",
      "Décret tertiaire\u00a0: Concerné",
    ]);
    // Once it has settled, and the verdict alone.
    await expect.poll(() => said(page).textContent()).toMatch(/^Concerné dès.*30.septembre/);
    for (const sentence of await verdict(page).locator("section p:not(.verdict-deadline)").all())
      expect(await sentence.locator("a").getAttribute("href")).toContain("legifrance.gouv.fr/");
    expect(new URL(page.url()).search).toBe("");
    expect(await violationsOf(page, { within: ".applicability" })).toEqual([]);
  });
});

test("reports an entry that is not a number at its field once it is left, and keeps the drawing", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at(audit));
    await answer(page, { surface: "900", chauffage: "beaucoup" });
    const error = page.locator("#champ-chauffage-erreur");
    await error.waitFor();
    expect(await field(page, "chauffage").getAttribute("aria-invalid")).toBe("true");
    expect(await field(page, "chauffage").getAttribute("aria-describedby")).toContain(
      "champ-chauffage-erreur",
    );
    expect(await field(page, "surface").getAttribute("aria-invalid")).toBeNull();
    expect(await drawing(page).getAttribute("aria-label")).toContain("310 kW");
    expect(await violationsOf(page, { within: ".applicability" })).toEqual([]);
    await answer(page, { chauffage: "70", climatisation: "0" });
    expect(await error.isVisible()).toBe(false);
    expect(await verdict(page).locator("h3").innerText()).toMatch(/^Rien n’est dû/);
    // What nobody asks for is not sent, but printed.
    expect(await send(page).isVisible()).toBe(false);
    expect(await page.locator(".answered button").isVisible()).toBe(true);
  });
});

test("a year in which a date of the decrees falls asks for the day, in words that name it", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at(audit));
    await answer(page, { permis: "2021" });
    const error = page.locator("#champ-permis-erreur");
    await error.waitFor();
    expect(await error.innerText()).toContain("15/09/2021");
    await answer(page, { permis: "22/07/2021" });
    expect(await error.isVisible()).toBe(false);
    expect(await verdict(page).locator("h3").innerText()).toMatch(/^Concerné dès la construction/);
  });
});

test("the address holds the answers: a link restores them, and « Envoyer ces réponses » carries them to /contact", async () => {
  await visit({ viewport: small }, async (page) => {
    await page.goto(`${at(article)}#etes-vous-concerne&${writeAnswers(typical)}`);
    await drawing(page).waitFor();
    expect(await field(page, "permis").inputValue()).toBe("08/04/2024");
    expect(await field(page, "climatisation").inputValue()).toBe("70,5");
    expect(await verdict(page).locator("h3").innerText()).toMatch(/^Concerné dès la construction/);
    await answer(page, { surface: "1 000" });
    const written = writeAnswers({ ...typical, surface: 1000 });
    expect(new URL(page.url()).hash).toBe(`#etes-vous-concerne&${written}`);
    expect(await send(page).getAttribute("href")).toMatch(/\/contact#audit-bacs&/);
    expect(new URL((await send(page).getAttribute("href")) ?? "", origin()).hash).toBe(
      `#audit-bacs&${written}`,
    );
    // The verdict stays in sight while one fills in the form.
    await field(page, "permis").scrollIntoViewIfNeeded();
    expect(await page.locator(".verdict-line").innerText()).toBe("Concerné dès la construction");
    await expect(page.locator(".verdict-line").isVisible()).resolves.toBe(true);
  });
});

test("opens the case that applies in the folded cases, and raises ordinals like they do", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at(audit));
    await answer(page, { chauffage: "120", climatisation: "0", surface: "900" });
    const open = page.locator("details[data-case][open] > summary");
    expect(await open.allInnerTexts()).toEqual([
      expect.stringMatching(/plus ancien, sans renouvellement/),
      expect.stringMatching(/moins de 1.000.m²/),
    ]);
    expect(await verdict(page).locator(".verdict-deadline").first().innerHTML()).toMatch(
      /: 1<sup>er<\/sup>&nbsp;janvier 2030/,
    );
  });
});

const tried = isWhole ? 200 : 30;
const sample: readonly Answers[] = (() => {
  const random = seededRandom(43);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: tried }, () => ({
    usage: one(uses),
    permis: one(["1890", "1998", "2012", "2021-07-21", "2021-07-22", "2023", "2024-04-08", "2026"]),
    chauffage: one([0, 45, 70, 70.1, 160, 290, 290.1, 640, 1900]),
    climatisation: one([0, 45, 70, 70.1, 160, 290, 290.1, 640, 1900]),
    surface: one([120, 900, 999, 1000, 2400.5, 3600, 6999, 7000, 25_000]),
    renouvellement: one(renewals),
  }));
})();

test(`the build and the browser draw and tell the same, for ${tried} answers`, async () => {
  const content = applicability.schema.parse(parse(readWithFigures("content/applicability.yaml")));
  const rules = toBrowserRules(content, "nouvel onglet");
  await visit({ viewport: small }, async (page) => {
    await page.clock.setFixedTime("2026-11-29T12:00:00");
    await page.goto(`${at(audit)}#etes-vous-concerne&${writeAnswers(typical)}`);
    await drawing(page).waitFor();
    const parts = ["drawing", "sheet", "notes", "verdict", "line"] as const;
    const { width, shown } = await page.evaluate(
      ([sample, parts]) => {
        // A browser limits how often a page may write its address.
        history.replaceState = () => {};
        const find = (selector: string) => document.querySelector(`.answered ${selector}`);
        const shown = sample.map((answers) => {
          for (const [name, value] of Object.entries(answers)) {
            const input = find(`#champ-${name}`) as HTMLInputElement;
            input.value = String(value);
          }
          find(".applicability-form")?.dispatchEvent(new Event("change"));
          return parts.map((part) => find(`[data-part=${part}]`)?.innerHTML);
        });
        return { width: find("[data-part=drawing]")?.clientWidth ?? 0, shown };
      },
      [sample, parts] as const,
    );
    for (const [number, answers] of sample.entries()) {
      const built = answerBuilding(answers, rules, { width, id: "a", today: "2026-11-29" });
      for (const [place, part] of parts.entries())
        expect(shown[number]?.[place], `${part} of ${writeAnswers(answers)}`).toBe(asSerialized(built[part]));
    }
    expect(new Set(shown.map(([drawn]) => drawn)).size).toBeGreaterThan(0.75 * tried);
  });
});

/** As browsers write the same elements. */
const asSerialized = (markup: string) =>
  markup.replace(/<(\w+)([^>]*?)\/>/g, "<$1$2></$1>").replaceAll("\u00a0", "&nbsp;");

describe.each([
  [audit, 768],
  [article, 1280],
])("« Êtes-vous concerné ? » on %s", (route, width) => {
  test(`aligns the fields of a row, ${width} px wide, however long their help is`, async () => {
    await visit({ viewport: { width, height: 900 } }, async (page) => {
      await page.goto(at(route));
      const rows = [
        ["usage", "permis"],
        ["chauffage", "climatisation"],
        ["surface", "renouvellement"],
      ] as const;
      for (const [left, right] of rows) {
        const [a, b] = [await field(page, left).boundingBox(), await field(page, right).boundingBox()];
        expect(a?.x).toBeLessThan(b?.x ?? 0);
        expect(a?.y).toBe(b?.y);
      }
    });
  });

  test("is a drawn case and all cases without scripts", async () => {
    await visit({ viewport: small, javaScriptEnabled: false }, async (page) => {
      await page.goto(at(route));
      expect(await field(page, "usage").isVisible()).toBe(false);
      expect(await page.locator(".answered button").isVisible()).toBe(false);
      expect(await page.locator(".section-image").getAttribute("alt")).toContain("plus de 290 kW");
      expect(await verdict(page).locator("h3").innerText()).toMatch(/^Concerné depuis le 1er.janvier 2025/);
      const cases = page.locator(route === audit ? ".folded-cases summary" : ".cases tbody th[scope=row]");
      expect(await cases.first().isVisible()).toBe(true);
      expect(await cases.count()).toBeGreaterThanOrEqual(10);
      const all = page.locator(route === audit ? ".folded-cases" : ".cases");
      expect(await all.innerText()).toMatch(/1er\s*janvier 2030/);
      // The colon never begins a line.
      expect(
        await all
          .locator(route === audit ? "h3" : "th[scope=rowgroup]")
          .first()
          .innerText(),
      ).toMatch(/^Décret BACS\u00a0: /);
    });
  });
});

test("requests its script and rules from the network alone, when a visitor begins: 14 KB with the parts", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.goto(at(audit));
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    await answer(page, { chauffage: "1000", climatisation: "1000", surface: "1000" });
    await drawing(page).waitFor();
    const scripts = asked.filter((line) => line.endsWith(".js"));
    expect(scripts.some((line) => line.includes("/applicability-rules."))).toBe(true);
    expect(asked.filter((line) => !line.startsWith("GET ") || line.includes("?"))).toEqual([]);
    const enhancer = await page.locator("script[src*=enhance-applicability]").getAttribute("src");
    const files = [...scripts.map((line) => line.slice(4)), new URL(enhancer ?? "", page.url()).href];
    const sizes = await Promise.all(
      files.map(async (url) => brotliCompressSync(await (await fetch(url)).bytes()).length),
    );
    // Script, rules with their laws, and the symbols that drawings share.
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(14_200);
  });
});

test("prints on one sheet: the answers, the section, the verdict and the addresses of the articles", async () => {
  await visit({ viewport: large }, async (page) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(`${at(audit)}#etes-vous-concerne&${writeAnswers({ ...typical, surface: 6999 })}`);
    await drawing(page).waitFor();
    await page.locator(".answered button").click();
    await page.emulateMedia({ media: "print" });
    for (const part of [".section-sheet", ".section-drawing", ".section-notes", ".verdict-words"])
      expect(await page.locator(part).isVisible(), part).toBe(true);
    expect(await page.locator(".site-header, .folded-cases, .applicability-form").first().isVisible()).toBe(
      false,
    );
    // The button’s style goes with the print, which `pdf` is.
    const pdf = (
      await page.pdf({ format: "A4", margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" } })
    ).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1);
  });
});

test("nothing moves while the page loads", async () => {
  await visitAlone({ viewport: small }, async (page) => {
    await page.addInitScript(watchShifts);
    await page.goto(at(`${audit}#etes-vous-concerne`));
    await page.waitForLoadState("networkidle");
    expect(await readShifts(page)).toEqual([]);
  });
});

test("rules that fail to load are reported in place of the verdict, and the cases stay", async () => {
  // The console may report it too, which `visit` does not allow.
  const context = await browser().newContext({ baseURL: origin(), viewport: large });
  const page = await context.newPage();
  await page.route("**/applicability-rules.*", (asked) => asked.abort());
  await page.goto(at(article));
  await answer(page, { chauffage: "1000" });
  await expect
    .poll(() => page.locator("[data-part=verdict]").innerText())
    .toContain("n’ont pas pu être chargées");
  expect(await page.locator(".cases").isVisible()).toBe(true);
  await context.close();
});
