import type { Engine } from "../old-site.ts";

/**
 * What other generators write into texts: shortcodes of Hugo; tags and values of Liquid and Nunjucks; components of MDX
 * and Vue; containers between colons.
 */
export const families = ["shortcodes", "tags", "values", "components", "containers"] as const;
export type Family = (typeof families)[number];

/** Values by name. Those without one are called after their place, from `0`. */
export type Parameters = ReadonlyMap<string, string>;

/** Where a tag is written: from `start` to `end`. */
export type Span = { readonly start: number; readonly end: number };

/** A use of a tag: its opening, and what it closes with if anything. */
export type TagUse = {
  readonly family: Family;
  readonly name: string;
  readonly parameters: Parameters;
  readonly opening: Span;
  readonly closing: Span | undefined;
  /** The tags in its body. */
  readonly inner: readonly TagUse[];
};

type Mark = {
  readonly family: Family;
  /** Empty for the colons that close a container. */
  readonly name: string;
  readonly form: "opening" | "closing" | "whole";
  readonly parameters: Parameters;
  readonly span: Span;
};

/** The families of an engine. To others their signs are words, except components and containers, which the new site would not show. */
export const familiesOf: Readonly<Record<Engine, readonly Family[]>> = {
  hugo: ["shortcodes", "components", "containers"],
  jekyll: ["tags", "values", "components", "containers"],
  eleventy: ["tags", "values", "components", "containers"],
  astro: ["components", "containers"],
  vitepress: ["values", "components", "containers"],
  docusaurus: ["components", "containers"],
  markdown: families,
};

/** Finds the tags of a text, except in code. Those in the body of another one are `inner` ones. */
export function findTags(text: string, known: readonly Family[] = families): readonly TagUse[] {
  return nest(findMarks(text).filter(({ family }) => known.includes(family)));
}

/** All tags, those in bodies as well, in the order of the text. */
export function flatten(uses: readonly TagUse[]): readonly TagUse[] {
  return uses.flatMap((use) => [use, ...flatten(use.inner)]);
}

/** Makes one use of an opening tag and its closing one. A tag without an end stands alone. */
function nest(marks: readonly Mark[]): readonly TagUse[] {
  const pairs = new Map<Mark, Mark>();
  const open: Mark[] = [];
  for (const mark of marks) {
    if (mark.form === "opening") open.push(mark);
    if (mark.form !== "closing") continue;
    const place = open.findLastIndex(
      ({ family, name }) => family === mark.family && (mark.name === "" || name === mark.name),
    );
    const opening = open[place];
    if (opening === undefined) continue;
    pairs.set(opening, mark);
    open.length = place;
  }
  let at = 0;
  const collect = (end: number): readonly TagUse[] => {
    const uses: TagUse[] = [];
    for (let mark = marks[at]; mark !== undefined && mark.span.start < end; mark = marks[at]) {
      at += 1;
      if (mark.form === "closing") continue;
      const closing = pairs.get(mark)?.span;
      const { family, name, parameters, span: opening } = mark;
      const inner = closing === undefined ? [] : collect(closing.start);
      uses.push({ family, name, parameters, opening, closing, inner });
    }
    return uses;
  };
  return collect(Number.POSITIVE_INFINITY);
}

