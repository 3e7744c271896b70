import { beforeAll, expect, test } from "vitest";
import type { ShownPage } from "../../../../src/editor/answers.ts";
import { changeWords, splitOff } from "../../../../src/editor/model/locate/find-places.ts";
import type { WrittenField } from "../../../../src/editor/model/locate/list-fields.ts";
import {
  createSiteMap,
  createSiteMapMemory,
  type SiteMap,
} from "../../../../src/editor/model/locate/site-map.ts";
import { normaliseWords, readShownText } from "../../../../src/editor/model/where/find-words.ts";
import type { Body } from "../../../../src/model/model.ts";
import type { Drawn } from "../../../../src/pipeline/build.ts";
import { withoutSeal } from "../../../../src/pipeline/render/policies.ts";
import { drawGiven } from "../../../support/draw-real-site.ts";
import { shownByScripts } from "./shown-by-scripts.ts";

let drawn: Drawn;
let map: SiteMap;
let shown: ReadonlyMap<string, ShownPage | undefined>;

beforeAll(async () => {
  drawn = await drawGiven();
  map = createSiteMap(drawn, createSiteMapMemory());
  shown = new Map(drawn.pages.map(({ page, html }) => [page.route, map.locate(page.route, html, "Texte")]));
}, 300_000);

const nameOf = ({ entry, path, kind }: Pick<WrittenField, "entry" | "path" | "kind">) =>
  JSON.stringify([entry, path, kind === "body"]);

/** The name of a field: `applicability result.title`. Items of a list count as one. */
function groupOf({ entry, path }: WrittenField): string {
  const [first, ...keys] = path.map((key) => (typeof key === "number" ? "*" : key));
  // The names of figures are the site’s own.
  const group = first === "figures" && entry.collection === undefined ? ["*", ...keys.slice(1)] : keys;
  return [entry.collection ?? "settings", [first ?? "", ...group].join(".")].join(" ").trim();
}

test("every page is annotated, and equals the served page except for the attributes", () => {
  for (const { page, html } of drawn.pages) {
    const { html: annotated } = shown.get(page.route) ?? { html: "" };
    expect(annotated.replace(/ data-edit(?:-attribute|-body)?="[^"]*"/g, ""), page.route).toBe(
      withoutSeal(html),
    );
    expect(annotated, page.route).not.toMatch(/[\uE000-\uE0FF]|%EE%80/i);
  }
});

