import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checkFigures } from "../../src/check/check-figures.ts";
import { createFigureSearch } from "../../src/check/find-figures.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import { readTariff } from "../../templates/pricing/read-tariff.ts";
import { reportPrice } from "../../templates/pricing/report-price.ts";
import { settings } from "../../templates/settings.ts";
import { type Figures, nameFigures, sayFigures } from "../../templates/words/figures-schema.ts";
import { formatEuros } from "../../templates/words/french-number.ts";
import { drawEdited } from "../support/draw-real-site.ts";
import { inWords } from "../support/in-words.ts";
import { realFigures } from "../support/read-with-figures.ts";
import { readWordsInOrder } from "../support/read-words-in-order.ts";

const settingsFile = "content/site.yaml";
const rulesFile = "content/applicability.yaml";
const contents = new Map(
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:md|yaml)$/.test(path))
    .sort()
    .map((path) => [`content/${path}`, readFileSync(`content/${path}`, "utf8")]),
);
const textOf = (file: string) => contents.get(file) ?? "";

/** Every figure of the specification that has a name in content. */
const named: Readonly<Record<string, number | readonly [number, number]>> = {
  "prix-forfait": 349,
  "surface-forfait": 500,
  "prix-par-m2": 0.5,
  "surface-moyenne": 2500,
  "prix-par-m2-au-dela": 0.3,
  "surface-devis": 10_000,
  "delai-rapport": 48,
  "delai-reponse": 24,
  "duree-audit": [4, 6],
  "factures-rapport": 12,
  "factures-questionnaire": 2,
  "factures-consentement": 24,
  "poids-fichier": 5,
  "superficie-logement": 1,
  services: 10,
  clients: 7,
  "annees-maitrise-ouvrage": 12,
  "annees-experience": 15,
  pays: 2,
  horizon: 2050,
  "economies-energie": [20, 40],
  "valeur-locative": [3, 7],
  "budget-construction": [1, 3],
  "budget-developpement": [2, 5],
  "budget-bureaux": [50, 200],
  "flex-office": [20, 30],
  "economies-cvc": [15, 30],
  "cout-cyberattaque": [2.8, 4.2],
  "gain-productivite": 25,
  "gain-energie": 30,
  "salaries-satisfaits": 85,
  "gain-surface": 15,
  jures: 9,
  candidatures: 28,
  "seuil-bacs-haut": 290,
  "seuil-bacs-bas": 70,
};

test("each figure of the specification has one place in content", () => {
  for (const [name, value] of Object.entries(named)) {
    const { value: one, from, to } = realFigures[name] ?? {};
    expect(one ?? [from, to], name).toEqual(value);
  }
});

/** Those that stand in one file, in its own field or sentence. */
test.each([
  ["the year of foundation", settingsFile, /^founded: 2023$/m],
  ["the year of the copyright", settingsFile, /^copyrightYear: 2024$/m],
  ["how long a notification stays", settingsFile, /^toasts: \{ seconds: \d+, failedSeconds: \d+ \}$/m],
  ["the buildings with a digital label", "content/pages/sources.yaml", /figure: Plus de 200\n/],
  ["those with another label", "content/pages/sources.yaml", /figure: "17"\n/],
  ["the day from which 290 kW bind", rulesFile, /powerAbove: 290,[\s\S]*?day: 2025-01-01/],
  ["the day from which 70 kW bind", rulesFile, /powerAbove: 70,[\s\S]*?day: 2030-01-01/],
  ["the cookies", "content/pages/sources.yaml", /figure: "1 an, 2 semaines, 2 jours, 1 jour"/],
  ["the reading time of an article", "content/articles/trophees-smart-building.md", /^readTime: 5$/m],
])("%s stands in %s", (_, file, written) => {
  expect(textOf(file)).toMatch(written);
});

/** What templates say of numbers with a unit, and why. */
const inCode: Readonly<Record<string, string>> = {
  "plots/nebef-nebco.tsx": "describes the curve that it draws, the example of one article",
};

