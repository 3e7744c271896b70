import { createFormat } from "../format.ts";
import { panel } from "./panel.ts";
import { paste } from "./paste.ts";
import { sending } from "./sending.ts";
import { todo } from "./todo.ts";

const { number, plural, day, moment, weight } = createFormat("en");

type Count = { readonly count: number };

/** The texts of the pages of `site dev` in English, the reference for the other languages. */
export const pages = {
  ...panel,
  ...todo,
  ...sending,
  ...paste,

  building: "The site is being built.",
  "missing.title": "Not found",
  "missing.text": "No page has this address, and the site has none for missing ones.",

  "error.title": ({ count }: Count) =>
    plural(count, { one: "One thing to fix", other: `${number(count)} things to fix` }),
  "error.comes-back": "This page comes back by itself once it is fixed.",
  "error.last-good": "See the last good version",

  "note.last-good": "Last good version.",
  "note.problems": "See what to fix",
  "note.draft": "Draft:",
  "note.draft.text": ({ what }: { what: string }) => `visitors do not see ${what}`,
  "note.future": ({ due }: { due: string }) => `Due on ${day(due)}:`,
  "note.future.text": ({ what }: { what: string }) => `until then visitors do not see ${what}`,
  "note.part": ({ part, file }: { part: string; file: string }) => `${part} of ${file}`,
  "note.shows": "Shows unpublished content:",

  "mail.title": "Mail",
  "mail.title.count": ({ count }: Count) => `Mail (${number(count)})`,
  "mail.about": "Messages from forms come here and go nowhere else: they stay in memory until site dev ends.",
  "mail.count": ({ count }: Count) =>
    `${number(count)} ${plural(count, { one: "message", other: "messages" })}`,
  "mail.nothing": "Nothing has come yet.",
  "mail.empty": "Forget them all",
  "mail.attachments": "Attachments",
  "mail.answered": ({ answer }: { answer: string }) => `answered with ${answer}`,
  "mail.planned": "Senders get",
  "mail.planned.next": "the next one only",
  "mail.planned.all": "all of them",
  "mail.planned.send": "Answer like this",
  "mail.answer.200": "200, all is well",
  "mail.answer.400": "400, bad request",
  "mail.answer.403": "403, on the block list",
  "mail.answer.413": "413, too large",
  "mail.answer.429": "429, too many requests",
  "mail.answer.500": "500, the service failed",
  "mail.answer.hang": "nothing at all: the sender waits",
  "mail.answer.reset": "half an answer: the connection is cut",
  "mail.at": ({ at }: { at: Date }) => moment(at),
  "mail.weight": ({ bytes }: { bytes: number }) => weight(bytes),

  "edit.begin": "Edit",
  "edit.body": "Text",
  "edit.name": "Name",
} as const;
