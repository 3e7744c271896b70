import type { PageFault } from "../../model/model.ts";
import { type Message, say } from "../../words/message.ts";

/** The facts in which faults are searched. */
type PageOutline = {
  readonly language: string | undefined;
  /** The language that the page is planned in. Undefined on a site with one language. */
  readonly plannedLanguage?: string | undefined;
  readonly title: string | undefined;
  readonly headings: readonly Heading[];
  readonly ids: readonly string[];
  /** Addresses of images without `alt`. */
  readonly imagesWithoutAlt: readonly string[];
};

type Heading = { readonly depth: number; readonly text: string };

/** Finds faults in the language, title, headings, ids and alternative texts of a page. */
export function findFaults({
  language,
  plannedLanguage,
  title,
  headings,
  ids,
  imagesWithoutAlt,
}: PageOutline): readonly PageFault[] {
  const faults: PageFault[] = [];
  const note: Note = (code, message, hint) => void faults.push({ code, message, hint });
  if (!language) note("page/language", say("page/language"), say("page/language.hint"));
  else if (plannedLanguage !== undefined && language !== plannedLanguage)
    note(
      "page/language",
      say("page/language.other", { written: language, planned: plannedLanguage }),
      say("page/language.other.hint"),
    );
  if (!title) note("page/title", say("page/title"), say("page/title.hint"));
  findHeadingFaults(headings, note);
  for (const id of repeated(ids)) {
    note("page/duplicate-id", say("page/duplicate-id", { id }), say("page/duplicate-id.hint"));
  }
  for (const image of imagesWithoutAlt) {
    note("page/alternative-text", say("page/alternative-text", { image }), say("page/alternative-text.hint"));
  }
  return faults;
}

type Note = (code: PageFault["code"], message: Message, hint: Message) => void;

function findHeadingFaults(headings: readonly Heading[], note: Note): void {
  const titles = headings.filter((heading) => heading.depth === 1);
  if (titles.length !== 1) {
    note(
      "page/headings",
      say("page/headings.first", { count: titles.length }),
      say("page/headings.first.hint"),
    );
  }
  let depth = 0;
  for (const heading of headings) {
    if (heading.depth > depth + 1) {
      const { text, depth: level } = heading;
      if (depth === 0)
        note(
          "page/headings",
          say("page/headings.early", { heading: text, level }),
          say("page/headings.early.hint"),
        );
      else
        note(
          "page/headings",
          say("page/headings.step", { heading: text, level, above: depth }),
          say("page/headings.step.hint", { signs: "#".repeat(depth + 1) }),
        );
    }
    depth = heading.depth;
  }
}

function repeated(items: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return [...new Set(items.filter((item) => seen.size === seen.add(item).size))];
}