test("templates write no number with a unit, and no figure of the tariff or of the decree", () => {
  const found = readdirSync("templates", { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    // Schemas give examples to editors; the workbench shows what nobody publishes.
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !/schema\.ts$|settings\.ts$|\.examples\.|workbench\/|^drawings\//.test(path),
    )
    .filter((path) => {
      const code = readFileSync(`templates/${path}`, "utf8").replace(
        /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm,
        "",
      );
      const withUnit =
        /(?<![\w.])\d[\d,.]*(?:\u00a0|&nbsp;|\\u00A0|\\u202F| )(?:kW|€|m²|%|h|heures|Mo|semaines|mois|ans)(?![\p{L}\w])/u;
      return (
        withUnit.test(code) ||
        /(?<![\w.#-])(?:349|1_?349|2_?500|10_?000|290|2050)(?![\w.%])/.test(
          code.replace(/\b(?:width|height): \d+/g, ""),
        )
      );
    });
  expect(found.sort()).toEqual(Object.keys(inCode));
});

/** What stays typed, and why. */
const typed: Readonly<Record<string, string>> = {
  "Neuf jurés": "begins its sentence with a capital",
  "vingt-huit candidatures": "is in letters beside the jury",
  "dépasse 5 Mo": "is quoted to the letter by the specification",
  "20 à 40 % d’économies d’énergie": "is the name of a link, which is shown to the letter",
  "plus de 290 kW (1)": "stands in an attribute, where braces end it",
};

/** Other values for all figures, in the order that a tariff wants. */
function change(text: string): string {
  const figures = (parse(text) as { figures: Figures }).figures;
  return Object.entries(figures).reduce((changed, [name], at) => {
    const line = new RegExp(`^  ${name}: \\{.*$`, "m");
    return changed.replace(line, (written) =>
      written.replace(/(?<=\b(?:value|from|to): )[\d.]+/g, (number) => String(other(Number(number), at))),
    );
  }, text);
}

/** Unlike all figures of the site, so that none is found by chance. */
function other(value: number, at: number): number {
  if (value < 1) return Math.round((value + 0.07) * 100) / 100;
  return Number.isInteger(value) ? value + 101 + at : value + 10;
}

const changedSettings = change(textOf(settingsFile));
const changedFigures = settings.shape.figures.parse((parse(changedSettings) as { figures: unknown }).figures);
const [low, high] = [changedFigures["seuil-bacs-bas"]?.value, changedFigures["seuil-bacs-haut"]?.value];

test("figures that change in content change on every page, in the calculator and for machines", async () => {
  const { pages, files } = await drawEdited((text, file) => {
    if (file === settingsFile) return changedSettings;
    if (file !== rulesFile) return text;
    return text.replace(/(?<=power(?:Above|UpTo): )(?:70|290)\b/g, (kw) => String(kw === "70" ? low : high));
  });
  const search = createFigureSearch(sayFigures(changedFigures));
  const read = (text: string) => search(text.replaceAll("&#x27;", "'").replaceAll("&nbsp;", "\u00a0"));
  const said = pages.flatMap(({ page: { route }, html }) => {
    const words = readWordsInOrder(html).all;
    // As markup too: descriptions, structured data and the words of forms.
    return [...read(words), ...read(html)].map((one) => ({ route, ...one }));
  });
  const wrong = said.filter(({ agrees }) => !agrees);
  const sentence = ({ phrase }: { readonly phrase: string }) => phrase.replace(/\s/g, " ");
  expect([...new Set(wrong.map(sentence))].sort()).toEqual(Object.keys(typed).sort());
  // The check names each of them.
  const named = problemsOf(contents, changedFigures).join("\n");
  for (const { written } of wrong) expect(named).toContain(`“${written.replace(/\s/g, " ")}”`);
  expect(new Set(said.flatMap(({ names }) => names)).size).toBeGreaterThan(25);

  const tariff = readTariff(changedFigures);
  const report = pages.find(({ page }) => page.route === "/rapport-performance")?.html ?? "";
  const [, props = ""] = /data-island="ReportCalculator"[^>]*? data-props="([^"]*)"/.exec(report) ?? [];
  const given = JSON.parse(
    props.replaceAll("&quot;", '"').replaceAll("&amp;", "&").replaceAll("&#x27;", "'"),
  );
  expect(given.tariff).toEqual(JSON.parse(JSON.stringify(tariff)));
  const priceOf = (surface: number) => formatEuros(reportPrice(surface, tariff)?.price ?? 0);
  for (const surface of [1, tariff.tiers.middle.above + 1, tariff.tiers.large.above])
    expect(report).toContain(priceOf(surface));
  const summary = files.find(({ path }) => path === "llms.txt")?.bytes;
  expect(Buffer.from(summary ?? []).toString()).toContain(priceOf(1));
  for (const { html } of pages) expect(html).not.toMatch(/(?<![\d,.])349(?:\u00a0|&nbsp;)€/);
});

/** What `site check` says of texts, as sentences with their places. */
function problemsOf(changed: ReadonlyMap<string, string>, given = realFigures): readonly string[] {
  const found: string[] = [];
  const sources = [...changed].map(([file, text]) => ({ file, text, digest: file, bytes: new Uint8Array() }));
  checkFigures(
    { sources, parsed: [], figures: sayFigures(given), facts: nameFigures(given) },
    noMemory,
    (problem) => {
      const { file, at, message, hint } = inWords(problem);
      found.push(`${file}:${at?.line} ${message}; ${hint}`);
    },
  );
  return found;
}

test.each([
  [
    "content/pages/rapport-performance.yaml",
    "{prix-forfait}",
    "399 €",
    /says “399 €”, .*349.*write \{prix-forfait\}/,
  ],
  [
    "content/pages/notre-histoire.yaml",
    "{clients-en-lettres} nouveaux",
    "neuf nouveaux",
    /“neuf”.*\{clients-en-lettres\}/,
  ],
  [
    "content/articles/smart-buildings-cyber-menace.md",
    "{seuil-bacs-haut}",
    "80 kW",
    /“80 kW”.*\{seuil-bacs-haut\}/,
  ],
  ["content/pages/rapport-performance.yaml", "{delai-rapport}", "72 h", /“72 h”.*\{delai-rapport\}/],
])("in %s, « %s » written as « %s » is found at its line", (file, name, wrong, problem) => {
  const at = [...textOf(file).matchAll(new RegExp(name.replace(/[{}]/g, "\\$&"), "g"))].map(
    ({ index }) => index,
  );
  const lines = at.flatMap((index) => {
    const text = `${textOf(file).slice(0, index)}${wrong}${textOf(file).slice(index + name.length)}`;
    const line = text.slice(0, index).split("\n").length;
    return problemsOf(new Map([[file, text]])).filter((one) => one.startsWith(`${file}:${line} `));
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((one) => !problem.test(one))).toEqual([]);
});

test("the texts as they are disagree with no figure", () => {
  expect(problemsOf(contents)).toEqual([]);
});
