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
    dryRun: "print what would be written, and write nothing",
    asking: "In a terminal, what is missing is asked for. Elsewhere it is named, with its options.",
    question: ({ field, note }: { field: string; note: string }) => `${field}: ${note}`,
    others: ({ fields }: { fields: readonly string[] }) => `Also possible: ${fields.join(", ")}.`,
    draft: "a draft: the page gets this address once the line draft: true is gone; site dev shows it already",
    nothing: "nothing was written",
    otherErrors: "the site has other errors: site check names them",
    noAddress:
      "the site has other errors: site check names them; until they are mended, no address can be told",
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
      `redirect that leads to the new address now: ${from} → ${to}`,
    redirectRemoved: ({ from, to }: { from: string; to: string }) => `redirect that is gone: ${from} → ${to}`,
    kept: ({ folder }: { folder: string }) => `the files as they were are kept in ${folder}/before/`,
    refused: "the site would have these errors that it does not have now",
  },

  move: {
    about: "give an entry another name or address, with all that leads to it",
    to: "its new name, or its new address where it begins with /",
    redirect: "add no redirect from the old address",
    explained:
      "Links and references follow, in Markdown and in YAML, and a redirect leads from the old address to the new one. The site is built in memory first: where that brings an error, nothing is written.",
  },

  remove: {
    about: "remove an entry, and say what leads to it",
    redirectTo: "a page, or another entry, to which its address and all links lead from now on",
    unlink: "take links off and leave their words; references go",
    explained:
      "Where something leads to the entry and no option says what becomes of that, it is asked for in a terminal; elsewhere it is listed, and nothing is removed. What is removed is kept below .site/.",
    linked: ({ count, name }: { count: number; name: string }) =>
      `${number(count)} ${plural(count, { one: "place leads", other: "places lead" })} to “${name}”: --redirect-to <page> has ${plural(count, { one: "it", other: "them" })} lead elsewhere, --unlink leaves the words without the link. Nothing was removed.`,
    what: ({ count }: { count: number }) =>
      `What becomes of ${count === 1 ? "this place, which leads" : `these ${number(count)} places, which lead`} here?`,
    leadAll: "they lead to another page",
    unlinkAll: "they stay without their links",
    each: "decide one by one",
    stop: "stop, and remove nothing",
    lead: "lead to another page",
    takeOff: "take the link off",
    where: "Where is its address to lead?",
    nowhere: "nowhere: visitors learn that the page is missing",
  },
} as const;
