import { drawSectionModel } from "../section/draw-section-model.ts";
import { escaped } from "../section/section-marks.ts";
import { measureBuilding, type SectionModel, type Tie, type Use, uses } from "../section/section-model.ts";
import { fillIn } from "../words/fill-in.ts";
import { formatNumber, formatSurface } from "../words/french-number.ts";
import type { Answers } from "./answers.ts";
import type { BrowserRules, LinkedSentence } from "./applicability-rules.ts";
import { formatPower, type Told, tellDecrees, tellVerdict } from "./tell-decrees.ts";

/** What six answers give, as HTML: the build writes it into the page, and the browser writes it again at each answer. */
export type Answered = {
  /** The section, and the same in its `aria-label`. */
  readonly drawing: string;
  /** The four functions in the order of the work, or that nothing is to be installed. */
  readonly notes: string;
  readonly verdict: string;
  /** The answers as rows, for the printed sheet. */
  readonly sheet: string;
  /** The verdict in one line. */
  readonly line: string;
  /** All of it for screen readers, as plain text. */
  readonly summary: string;
  readonly isConcerned: boolean;
  /** Where each decree’s case stands in the table: `0-3`. */
  readonly cases: readonly string[];
};

export type AnswerOptions = {
  /** px of the drawing. */
  readonly width: number;
  /** Makes ids unique among the drawings of a page. */
  readonly id: string;
  readonly today: string;
  /** Written at that day; undefined: « aujourd’hui ». */
  readonly todayLabel?: string | undefined;
  /** What the numbers on the drawing count: by default the four functions of the notes. */
  readonly numbers?: "functions" | "facts" | undefined;
};

/** Draws and tells what applies to a building. The same values give the same text, in the build and in every browser. */
export function answerBuilding(answers: Answers, rules: BrowserRules, options: AnswerOptions): Answered {
  const told = tellDecrees(answers, rules);
  const model = toSectionModel(answers, told);
  const [verdict, reason] = tellVerdict(told, rules);
  return {
    drawing: drawAnswers(answers, rules, options),
    notes: writeNotes(model, told, rules),
    verdict: writeVerdict(`${verdict}\u00a0: ${reason}.`, told, rules),
    sheet: writeSheet(answers, rules),
    line: `<span>${raised(verdict)}</span>`,
    summary: `${verdict}\u00a0: ${reason}. ${told.map(({ summary }) => summary).join(" ")}`,
    isConcerned: told.some(({ applies }) => applies),
    cases: told.map(({ at }) => at.join("-")),
  };
}

/** The drawing alone: for a second width, or a page that says the rest in its own words. */
export function drawAnswers(
  answers: Answers,
  rules: BrowserRules,
  { width, id, today, todayLabel, numbers = "functions" }: AnswerOptions,
): string {
  const model = toSectionModel(answers, tellDecrees(answers, rules));
  const { thresholds, section } = rules;
  const { labels } = section;
  const label = todayLabel ?? (width < 400 ? labels.todayShort : labels.today);
  return drawSectionModel(model, {
    ...{ width, id, labels, thresholds, numbers },
    today: { day: today, label },
    description: describe(model, rules),
  });
}

function toSectionModel(answers: Answers, [first]: readonly Told[]): SectionModel {
  const {
    usage,
    surface,
    chauffage: heating,
    climatisation: cooling,
    permis: permit,
    renouvellement: renewal,
  } = answers;
  const { due, when } = first?.found ?? {};
  const tie = (kw: number): Tie => {
    if (due === undefined || kw === 0) return "none";
    return due.connects === "all" || kw > (when?.powerAbove ?? 0) ? "due" : "conditional";
  };
  return {
    ...{ surface, heating, cooling, permit, renewal, deadline: due },
    use: uses.find((use) => use === usage) ?? ("autre" satisfies Use),
    ties: {
      heating: tie(heating),
      cooling: tie(cooling),
      air: due?.connects === "all" ? "due" : "conditional",
    },
  };
}

/** The facts of the drawing in sentences. */
function describe(
  model: SectionModel,
  { uses, thresholds: { low, high }, section: { describe: words, functions } }: BrowserRules,
): string {
  const { surface, heating, cooling, permit, deadline, use } = model;
  const { storeys, area } = measureBuilding(surface);
  const compare = (kw: number) => {
    const threshold = kw > high.kw ? high.kw : low.kw;
    const values = { power: formatPower(kw), threshold: formatPower(threshold) };
    return fillIn(kw > low.kw ? words.above : words.upTo, values);
  };
  return [
    fillIn(words.building, {
      use: (uses[use]?.label ?? "").toLowerCase(),
      surface: formatSurface(surface),
      storeys:
        storeys === 1
          ? words.storey
          : fillIn(words.storeys, { count: String(storeys), area: formatSurface(Math.round(area)) }),
      permit: writePermit(permit),
    }),
    ...(heating > 0 ? [fillIn(words.heating, { power: compare(heating) })] : []),
    ...(cooling > 0 ? [fillIn(words.cooling, { power: compare(cooling) })] : []),
    deadline === undefined
      ? words.spared
      : fillIn(words.due, {
          functions: functions.map(({ title }, number) => `${number + 1}, ${title}`).join("\u202f; "),
          deadline: deadline.label,
        }),
  ].join(" ");
}