/** Fields whose words no page of this build shows. */
const nowhere = {
  "names, formats and rules": [
    "settings timeZone",
    "settings typography.keep.*",
    "salesConditions needs.*",
    "applicability decrees.*.cases.*.sentences.*.law",
    "applicability decrees.*.also.*.law",
    "applicability result.apart.law",
    "applicability section.functions.*.law",
    "articles label.english",
    "terms write",
    "terms insteadOf.*",
    "terms inFull.*",
    "terms except.*",
  ],
  "facts, which texts show by their names": [
    "legal-form",
    "capital",
    "siren",
    "register",
    "vat-number",
    "publication-director",
    "host-name",
    "host-address",
    "host-phone",
    "transfer-guarantee",
    "sale-date",
    "payment-provider",
    "refund-delay",
    "late-rate",
    "insurance",
    "founder-name",
    "founder-training",
    "founder-posts",
    "founder-operations",
    "qualifications",
    "accreditations",
    "reviewer",
  ].map((name) => `settings firm.${name}`),
  "figures, of which texts show the value": ["settings figures.*.title", "settings figures.*.unit"],
  "in files beside the pages: llms.txt, feeds, the index of the search": [
    "settings llms.firm",
    "settings llms.services",
    "settings llms.profiles",
    "settings llms.blog",
    "settings llms.forms",
    "settings llms.facts.*",
    "blogPage feed.title",
    "blogPage feed.description",
    "searchPage results.kinds.page",
    "searchPage results.kinds.article",
    "searchPage results.kinds.legal",
    "searchPage results.kinds.profile",
    "searchPage results.kinds.project",
    "searchPage results.kinds.service",
  ],
  "shown where the settings or the content have it so: no page offline, no sending, no review": [
    "notFoundPage offline.seo.title",
    "notFoundPage offline.seo.description",
    "notFoundPage offline.title",
    "notFoundPage offline.lead",
    "notFoundPage offline.text",
    "notFoundPage offline.home",
    "blogPage article.earlierUpdates",
    "contactPage form.sending.data.policy.label",
    "contactPage form.sending.data.rows.*.term",
    "contactPage form.sending.data.rows.*.text",
    "contactPage form.sending.data.title",
    "contactPage form.sending.failed.text",
    "contactPage form.sending.failed.title",
    "contactPage form.sending.sent.text",
    "contactPage form.sending.sent.title",
    "contactPage form.sending.submit.label",
    "contactPage form.sending.submit.mailNote",
    "contactPage form.sending.submit.subject",
    "reportPage order.process.emailjs.*",
    "reportPage order.noteWhenSent.term",
    "reportPage order.noteWhenSent.text",
    "applicability result.spared",
  ],
  "in the answer to other answers than those that are drawn first, and on drawings that are files": [
    "applicability decrees.*.cases.*.reason",
    "applicability decrees.*.cases.*.verdict",
    "applicability result.apart.text",
    "applicability result.nothing",
    "applicability section.describe.spared",
    "applicability section.describe.storey",
    "applicability section.functions.*.all",
    "applicability section.labels.aboveHigh",
    "applicability section.labels.aboveLow",
    "applicability section.labels.cooling",
    "applicability section.labels.heating",
    "applicability section.labels.noDeadline",
    "applicability section.labels.noRenewal",
    "applicability section.labels.permit",
    "applicability section.labels.renewal",
    "applicability section.labels.renewed",
    "applicability section.labels.today",
    "applicability section.labels.todayShort",
    "applicability section.machines.both",
    "applicability section.machines.cooling",
    "applicability section.spared",
  ],
};

test("every field is located on a page, except those of the list", () => {
  const placed = new Set(
    drawn.pages.flatMap(({ page }) => map.places(page.route)?.map(({ field }) => field) ?? []),
  );
  const others = map.fields().filter((_, number) => !placed.has(number));
  expect([...new Set(others.map(groupOf))].sort()).toEqual(Object.values(nowhere).flat().sort());
});

test("all words that a page shows before a script runs are annotated; the others are data of scripts", () => {
  const named = new Set([...shown.values()].flatMap((page) => page?.fields.map(nameOf) ?? []));
  const inData = map.fields().filter((field, number) => !named.has(nameOf(field)) && isOnPage(number));
  expect([...new Set(inData.map(groupOf))].sort()).toEqual([...shownByScripts].sort());
});

test("at least 99 of 100 fields of prose on a page are located there", () => {
  const plain = (text: string) => normaliseWords(text.normalize("NFC")).text;
  const readPage = (html: string) =>
    plain(
      readShownText({
        parts: [{ kind: "html", html: html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "") }],
      }),
    );
  const texts = drawn.pages.map(({ html }) => readPage(html));
  const named = new Set([...shown.values()].flatMap((page) => page?.fields.map(nameOf) ?? []));
  const pointedAt = map.fields().filter((field) => named.has(nameOf(field)));
  const known = pointedAt.map(
    ({ value }) => normaliseWords(value.normalize("NFC"), { isMarkdown: true }).text,
  );
  // Finds fields without marks: words long enough that only this field can be their source.
  const isShown = (words: string) =>
    texts.some((text) => text.includes(words)) && !known.some((value) => value.includes(words));
  const missed = map
    .fields()
    .filter((field) => !named.has(nameOf(field)) && field.value.length >= 25 && isShown(plain(field.value)));
  const [all, pointed] = [
    map.fields().length,
    map.fields().filter((field) => named.has(nameOf(field))).length,
  ];
  const share = pointed / (pointed + missed.length);
  console.log(
    `${all} texts: ${pointed} are pointed at on pages, ${missed.length} more have words that a page shows (${(100 * share).toFixed(2)} of 100)`,
  );
  for (const field of missed) console.log(`  not pointed at: ${groupOf(field)}: ${field.value.slice(0, 60)}`);
  expect(share).toBeGreaterThanOrEqual(0.99);
  expect(pointed).toBeGreaterThan(1400);
});

