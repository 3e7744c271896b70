import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

/** What `site new`, `site move` and `site remove` print besides problems, in English. */
export const entries = {
  new: {
    about: "write a new content file that fits its collection’s schema",
    collection: "what it belongs to; --list names the collections",
    title: "its title, which also names the file",
    set: "give a field its value, as in seo.title=… (repeatable)",
    fill: "put the site’s placeholder where words are missing; site check lists it",
    list: "list the collections with the fields that an entry must have",
    from: "begin with a copy of this entry, as a draft where its collection has drafts",
    translate: "begin the translation of this entry beside it, with its words still to be written",
    to: "language of the translation; may be left out where the entry lacks only one",
    dryRun: "print what would be written, and write nothing",
    asking: "In a terminal, missing values are asked for. Elsewhere they are listed, with their options.",
    question: ({ field, note }: { field: string; note: string }) => `${field}: ${note}`,
    others: ({ fields }: { fields: readonly string[] }) => `Also possible: ${fields.join(", ")}.`,
    draft: "a draft: the page gets this address once the line draft: true is gone; site dev shows it already",
    nothing: "nothing was written",
    otherErrors: "the site has other errors: site check names them",
    noAddress:
      "the site has other errors: site check names them; until they are fixed, the address is not known",
    /** A list that is searched by typing. */
    search: "Search:",
    choose: "to select",
    enter: "Enter:",
    confirm: "confirm",
    type: "Type:",
    find: "to search",
    none: "No matches found",
    matches: ({ count }: { count: number }) =>
      `(${number(count)} ${plural(count, { one: "match", other: "matches" })})`,
  },

  /** Entries that are moved or removed as a whole. */
  plan: {
    entry: "its name, as in my-article or articles/my-article, its file, or the address of its page",
    dryRun: "print each line that would change, and write nothing",
    removed: "(removed)",
    redirect: ({ from, to }: { from: string; to: string }) => `redirect: ${from} → ${to}`,
    redirectChanged: ({ from, to }: { from: string; to: string }) =>
      `redirect to the new address: ${from} → ${to}`,
    redirectRemoved: ({ from, to }: { from: string; to: string }) => `redirect removed: ${from} → ${to}`,
    kept: ({ folder }: { folder: string }) => `the earlier files are kept in ${folder}/before/`,
    unrestored: ({ files, folder }: { files: string; folder: string }) =>
      `${files}: a command that was stopped had begun to change this, and it was edited since, so it stays as it is; the earlier files are kept in ${folder}/before/`,
    unrestorable: ({ files, folder }: { files: string; folder: string }) =>
      `${files}: a command that was stopped had begun to change this, and what was kept of it in ${folder}/before/ is damaged, so it stays as it is`,
    notYetRestored: ({ files }: { files: string }) =>
      `${files}: a command that was stopped had begun to change this, and the disk refuses to put it back; the next start tries again`,
    refused: "the site would get these new errors",
  },

  move: {
    about: "give an entry another name or address, and correct all links to it",
    to: "its new name, or its new address where it begins with /",
    redirect: "add no redirect from the old address",
    explained:
      "Links and references follow, in Markdown and in YAML, and a redirect leads from the old address to the new one. The site is built in memory first: where that brings an error, nothing is written.",
  },

  remove: {
    about: "remove an entry, and list the links to it",
    redirectTo: "a page, or another entry, to which its address and all links then lead",
    unlink: "remove links but keep their words; references are removed",
    translations: "remove its translations with it; without this option, they stay",
    explained:
      "If links lead to the entry and no option says how to treat them, a terminal asks; elsewhere they are listed, and nothing is removed. Removed files are kept below .site/.",
    linked: ({ count, name }: { count: number; name: string }) =>
      `${number(count)} ${plural(count, { one: "place leads", other: "places lead" })} to “${name}”: --redirect-to <page> makes ${plural(count, { one: "it", other: "them" })} lead elsewhere, --unlink keeps the words without the link. Nothing was removed.`,
    what: ({ count }: { count: number }) =>
      `What becomes of ${count === 1 ? "this place, which leads" : `these ${number(count)} places, which lead`} here?`,
    leadAll: "they lead to another page",
    unlinkAll: "they keep their words, without the links",
    each: "decide one by one",
    stop: "stop, and remove nothing",
    lead: "lead to another page",
    takeOff: "remove the link",
    withTranslations: ({ names }: { names: readonly string[] }) =>
      `It is translated: ${names.join(", ")}. What becomes of ${names.length === 1 ? "this translation" : "these translations"}?`,
    translationsGo: "remove with the original",
    translationsStay: "keep, without the original",
    stay: ({ files }: { files: readonly string[] }) =>
      `${files.join(", ")} ${plural(files.length, { one: "stays", other: "stay" })}: --translations removes ${plural(files.length, { one: "it", other: "them" })} as well`,
    where: "Where should its address lead?",
    nowhere: "nowhere: visitors see that the page is missing",
  },
} as const;