function writeNotes(
  { ties, deadline }: SectionModel,
  [first]: readonly Told[],
  { section, words: { newTab } }: BrowserRules,
): string {
  if (deadline === undefined) {
    const sentences = (first?.sentences ?? []).map((sentence) => writeSentence(sentence, newTab)).join("");
    return `<p class="section-legend">${escaped(section.spared)}</p>${sentences}`;
  }
  const due = [ties.heating === "due" ? "heating" : "", ties.cooling === "due" ? "cooling" : ""].filter(
    Boolean,
  );
  const machines = section.machines[due.length === 2 ? "both" : due[0] === "cooling" ? "cooling" : "heating"];
  const isWhole = first?.found.due?.connects === "all";
  const notes = section.functions.map(({ where, title, all, sentence: [text, law, href] }) => {
    const told = (isWhole && all) || fillIn(text, { machines });
    return `<li><p class="section-where"><span>${escaped(where)}</span> ${writeLink(law, href, newTab)}</p><p class="section-function">${escaped(title)}</p><p>${raised(told)}</p></li>`;
  });
  return `<p class="section-legend is-due">${escaped(section.legend)}</p><details class="notes-fold"><summary>${escaped(section.open)}</summary><ol class="section-notes">${notes.join("")}</ol></details>`;
}

function writeVerdict(verdict: string, told: readonly Told[], { words }: BrowserRules): string {
  const isConcerned = told.some(({ applies }) => applies);
  const decrees = told.map(({ name, applies, verdict, deadline, sentences, also }) => {
    const due = applies
      ? `<p class="verdict-deadline">${escaped(words.deadline)}\u00a0: ${raised(deadline)}</p>`
      : "";
    const write = (list: readonly LinkedSentence[]) =>
      list.map((sentence) => writeSentence(sentence, words.newTab)).join("");
    // Where something is due, its first sentence says what; the others of the case, then those of all cases, are folded.
    const more = applies
      ? `<details><summary>${escaped(words.more)}</summary>${write(sentences.slice(1))}<div>${write(also)}</div></details>`
      : "";
    return `<section><h4>${escaped(name)}\u00a0: ${escaped(verdict)}</h4>${due}${write(applies ? sentences.slice(0, 1) : sentences)}${more}</section>`;
  });
  return `<p class="verdict-of"><strong>${escaped(words.title)}</strong> <span>${escaped(words.asOf)}</span></p><div class="verdict-words${isConcerned ? " is-due" : ""}"><h3>${raised(verdict)}</h3><div class="verdict-decrees">${decrees.join("")}</div></div>`;
}

function writeSheet(answers: Answers, { asked, uses, renewals }: BrowserRules): string {
  const { usage, permis, chauffage, climatisation, surface, renouvellement } = answers;
  const values = [
    uses[usage]?.label ?? "",
    writePermit(permis),
    `${formatPower(chauffage)}\u00a0kW`,
    `${formatPower(climatisation)}\u00a0kW`,
    `${formatNumber(surface, Number.isInteger(surface) ? 0 : 1)}\u00a0m²`,
    renewals[renouvellement]?.label ?? "",
  ];
  const rows = asked.map(
    (label, number) => `<div><dt>${escaped(label)}</dt><dd>${escaped(values[number] ?? "")}</dd></div>`,
  );
  return `<dl class="section-sheet">${rows.join("")}</dl>`;
}

/** An amount as one writes it in a field: 1 850 or 70,5. */
export const writeAmount = (amount: number): string => formatPower(amount);

/** A day as one writes it in France: 22/07/2021. */
export const writePermit = (permit: string): string => permit.split("-").toReversed().join("/");

/** A sentence with the link to its law in brackets. */
function writeSentence([text, law, href]: LinkedSentence, newTab: string): string {
  return `<p>${raised(text)} (${writeLink(law, href, newTab)})</p>`;
}

function writeLink(law: string, href: string, newTab: string): string {
  return `<a href="${escaped(href)}" target="_blank" rel="noopener">${raised(law)}<span class="visually-hidden"> (${escaped(newTab)})</span></a>`;
}

/** « 1er » raised, as everywhere on the site. */
const raised = (text: string) => escaped(text).replace(/\b1er\b/g, "1<sup>er</sup>");
