import { Parser } from "htmlparser2";

/** A mark of drawings, as styles write it. */
type Mark = {
  readonly text: string;
  /** Whether it or what it stands in is hidden from assistive technology. */
  readonly isHidden: boolean;
  /** Whether words stand before it in its section, its item or its cell. */
  readonly isAfterWords: boolean;
};

type Words = {
  /**
   * What assistive technology reads in `body`, in order, spaces as single ones. Drawings and scripts are none of it.
   */
  readonly all: string;
  /** The sentences of `main`: without its navigation, headings, notes on later changes and list of sources. */
  readonly prose: string;
  readonly marks: readonly Mark[];
};

type Open = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isSilent: boolean;
  readonly isProse: boolean;
  hasWords: boolean;
};

const silent = new Set(["script", "style", "template", "svg", "head"]);
/** Names, titles and marks that stand apart from the sentences which explain them. */
const apart = /^(?:nav|h[1-6]|figcaption|summary)$/;
const apartClass = /\b(?:contents|revision|title-block|related|actions)\b/;
const blocks = new Set(["section", "article", "header", "li", "dd", "td", "main", "body"]);

/** Reads a page from its first word to its last, with the marks that stand between them. */
export function readWordsInOrder(html: string): Words {
  const open: Open[] = [];
  const marks: Mark[] = [];
  let [all, prose] = ["", ""];
  let isAtSources = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      const isHidden = parent?.isHidden === true || attributes["aria-hidden"] === "true";
      const isSilent = parent?.isSilent === true || silent.has(name);
      const mark = attributes["data-mark"];
      if (mark !== undefined) {
        const block = open.findLast((element) => blocks.has(element.name));
        marks.push({ text: mark, isHidden, isAfterWords: block?.hasWords === true });
      }
      isAtSources ||= attributes.id === "sources";
      const isApart = isAtSources || apart.test(name) || apartClass.test(attributes.class ?? "");
      const isProse = name === "main" || (parent?.isProse === true && !isApart);
      open.push({ name, isHidden, isSilent, isProse, hasWords: false });
      if (blocks.has(name) || name === "p" || /^h\d$/.test(name)) [all, prose] = [`${all} `, `${prose} `];
    },
    ontext(text) {
      const here = open.at(-1);
      if (here === undefined || here.isHidden || here.isSilent) return;
      if (text.trim() !== "") for (const element of open) element.hasWords = true;
      all += text;
      if (here.isProse) prose += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  const toLine = (text: string) => text.replace(/\s+/gu, " ").trim();
  return { all: toLine(all), prose: toLine(prose), marks };
}
