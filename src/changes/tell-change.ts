import { shorten } from "../text/shorten.ts";
import type { Speech } from "../words/speech.ts";
import type { BlockKind, Change } from "./changes.ts";

export type ChangeWords = Speech["changes"];

/** Longer texts are cut to this many characters. */
const longest = 120;

/** Puts a change in words, without the name of the page. */
export function tellChange(change: Change, words: ChangeWords): string {
  return placeIn(change, tell(change, words), words);
}

function tell(change: Change, words: ChangeWords): string {
  switch (change.kind) {
    case "words":
      return tellWords(change, words);
    case "block-added":
    case "block-removed":
    case "block-moved":
      return words[phrases[change.kind][nameOf(change.block)]]({ text: cut(change.text) });
    case "section-added":
    case "section-removed":
      return words[change.kind]({ text: cut(change.text) });
    case "link":
      return words.link({ text: cut(change.text), before: change.before, after: change.after });
    case "image":
      return change.text === "" ? words["image.unnamed"](change) : words.image({ text: cut(change.text) });
    case "alternative":
      return words.alternative({ before: cut(change.before), after: cut(change.after) });
    case "markup":
      return words.markup;
  }
}

const phrases = {
  "block-added": {
    heading: "block-added.heading",
    text: "block-added.text",
    item: "block-added.item",
    row: "block-added.row",
    image: "block-added.image",
  },
  "block-removed": {
    heading: "block-removed.heading",
    text: "block-removed.text",
    item: "block-removed.item",
    row: "block-removed.row",
    image: "block-removed.image",
  },
  "block-moved": {
    heading: "block-moved.heading",
    text: "block-moved.text",
    item: "block-moved.item",
    row: "block-moved.row",
    image: "block-moved.image",
  },
} as const;

/** These blocks have no phrase of their own, because `placeIn` names them. */
function nameOf(block: BlockKind): keyof (typeof phrases)["block-added"] {
  return block === "title" || block === "description" || block === "label" || block === "data"
    ? "text"
    : block;
}

function tellWords(
  { before, after, lead, trail, about }: Extract<Change, { readonly kind: "words" }>,
  words: ChangeWords,
): string {
  if (about !== undefined) return words[about]({ text: cut(after) });
  const within = (middle: string) => cut(`${lead}${middle}${trail}`);
  if (before === "") {
    return isAlone(after, within(after))
      ? words.added({ text: cut(after) })
      : words["added.within"]({ text: cut(after), within: within(after) });
  }
  if (after === "") {
    return isAlone(before, within(before))
      ? words.removed({ text: cut(before) })
      : words["removed.within"]({ text: cut(before), within: within(before) });
  }
  const saysLittle = [before, after].some((text) => !/\p{L}{4}/u.test(text));
  return saysLittle
    ? words.replaced({ before: within(before), after: within(after) })
    : words.replaced({ before: cut(before), after: cut(after) });
}

function isAlone(text: string, within: string): boolean {
  return within === cut(text) || text.length > longest / 2;
}

function placeIn(change: Change, what: string, words: ChangeWords): string {
  if (change.kind === "markup") return what;
  const { part, block, row } = change;
  if (block === "title" || block === "description" || block === "label" || block === "data")
    return words[places[block]]({ what });
  const inRow = row && change.kind === "words" ? words["in.row"]({ row: cut(row), what }) : what;
  return part === "header" || part === "footer" ? words[places[part]]({ what: inRow }) : inRow;
}

const places = {
  title: "in.title",
  description: "in.description",
  label: "in.label",
  data: "in.data",
  header: "in.header",
  footer: "in.footer",
} as const;

function cut(text: string): string {
  return shorten(text, longest);
}
