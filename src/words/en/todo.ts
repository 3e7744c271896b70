import { createFormat } from "../format.ts";

const { number, plural, day, weight } = createFormat("en");

type Count = { count: number };

/** The page “To do” and the links to it, in English. */
export const todo = {
  "todo.title": "To do",
  "todo.title.count": ({ count }: Count) => `To do (${number(count)})`,
  "todo.label": ({ count, fresh }: Count & { fresh: number }) => {
    const all = `${number(count)} ${plural(count, { one: "thing", other: "things" })} to do`;
    return fresh === 0 ? all : `${all}, ${number(fresh)} of them new since yesterday`;
  },
  "todo.about":
    "All that the checks find in the site as it is saved, drafts included. Each line opens its field. What only a screen shows, such as words that overflow, is in the panel of each page.",
  "todo.broken":
    "The site does not build: the lines open their fields again once the errors are fixed. Everything else is from the last good version.",
  "todo.nothing": "There is nothing to do.",
  "todo.order": "Order",
  "todo.by.kind": "by subject",
  "todo.by.page": "by page",
  "todo.new": "new",
  "todo.text": "Text",
  "todo.site": "The whole site",
  "todo.part": ({ part }: { part: string }) => `only ${part}`,

  "todo.refused": "Not saved",
  "todo.refused.about":
    "Words that were typed here and refused by the checks. They are kept until they are fixed or discarded.",
  "todo.error": "Errors",
  "todo.error.about": "They stop the publication.",
  "todo.warning": "Warnings",
  "todo.warning.about": "The site is published with them, unless the build is a strict one.",
  "todo.fact": "Facts to give",
  "todo.fact.about": "While a fact is empty, what names it is not published, nor what leads to such a page.",
  "todo.fact.waits": "Published once it is given:",
  "todo.fact.nothing": "Nothing names it yet.",
  "todo.placeholder": "To be filled in",
  "todo.placeholder.about": "These words would be published as they are.",
  "todo.scheduled": "Calendar",
  "todo.scheduled.about": "These appear automatically with the build of that day.",
  "todo.draft": "Drafts",
  "todo.draft.about": "Visible here, not on the published site.",
  "todo.stale": "To be reviewed",
  "todo.stale.about": "They have not been reviewed or updated for a long time.",
  "todo.unused": "Unused images",
  "todo.unused.about": "They are used nowhere. Each line opens the list in which you can remove them.",
  "todo.weight": "Weight",
  "todo.weight.about": "Files that telephones wait for, and pages near their budget or above it.",

  "todo.tag.refused": "not saved",
  "todo.tag.fact": "fact to give",
  "todo.tag.placeholder": "to be filled in",
  "todo.tag.scheduled": "to appear",
  "todo.tag.draft": "draft",
  "todo.tag.stale": "to be reviewed",
  "todo.tag.unused": "unused",
  "todo.tag.weight": "weight",

  "todo.day": ({ due }: { due: string }) => day(due),
  "todo.in-days": ({ days }: { days: number }) =>
    plural(days, { one: "tomorrow", other: `in ${number(days)} days` }),
  "todo.near": ({ what, amount, budget }: { what: string; amount: number; budget: number }) =>
    `${what}: ${weight(amount)} of ${weight(budget)}`,
} as const;
