import { createFormat } from "../format.ts";

const { number, plural, day, list, weight } = createFormat("en");

type Count = { readonly count: number };

/**
 * The texts of the panel in English, the reference for the other languages. They run in the browser, so they stand
 * apart: the browser gets no other messages.
 */
export const panel = {
  "severity.error": "error",
  "severity.warning": "warning",

  move: "Move",
  close: "Close",
  show: "Show",
  copy: "Copy",
  "copy.what": ({ what }: { what: string }) => `Copy ${what}`,
  "copy.done": "Copied",
  "copy.refused": "Refused",
  "to-mend": ({ count }: Count) => `site dev: ${number(count)} to fix`,
  "and-more": ({ count }: Count) => `and ${number(count)} more`,

  "page.title": "This page",
  "page.group": ({ group }: { group: string }) => `Group of pages: ${group}`,
  "page.todo": "To do on the whole site",
  "page.todo.count": ({ count }: Count) => `To do on the whole site: ${number(count)}`,
  "page.mails": ({ count }: Count) => `Mail: ${number(count)}`,
  "page.published": "Published by site build.",
  "page.hidden-from-search": "Published by site build, and kept out of search engines and the sitemap.",
  "page.workbench": "Of the workbench: site build leaves it out.",
  "page.draft": ({ file }: { file: string }) => `Draft: visitors do not see ${file}.`,
  "page.future": ({ file, due }: { file: string; due: string }) =>
    `Due on ${day(due)}: until then visitors do not see ${file}.`,
  "page.partly": ({ file, due, part }: { file: string; due: string; part: string }) =>
    `Published by site build, until ${day(due)} without ${part} of ${file}.`,

  "build.title": "Build",
  "build.nothing": "The build finds nothing to fix on this page.",
  "build.elsewhere": ({ count }: Count) =>
    `Problems of other pages or of the whole site are in the terminal: ${number(count)} ${plural(count, { one: "thing", other: "things" })}.`,

  "axe.title": "Accessibility",
  "axe.running": "axe is running…",
  "axe.failed": "axe could not be run on this page.",
  "axe.nothing": "axe finds nothing to fix in the page as it is, at this width and in this theme.",
  "axe.why": "why",

  "overflow.title": "Overflow",
  "overflow.running": ({ width }: { width: number }) => `The page is looked at ${width} px wide…`,
  "overflow.failed": "The page could not be looked at in other widths.",
  "overflow.nothing": ({ widths }: { widths: readonly number[] }) =>
    `All words have room where the page is ${list(widths.map(String))} px wide.`,
  "overflow.widths": ({ widths }: { widths: readonly number[] }) =>
    `where the page is ${list(widths.map(String))} px wide`,
  "overflow.covered": ({ words }: { words: string }) => `“${words}” is covered by something else`,
  "overflow.cut": ({ words }: { words: string }) => `“${words}” is cut off`,
  "overflow.outside": ({ words }: { words: string }) => `“${words}” sticks out of the page`,
  "overflow.hint": "Shorten the text, or give it more room in its template.",

  "heavy.image": ({ bytes, most }: { bytes: number; most: number }) =>
    `Image of ${weight(bytes)}; above ${weight(most)} readers on a mobile network have to wait.`,
  "heavy.pdf": ({ bytes, most }: { bytes: number; most: number }) =>
    `PDF of ${weight(bytes)}; above ${weight(most)} readers on a mobile network have to wait.`,

  "unpublished.title": "Not published yet",
  "unpublished.nothing": "All entries of the site are published.",
  "unpublished.draft": "draft",
  "unpublished.due": ({ due }: { due: string }) => `from ${day(due)} on`,
  "unpublished.part": ({ part }: { part: string }) => `only ${part}`,

  "sources.title": "Sources",
  "sources.content": ({ name }: { name: string }) => `content ${name}`,
  "sources.template": ({ name }: { name: string }) => `template ${name}`,
  "sources.island": ({ name }: { name: string }) => `island ${name}`,

  "weight.title": "Weight",
  "weight.running": "Being weighed…",
  "weight.compressed": "After compression",
  "weight.heaviest": "The heaviest files",
  "weight.firstPaint": "first paint",
  "weight.fonts": "fonts",
  "weight.preloadedFonts": "preloaded fonts",
  "weight.scripts": "scripts",
  "weight.page": "whole page",
  "weight.bytes": ({ bytes }: { bytes: number }) => weight(bytes),
  "weight.files": ({ count }: Count) => number(count),
  "weight.no-budget": "no budget",
  "weight.budget": ({ budget }: { budget: string }) => `of ${budget}`,
  "weight.over": ({ budget }: { budget: string }) => `of ${budget}, over`,

  "links.title": "Links",
  "links.from": ({ count }: Count) => `Linked from (${number(count)})`,
  "links.from-all": ({ count }: Count) =>
    `Every page links here, by the links that all pages share; with a link of their own (${number(count)})`,
  "links.to": ({ count }: Count) => `Links to (${number(count)})`,
  "links.shared": ({ count }: Count) => `As every page, it links to ${number(count)} more.`,
  "links.outside": ({ count }: Count) => `Leads out to (${number(count)})`,

  "search.title": "Search result",
  "search.no-title": "There is no title.",
  "search.no-description": "There is no description.",
  "search.cut-title": ({ length, shown }: { length: number; shown: number }) =>
    `The title is cut: it has ${number(length)} characters, of which ${number(shown)} show.`,
  "search.cut-description": ({ length, shown }: { length: number; shown: number }) =>
    `The description is cut: it has ${number(length)} characters, of which ${number(shown)} show.`,

  "card.title": "Social card",
  "card.missing": ({ names }: { names: readonly string[] }) => `missing: ${list(names)}`,
  "card.whole-address": "og:image must be a whole address, with https://",
  "card.drawing": "The image is being drawn…",
  "card.image": "The image of the card",
} as const;
