import { attribute, isBlank, isElement, make, makePart, noteMark, textOf } from "./dom.ts";
import type { Losses } from "./losses.ts";

/** A note: its name in the text, and its content. */
export type NoteApart = { readonly name: string; readonly part: DocumentFragment };

/**
 * Removes the notes from a page and marks their references. Word, LibreOffice, Google and most pages link the sign in
 * the text and the sign before the note to each other. References without their note are removed and counted.
 */
export function setNotesApart(
  page: DocumentFragment,
  taken: readonly string[],
  losses: Losses,
): readonly NoteApart[] {
  const links = [...page.querySelectorAll(innerLink)];
  const targets = new Set(links.map(targetOf));
  const named = new Map<string, Element>();
  for (const each of page.querySelectorAll("[id], [name]"))
    for (const name of namesOf(each)) if (targets.has(name) && !named.has(name)) named.set(name, each);
  const notes: NoteApart[] = [];
  const names = new Map<string, string>();
  for (const sign of links) {
    // A link that was removed with a note is the one back to the text.
    if (!page.contains(sign)) continue;
    const target = targetOf(sign);
    const known = names.get(target);
    const back = findBack(sign, named);
    if (known !== undefined) replaceSign(sign, known);
    else if (back !== undefined) {
      const name = nameNext([...taken, ...notes.map((note) => note.name)]);
      names.set(target, name);
      const others = new Set(targets);
      others.delete(target);
      const part = takeNote(back, sign, others);
      replaceSign(sign, name);
      notes.push({ name, part });
    } else if (noteTarget.test(target) && noteSign.test(textOf(sign).trim())) {
      losses.add("notes");
      sign.remove();
    }
  }
  if (notes.length > 0) dropLine(page);
  return notes;
}

const innerLink = "a[href^='#']:not([href='#'])";
const noteTarget = /^_?(?:(?:sd)?(?:foot|end)note|ftn|edn|fn|cite_note|note)/i;
const noteSign = /^[[(]?(?:note )?(?:\d{1,3}|[a-z]|[ivx]+|\*+|†)[\])]?$/i;

function targetOf(link: Element): string {
  return attribute(link, "href").slice(1);
}

function namesOf(element: Element): readonly string[] {
  return [attribute(element, "id"), attribute(element, "name")].filter((name) => name !== "");
}

/** Finds the link of a note that leads back to its sign: to the sign itself or to one of its two nearest ancestors. */
function findBack(sign: Element, named: ReadonlyMap<string, Element>): Element | undefined {
  const note = named.get(targetOf(sign));
  if (note === undefined) return undefined;
  const around = note.closest(innerLink);
  const candidates = [...(around ? [around] : []), ...note.querySelectorAll(innerLink)];
  return candidates.find((link) => {
    const target = named.get(targetOf(link));
    if (target === undefined || link === sign) return false;
    const { parentElement } = sign;
    return sign.contains(target) || target === parentElement || target === parentElement?.parentElement;
  });
}

/** Removes the largest element that contains this note alone. `others` are names that other links lead to. */
function takeNote(back: Element, sign: Element, others: ReadonlySet<string>): DocumentFragment {
  const isAlone = (block: Element) =>
    !block.contains(sign) &&
    block.querySelector(noteMark) === null &&
    ![block, ...block.querySelectorAll("[id], [name]")].some((each) =>
      namesOf(each).some((name) => others.has(name)),
    );
  const blocks: Element[] = [];
  for (let each = back.parentElement; each; each = each.parentElement)
    if (each.matches("p, div, li, aside, td")) blocks.push(each);
  const whole = blocks.findLast(isAlone) ?? blocks.find((each) => !each.contains(sign)) ?? back;
  const part = makePart(whole);
  if (whole.matches("li, td")) whole.replaceWith(...whole.childNodes);
  // Removes the rule above the notes and the links back to the text.
  for (const each of part.querySelectorAll(`hr, ${innerLink}`))
    if (each.matches("hr") || isBack(each)) each.remove();
  return part;
}

function isBack(link: Element): boolean {
  const words = textOf(link).trim();
  return noteSign.test(words) || !/[\p{L}\p{N}]/u.test(words);
}

/** Keeps words that are no sign of a note, such as those of a link that leads to one. */
function replaceSign(sign: Element, name: string): void {
  const mark = make(noteMark);
  mark.setAttribute("data-name", name);
  sign.replaceWith(...(noteSign.test(textOf(sign).trim()) ? [] : sign.childNodes), mark);
}

/** The first number that is not taken. */
export function nameNext(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(String(number))) number += 1;
  return String(number);
}

/** Removes the rule above the notes. */
function dropLine(page: ParentNode): void {
  const last = [...page.childNodes].findLast((child) => !isBlank(child));
  if (isElement(last, "hr")) last.remove();
  else if (isElement(last, "div, section, b, footer")) dropLine(last);
}
