import { slugify } from "../../../src/model/route.ts";
import { shorten } from "../../../src/text/shorten.ts";
import type { ReadTree } from "../read-tree.ts";
import { attributesOf, findBlocks } from "./apply-moving.ts";
import { type Family, findTags, flatten, type Parameters } from "./find-tags.ts";
import { isDirectiveName, type Moving, type Rule, ruleOf } from "./moving.ts";

/** All uses of a tag on the old site. */
export type TagName = {
  readonly family: Family;
  readonly name: string;
  readonly count: number;
  /** How many stand in a sentence, a list or a table, where no directive can stand. */
  readonly inText: number;
  readonly isPaired: boolean;
  /** The first three, as in `content/posts/a.md:9`, on the old site. Without a line where another file is included. */
  readonly places: readonly string[];
  /** One of them as it is written. */
  readonly example: string;
  readonly parameters: readonly Parameters[];
};

/** A text as it is read so far, with its file on the old site. */
export type SurveyedText = { readonly path: string; readonly text: string; readonly source: string };

const mostPlaces = 3;

/** Counts the tags of all texts by name, the most frequent ones first. `isKnown` names directives that the new site has. */
export function surveyTags(
  texts: readonly SurveyedText[],
  families: readonly Family[],
  readTree: ReadTree,
  isKnown: (directive: string) => boolean,
): readonly TagName[] {
  type Counted = { -readonly [Field in keyof TagName]: TagName[Field] } & {
    places: string[];
    parameters: Parameters[];
  };
  const names = new Map<string, Counted>();
  for (const { path, text, source } of texts) {
    const lineOf = createLineFinder(source);
    const uses = findTags(text, families);
    const blocks = findBlocks(text, uses, readTree);
    for (const use of flatten(uses)) {
      const { family, name, opening, closing, parameters } = use;
      const written = text.slice(opening.start, opening.end);
      if (family === "containers" && isKnown(name) && isWellWritten(written)) continue;
      const known = names.get(`${family} ${name}`) ?? {
        ...{ family, name, count: 0, inText: 0, isPaired: false },
        ...{ places: [], example: "", parameters: [] },
      };
      names.set(`${family} ${name}`, known);
      known.count += 1;
      if (!blocks.has(use)) known.inText += 1;
      known.isPaired ||= closing !== undefined;
      if (known.places.length < mostPlaces) known.places.push([path, lineOf(written) ?? []].flat().join(":"));
      // The one with the most parameters says the most.
      if (known.example === "" || parameters.size > Math.max(...known.parameters.map(({ size }) => size)))
        known.example = shorten(written, 100);
      known.parameters.push(parameters);
    }
  }
  return [...names.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** True for a line that a directive of the new site begins with. */
export function isWellWritten(line: string): boolean {
  return /^:+[\w-]+(?:\{.*\})?$/.test(line);
}

/** Finds the line of each tag as it is written, in the order of the text. Lines count from 1. */
function createLineFinder(source: string): (written: string) => number | undefined {
  const ends = new Map<string, number>();
  return (written) => {
    const at = source.indexOf(written, ends.get(written));
    if (at === -1) return undefined;
    ends.set(written, at + written.length);
    return source.slice(0, at).split("\n").length;
  };
}

/** Words of template languages that are no content: what they do has to be written in a template. */
const control =
  /^(?:if|elsif|elseif|else|unless|for|case|when|assign|set|capture|comment|increment|decrement|cycle|break|continue|raw|verbatim|block|extends|macro|import|from|call|filter|layout|paginate)$/;

/**
 * Adds a rule for each name that has none: a directive of its own where one can stand, else that it stays. `taken` are
 * directives of the starter.
 */
export function proposeRules(names: readonly TagName[], given: Moving, taken: readonly string[]): Moving {
  const moving = new Map([...given].map(([family, rules]) => [family, new Map(rules)] as const));
  for (const name of names) {
    if (ruleOf(moving, name) !== undefined) continue;
    const rules = moving.get(name.family) ?? new Map<string, Rule>();
    moving.set(name.family, rules.set(name.name, propose(name, taken)));
  }
  return moving;
}

function propose({ family, name, count, inText, parameters }: TagName, taken: readonly string[]): Rule {
  if (family === "values" || (family === "tags" && control.test(name)) || inText === count)
    return { kind: "keep" };
  const directive = toDirectiveName(name, taken);
  if (directive === undefined) return { kind: "keep" };
  const all = new Set(parameters.flatMap((each) => [...each.keys()]));
  return { kind: "directive", directive, attributes: attributesOf([...all].sort()) };
}

/** `CodeGroup` becomes `code-group`, and `include figure.html` becomes `figure`. */
function toDirectiveName(name: string, taken: readonly string[]): string | undefined {
  const [last = name] = name.split(/[ /]/).slice(-1);
  const apart = last.replace(/\.(?:html?|md|liquid|njk)$/, "").replace(/([a-z\d])([A-Z])/g, "$1-$2");
  const plain = slugify(apart);
  const free = taken.includes(plain) || plain === "abbr" ? `old-${plain}` : plain;
  return isDirectiveName(free) ? free : undefined;
}