const isOnPage = (number: number) =>
  drawn.pages.some(({ page }) => map.places(page.route)?.some(({ field }) => field === number));

/** Other words of the same length: swaps vowels. Leaves facts and references of HTML alone. */
const swapVowels = (text: string) =>
  text.replace(/\{\w+\}|&\w+;|<[^>]*>|[aeo]/g, (found) => ({ a: "o", o: "e", e: "a" })[found] ?? found);

const changeBody = (body: Body): Body => ({
  digest: `${body.digest} changed`,
  parts: body.parts.map((part) =>
    part.kind === "html" ? { kind: "html", html: swapVowels(part.html) } : part,
  ),
  headings: body.headings,
  words: body.words,
  links: body.links,
  images: body.images,
});

const change = { text: swapVowels, body: changeBody };

/** Templates add markup to « 1er », « e-mail » and « faut-il » in these fields, which would disappear with other vowels. */
const withMarkup = [
  "applicability decrees.*.also.*.text",
  "applicability decrees.*.cases.*.deadline",
  "applicability decrees.*.cases.*.sentences.*.text",
  "applicability decrees.*.cases.*.verdict",
  "applicability title",
  "articles sources.*.title",
  "auditPage closing.text",
  "auditPage questions.list.*.answer",
  "contactPage details.email",
  "contactPage form.email.label",
  "contactPage form.needed",
  "contactPage form.submit.label",
  "contactPage questions.list.*.question",
  "guidePage form.email.label",
  "guidePage lead",
  "legalNotices blocks.*.rows.*.term",
  "privacyPolicy sheet.*.term",
  "profiles questions.*.answer",
  "profiles questions.*.question",
  "profiles section.notes.*.text",
  "questionnairePage consent.note.rows.*.text",
  "questionnairePage form.fields.email.label",
  "questionnairePage form.fields.files.total",
  "questionnairePage form.intro",
  "reportPage hero.lead",
  "reportPage order.fields.email.label",
  "reportPage order.fields.file.staysHere",
  "reportPage order.missing.email",
  "reportPage order.promises.*",
  "rolePage closing.text",
  "rolePage closing.title",
  "servicesPage closing.title",
  "sourcesPage groups.*.rows.*.meaning",
  "sourcesPage groups.*.rows.*.text",
];

test("other words in a located field appear exactly at its places, and nowhere else", () => {
  let changes = 0;
  const wrong: string[] = [];
  const read = new Set<string>();
  for (const { page, html } of drawn.pages) {
    const places = map.places(page.route) ?? [];
    const served = withoutSeal(html);
    const draw = (numbers: readonly number[]) =>
      drawn
        .redraw((words) => changeWords(words, map.fields(), numbers, change), page.template)
        ?.draw(page.route) ?? "";
    const { kept, left } = splitOff(
      [...new Set(places.map(({ field }) => field))],
      (some) => draw(some).length === served.length,
    );
    for (const number of left) read.add(groupOf(map.fields()[number] as WrittenField));
    const changed = draw(kept);
    const isPlaced = new Uint8Array(served.length);
    for (const { field, start, end } of places) if (kept.includes(field)) isPlaced.fill(1, start, end);
    // Anchors are made from titles, and are not visible.
    for (const { 0: written, index } of served.matchAll(/ (?:href="#|id="|aria-labelledby=")[^"]*"/g))
      isPlaced.fill(1, index, index + written.length);
    let at = 0;
    while (at < served.length && (served[at] === changed[at] || isPlaced[at] === 1)) at += 1;
    if (at < served.length) wrong.push(`${page.route} changes elsewhere: ${served.slice(at - 60, at + 60)}`);
    for (const { field, start, end } of places) {
      const shown = served.slice(start, end);
      const isSame = shown === changed.slice(start, end);
      if (isSame && kept.includes(field) && swapVowels(shown) !== shown)
        wrong.push(
          `${page.route} does not change ${groupOf(map.fields()[field] as WrittenField)}: ${shown.slice(0, 80)}`,
        );
      changes += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect([...read].sort()).toEqual(withMarkup);
  expect(changes).toBeGreaterThan(2500);
}, 300_000);
