import { fillIn } from "../words/fill-in.ts";
import { answerBuilding, writeAmount, writePermit } from "./answer-building.ts";
import { type Answers, answerKeys, answersLink, readAnswers, writeAnswers } from "./answers.ts";
import type { BrowserRules } from "./applicability-rules.ts";
import { type Entries, readEntries } from "./read-building.ts";

/** The heading that stands over the form, wherever it is. */
const place = "etes-vous-concerne";

// ms
const [typing, settling] = [400, 1000];

/** Draws and tells anew at each answer, keeps the answers in the address, and fills the form from an address that has some. */
export function answerForm(root: HTMLElement, rules: BrowserRules, parts: string): void {
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector);
  const form = find(".applicability-form");
  const status = find("[role=status]");
  const send = find<HTMLAnchorElement>(".answered-verdict .actions a");
  if (!form) return;
  const field = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`#champ-${name}`);
  let shown: Answers | undefined;
  let typed: ReturnType<typeof setTimeout> | undefined;
  let settled: ReturnType<typeof setTimeout> | undefined;

  root.prepend(toNodes(parts));
  fill();
  form.addEventListener("input", () => {
    clearTimeout(typed);
    typed = setTimeout(() => answer(false), typing);
  });
  form.addEventListener("change", () => {
    clearTimeout(typed);
    answer(true);
  });
  addEventListener("hashchange", fill);
  addEventListener("resize", () => {
    if (shown) draw(shown);
  });

  function fill(): void {
    const given = readAnswers(location.hash);
    for (const key of answerKeys) {
      const input = field(key);
      const value = given[key];
      if (!input || value === undefined) continue;
      if (key === "permis") input.value = writePermit(String(value));
      else input.value = typeof value === "number" ? writeAmount(value) : value;
    }
    if (Object.keys(given).length > 0) answer(true);
  }

  /** While one types, an unfinished number is not yet a mistake. */
  function answer(isComplete: boolean): void {
    const entries = Object.fromEntries(answerKeys.map((key) => [key, field(key)?.value ?? ""])) as Entries;
    const { answers, refused } = readEntries(entries, rules);
    for (const key of answerKeys) {
      const refusal = refused[key];
      if (isComplete || refusal === undefined) mark(key, refusal, entries.permis);
    }
    if (answers === undefined || (shown && writeAnswers(answers) === writeAnswers(shown))) return;
    draw(answers);
    history.replaceState(history.state, "", answersLink(place, answers));
  }

  function draw(answers: Answers): void {
    const drawing = find("[data-part=drawing]");
    if (!drawing) return;
    const width = Math.round(Math.min(560, Math.max(240, drawing.clientWidth)));
    // The day of the visitor, whose date may already be another one in London.
    const now = new Date();
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
    const answered = answerBuilding(answers, rules, { width, id: "a", today });
    const was = find("[data-part=line]")?.textContent;
    for (const part of ["drawing", "sheet", "notes", "verdict", "line"] as const) {
      const into = find(`[data-part=${part}]`);
      into?.replaceChildren(toNodes(answered[part]));
    }
    drawing.classList.toggle("is-new", was !== find("[data-part=line]")?.textContent);
    if (send) {
      send.hidden = !answered.isConcerned;
      send.hash = answersLink(send.hash.replace(/^#|&.*/g, ""), answers);
    }
    // The list of all cases may itself be folded.
    for (const each of document.querySelectorAll<HTMLDetailsElement>("details[data-case],.law-cases"))
      each.open = !each.dataset.case || answered.cases.includes(each.dataset.case);
    clearTimeout(settled);
    if (shown !== answers)
      settled = setTimeout(() => {
        if (status) status.textContent = answered.summary;
      }, settling);
    shown = answers;
  }

  function mark(name: keyof Answers, refusal: "unreadable" | "day" | undefined, permit: string): void {
    const input = field(name);
    const error = form?.querySelector<HTMLElement>(`#champ-${name}-erreur`);
    if (!input || !error) return;
    if (name === "permis" && refusal) {
      const { day = "", unreadable = "" } = root.dataset;
      const words = error.querySelector("span") ?? error;
      words.textContent = refusal === "day" ? fillIn(day, { year: permit.trim() }) : unreadable;
    }
    error.hidden = refusal === undefined;
    if (refusal) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    input.setAttribute("aria-describedby", `champ-${name}-aide${refusal ? ` ${error.id}` : ""}`);
  }
}

/**
 * Builds the markup of `answerBuilding` node by node: the site’s policy lets no script write HTML. Reads that markup
 * alone, where every element is closed and every attribute quoted.
 */
export function toNodes(markup: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let into: ParentNode & Node = fragment;
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  for (const [, end, name = "", attributes = "", text] of markup.matchAll(/<(\/?)(\w+)([^<>]*)>|([^<>]+)/g)) {
    if (text !== undefined) into.append(plain(text));
    else if (end) into = into.parentElement ?? fragment;
    else {
      const isSvg = name === "svg" || into instanceof SVGElement;
      const element = document.createElementNS(
        `http://www.w3.org/${isSvg ? "2000/svg" : "1999/xhtml"}`,
        name,
      );
      for (const [, key = "", value = ""] of attributes.matchAll(/ ([\w-]+)="([^"]*)"/g))
        element.setAttribute(key, plain(value));
      into.append(element);
      if (!attributes.endsWith("/")) into = element;
    }
  }
  return fragment;
}