/** What may begin a tag or code. */
const beginnings =
  /`+|\\[`<{:]|<!--|\{\{[<%]|\{%-?|\{\{|(?<![\w<])<\/?(?=[A-Z][\w.]*[\s/>]|[a-z]\w*-[\w-]*[\s/>])|^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)?(?:`{3,}|~{3,})[^\n]*|^[ \t]*:{3,}[^\n]*/gm;

function findMarks(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  beginnings.lastIndex = 0;
  for (let found = beginnings.exec(text); found !== null; found = beginnings.exec(text)) {
    const { 0: written, index: start } = found;
    const { mark, end } = readAt(text, start, written);
    if (mark !== undefined) marks.push(mark);
    beginnings.lastIndex = Math.max(end, start + written.length);
  }
  return marks;
}

type Read = { readonly mark?: Mark | undefined; readonly end: number };

/** Reads the tag or the code that begins here. `end` is where to look on. */
function readAt(text: string, start: number, written: string): Read {
  const after = start + written.length;
  const sign = written.trimStart().replace(/^(?:>[ \t]*)+|^(?:[-*+]|\d+[.)])[ \t]+/g, "");
  if (/^(?:`{3}|~{3})/.test(sign) && isFence(text, start, sign))
    return { end: endOfFence(text, after, sign) };
  if (written.startsWith("`")) return { end: endOfCode(text, after, written) };
  if (written.startsWith("\\")) return { end: after };
  if (written === "<!--") return { end: endAt(text, "-->", after) };
  if (written.startsWith("{{") && written.length > 2) return readShortcode(text, start, written);
  if (written.startsWith("{%")) return readLiquid(text, start, after);
  if (written === "{{") return readValue(text, start, after);
  if (written.startsWith("<")) return readComponent(text, start, after, written === "</");
  return readContainer(written, start);
}

/** True at the start of a line, where no more backticks follow: those are a span of code. */
function isFence(text: string, start: number, sign: string): boolean {
  const isAtStart = start === 0 || text[start - 1] === "\n";
  const line = text.slice(start, endAt(text, "\n", start, 0)).trimStart();
  const info = line.slice(line.indexOf(sign.charAt(0))).replace(/^`+/, "");
  return isAtStart && !(sign.startsWith("`") && info.includes("`"));
}

function endOfFence(text: string, after: number, sign: string): number {
  const [fence = ""] = /^(?:`+|~+)/.exec(sign) ?? [];
  for (let start = after + 1; start < text.length; ) {
    const end = endAt(text, "\n", start, 0);
    const line = text
      .slice(start, end)
      .replace(/^[ \t>]+/, "")
      .trimEnd();
    if (line.startsWith(fence) && line === fence.charAt(0).repeat(line.length)) return end;
    start = end + 1;
  }
  return text.length;
}

/** The end of a span of code, which the same number of backticks closes in the same paragraph. */
function endOfCode(text: string, after: number, ticks: string): number {
  const paragraph = text.slice(after, endAt(text, "\n\n", after, 0));
  for (const { 0: run, index } of paragraph.matchAll(/`+/g))
    if (run.length === ticks.length) return after + index + run.length;
  return after;
}

/** The end of the next `words`. `missing` is returned if there are none. */
function endAt(text: string, words: string, from: number, more = words.length): number {
  const at = text.indexOf(words, from);
  return at === -1 ? text.length : at + more;
}

const none: Parameters = new Map();

/** `{{< name … >}}`, `{{% name … %}}`, `{{< /name >}}`, and `{{< name … />}}`. */
function readShortcode(text: string, start: number, written: string): Read {
  const close = written.endsWith("<") ? ">}}" : "%}}";
  const after = start + written.length;
  // `{{</* name */>}}` shows how a shortcode is written.
  if (/^\s*\/\*/.test(text.slice(after, after + 9))) return { end: endAt(text, close, after) };
  const end = endOutsideQuotes(text, after, close, '"`');
  if (end === undefined) return { end: after };
  const inner = text.slice(after, end - close.length).trim();
  const [, slash, name, rest = ""] = /^(\/?)\s*([\w./-]+)([\s\S]*)$/.exec(inner) ?? [];
  if (name === undefined) return { end };
  const span = { start, end };
  if (slash === "/")
    return { end, mark: { family: "shortcodes", name, form: "closing", parameters: none, span } };
  const isWhole = rest.trimEnd().endsWith("/");
  const parameters = readParameters(isWhole ? rest.trimEnd().slice(0, -1) : rest);
  const form = isWhole ? "whole" : "opening";
  return { end, mark: { family: "shortcodes", name: name.replace(/\.html$/, ""), form, parameters, span } };
}

/** Tags that show the part of a template which their first word names. */
const including = /^(?:include|include_relative|include_cached|render)$/;

/** `{% name … %}` and `{% endname %}`. */
function readLiquid(text: string, start: number, after: number): Read {
  const end = endOutsideQuotes(text, after, "%}", "\"'");
  if (end === undefined) return { end: after };
  const inner = text
    .slice(after, end - 2)
    .replace(/-$/, "")
    .trim();
  const [, word, rest = ""] = /^([\w-]+)([\s\S]*)$/.exec(inner) ?? [];
  if (word === undefined) return { end };
  const span = { start, end };
  const family = "tags";
  if (/^end./.test(word))
    return { end, mark: { family, name: word.slice(3), form: "closing", parameters: none, span } };
  const [, part, others = ""] = /^\s*["']?([\w./-]+)["']?,?([\s\S]*)$/.exec(rest) ?? [];
  if (including.test(word) && part !== undefined)
    return {
      end,
      mark: { family, name: `${word} ${part}`, form: "opening", parameters: readParameters(others), span },
    };
  return { end, mark: { family, name: word, form: "opening", parameters: readParameters(rest), span } };
}

/** `{{ page.title | upcase }}`, named after what it shows, or after its filter where it shows a text. */
function readValue(text: string, start: number, after: number): Read {
  const end = endOutsideQuotes(text, after, "}}", "\"'");
  if (end === undefined) return { end: after };
  const inner = text.slice(after, end - 2).trim();
  const [value = "", filter = ""] = inner.split("|").map((part) => part.trim());
  const [name = /^\w+/.exec(filter)?.[0]] = /^[A-Za-z_$][\w.$-]*/.exec(value) ?? [];
  if (name === undefined) return { end };
  return {
    end,
    mark: {
      family: "values",
      name,
      form: "whole",
      parameters: new Map([["0", inner]]),
      span: { start, end },
    },
  };
}

/** Words between spaces, commas or quotes, some behind `name=` or `name:`. */
function readParameters(written: string): Parameters {
  const parameters = new Map<string, string>();
  let place = 0;
  let key: string | undefined;
  for (let at = 0; at < written.length; ) {
    const word = /[^\s"'`=:,]+|[\s\S]/y;
    word.lastIndex = at;
    const [found = ""] = word.exec(written) ?? [];
    at += found.length;
    if (/^[\s,=:]/.test(found)) continue;
    let value = found;
    if (/["'`]/.test(found)) {
      const end = endOfQuote(written, at, found);
      value = written.slice(at, end);
      if (found === '"') value = value.replace(/\\(["\\])/g, "$1");
      at = end + 1;
    } else if (key === undefined && /^\s?[=:]/.test(written.slice(at, at + 2)) && /^[\w-]+$/.test(found)) {
      key = found;
      continue;
    } else {
      // An address has colons.
      const rest = /[^\s"'`,]*/y;
      rest.lastIndex = at;
      const [more = ""] = rest.exec(written) ?? [];
      value += more;
      at += more.length;
    }
    parameters.set(key ?? String(place), value);
    if (key === undefined) place += 1;
    key = undefined;
  }
  return parameters;
}

/** The place of the next such quote, or the end of the text. A backslash hides a double one. */
function endOfQuote(text: string, from: number, quote: string): number {
  let end = text.indexOf(quote, from);
  while (end !== -1 && quote === '"' && text[end - 1] === "\\") end = text.indexOf(quote, end + 1);
  return end === -1 ? text.length : end;
}

const longestTag = 5000;

/** The end of `close` outside of quotes. Undefined when there is none. */
function endOutsideQuotes(text: string, from: number, close: string, quotes: string): number | undefined {
  for (let at = from; at < Math.min(text.length, from + longestTag); at += 1) {
    if (text.startsWith(close, at)) return at + close.length;
    const sign = text.charAt(at);
    if (text.startsWith("\n\n", at) || text.startsWith("{{<", at)) return undefined;
    if (!quotes.includes(sign)) continue;
    const end = endOfQuote(text, at + 1, sign);
    // An apostrophe is no quote.
    if (end < text.length && (sign !== "'" || end < text.indexOf(close, at))) at = end;
  }
  return undefined;
}

/** `<Name …>`, `<Name … />`, `</Name>`. */
function readComponent(text: string, start: number, after: number, isClosing: boolean): Read {
  const [name = ""] = /^[\w.-]+/.exec(text.slice(after, after + 100)) ?? [];
  const parameters = new Map<string, string>();
  attribute.lastIndex = after + name.length;
  for (let found = attribute.exec(text); found !== null; found = attribute.exec(text)) {
    const { key, double, single, brace, spread, end } = found.groups ?? {};
    if (end !== undefined) {
      const form = isClosing ? "closing" : end === "/>" ? "whole" : "opening";
      const span = { start, end: attribute.lastIndex };
      return { end: span.end, mark: { family: "components", name, form, parameters, span } };
    }
    if (brace !== undefined || spread !== undefined) {
      const close = endOfBraces(text, attribute.lastIndex);
      if (close === undefined) break;
      if (key !== undefined) parameters.set(key, toValue(text.slice(attribute.lastIndex, close - 1)));
      attribute.lastIndex = close;
    } else if (key !== undefined)
      parameters.set(key.replace(/^(?:v-bind)?:/, ""), double ?? single ?? "true");
  }
  return { end: after };
}

const attribute =
  /\s*(?:(?<end>\/?>)|(?<key>[:@#]?[A-Za-z_][\w:.-]*)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<brace>\{)))?|(?<spread>\{))/y;

/** The text of a plain value between braces: `{"a"}` is a. Any other expression stays as it is. */
function toValue(expression: string): string {
  return /^\s*(["'`])([^"'`$\\]*)\1\s*$/.exec(expression)?.[2] ?? expression.trim();
}

function endOfBraces(text: string, from: number): number | undefined {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** `::: name Title`, `:::name[Title]{key="value"}`, or the colons that close it. */
function readContainer(written: string, start: number): Read {
  const line = written.trimStart();
  const span = { start: start + written.length - line.length, end: start + written.trimEnd().length };
  const end = start + written.length;
  if (/^:+\s*$/.test(line))
    return { end, mark: { family: "containers", name: "", form: "closing", parameters: none, span } };
  const [, name, label, inner = "", rest = ""] =
    /^:+[ \t]*([A-Za-z][\w-]*)(?:\[([^\]]*)\])?[ \t]*(?:\{([^}]*)\})?[ \t]*(.*)$/.exec(line) ?? [];
  if (name === undefined) return { end };
  const title = label ?? rest.trim();
  const parameters = new Map([
    ...(title === "" ? [] : [["title", title] as const]),
    ...readParameters(inner),
  ]);
  return { end, mark: { family: "containers", name, form: "opening", parameters, span } };
}
