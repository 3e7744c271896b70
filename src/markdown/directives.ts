import { distance } from "fastest-levenshtein";
import type { BlockContent, Blockquote, DefinitionContent, PhrasingContent, RootContent } from "mdast";
import type { z } from "zod";
import { withLanguage } from "../define/check-scope.ts";
import { mapTagged } from "../define/tagged-values.ts";
import { applyEdits } from "../text/typography.ts";
import { isMessage, type Message, say, type Text } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { suggestionHint } from "../words/suggest.ts";
import type { Part } from "./body-parts.ts";
import { type Compilation, placeOf, reportAt } from "./compilation.ts";
import { resolveAddress } from "./links-and-images.ts";
import { type DirectiveNode, firstLineOf, isWellFormed } from "./parse-markdown.ts";

type DirectivePart = Extract<Part, { kind: "directive" }>;

export type BlockDirective = Extract<RootContent, { type: "containerDirective" | "leafDirective" }>;

/** The context of a block: between paragraphs of the text or of a directive, or inside a list or quotation. */
export type BlockContext = "top" | "inside";

/**
 * Turns a directive into a part of the body. Undefined, with problems, when it is wrong. `holder` is the directive
 * around it.
 */
export function readDirective(
  node: BlockDirective,
  place: BlockContext,
  compilation: Compilation,
  holder: BlockDirective | undefined,
): DirectivePart | undefined {
  const { name } = node;
  const directive = Object.hasOwn(compilation.directives, name) ? compilation.directives[name] : undefined;
  if (directive === undefined) {
    reportAt(compilation, node, explainUnknownDirective(name, compilation));
    return undefined;
  }
  const line = firstLineOf(node, compilation.source.text);
  if (!isWellFormed(line, name) || hasTypesetQuotes(line)) {
    reportAt(compilation, node, explainForm(line));
    return undefined;
  }
  const isFormRight = checkForm(node, directive.body, compilation, holder);
  if (place === "inside") {
    reportAt(compilation, node, {
      code: "markdown/directive-placement",
      message: say("markdown/directive-placement", { name }),
      hint: say("markdown/directive-placement.hint"),
    });
    return undefined;
  }
  const attributes = checkAttributes(node, directive.attributes, compilation);
  if (directive.attributes.meta()?.unwritten === true) reportUnwritten(node, compilation);
  return attributes && isFormRight ? { kind: "directive", name, attributes } : undefined;
}

/** Warns once in a text. */
function reportUnwritten(node: BlockDirective, compilation: Compilation): void {
  const { name } = node;
  const code = "markdown/unwritten-directive";
  const isTold = compilation.problems.some(
    ({ code: told, message }) => told === code && isMessage(message) && message.data.name === name,
  );
  if (isTold) return;
  reportAt(compilation, node, {
    code,
    severity: "warning",
    message: say(code, { name }),
    hint: say("markdown/unwritten-directive.hint"),
  });
}

function checkForm(
  node: BlockDirective,
  body: "none" | "blocks",
  compilation: Compilation,
  holder: BlockDirective | undefined,
): boolean {
  const { name } = node;
  const refuse = (message: Message, hint: Message) => {
    reportAt(compilation, node, { code: "markdown/invalid-directive", message, hint });
    return false;
  };
  if (node.type === "leafDirective") {
    if (body === "blocks") {
      const hint = say("markdown/invalid-directive.no-text.hint", { name });
      return refuse(say("markdown/invalid-directive.no-text", { name }), hint);
    }
    if (node.children.length > 0) return refuse(...explainLabel(name));
    return true;
  }
  if (body === "none") {
    return refuse(
      say("markdown/invalid-directive.needs-no-text", { name }),
      say("markdown/invalid-directive.needs-no-text.hint", { name }),
    );
  }
  const [first] = node.children;
  if (first?.type === "paragraph" && first.data?.directiveLabel) return refuse(...explainLabel(name));
  if (!isClosed(node, compilation)) {
    const hint = say("markdown/invalid-directive.open.hint");
    if (holder === undefined) return refuse(say("markdown/invalid-directive.open", { name }), hint);
    // The closing colons of this directive have closed the one around it.
    const { line } = placeOf(node, compilation);
    const message = say("markdown/invalid-directive.open-before", { name: holder.name, next: name, line });
    reportAt(compilation, holder, { code: "markdown/invalid-directive", message, hint });
    return false;
  }
  return true;
}

function explainLabel(name: string): [message: Message, hint: Message] {
  return [
    say("markdown/invalid-directive.label", { name }),
    say("markdown/invalid-directive.label.hint", { name }),
  ];
}

/** The parser closes open directives at the end of the text, so the rest of an article would end up in a box. */
function isClosed(node: BlockDirective, { source }: Compilation): boolean {
  const { start, end } = node.position ?? {};
  // When an inner block ends it, the last colons belong to that block.
  if (node.children.at(-1)?.position?.end.offset === end?.offset) return false;
  const written = source.text.slice(start?.offset ?? 0, end?.offset ?? 0);
  const fence = /^:+/.exec(written)?.[0].length ?? 0;
  const lastLine = written.slice(written.lastIndexOf("\n") + 1);
  const closing = lastLine.trimEnd();
  return lastLine !== written && closing.endsWith(":".repeat(Math.max(3, fence)));
}

/** Undefined, with problems, when they do not fit the directive’s schema. */
function checkAttributes(
  node: BlockDirective,
  schema: Compilation["directives"][string]["attributes"],
  compilation: Compilation,
): Readonly<Record<string, unknown>> | undefined {
  const attributes = { ...node.attributes };
  const result = withLanguage(compilation.language, () => schema.safeParse(attributes));
  if (!result.success) {
    for (const issue of result.error.issues) {
      for (const problem of explainAttributeIssue(issue, node.name, attributes, schema)) {
        reportAt(compilation, node, problem);
      }
    }
    return undefined;
  }
  const parsed = mapTagged(result.data, (as, value) => {
    if (as !== "image") return value;
    const image = resolveAddress((value as { readonly image: string }).image, compilation.file);
    compilation.images.push({ image, at: placeOf(node, compilation) });
    return { image };
  });
  return parsed as Readonly<Record<string, unknown>>;
}

type TextDirective = Extract<PhrasingContent, { type: "textDirective" }>;

/** The title of the abbreviation `:abbr[BACS]{title="…"}`. Undefined, with problems, for any other directive in a text. */
export function readTextDirective(
  node: TextDirective,
  isFilled: boolean,
  compilation: Compilation,
): string | undefined {
  const { name, attributes } = node;
  const start = readStart(node, compilation);
  if (hasTypesetQuotes(start)) {
    reportAt(compilation, node, explainForm(start));
  } else if (name === "abbr") {
    const { title, ...others } = attributes ?? {};
    const [other] = Object.keys(others);
    if (title && other === undefined && isFilled) return applyEdits(title, compilation.typographer(title));
    reportAt(compilation, node, {
      code: "markdown/invalid-directive",
      message: other
        ? say("markdown/invalid-directive.abbreviation-attribute", { key: other })
        : say("markdown/invalid-directive.abbreviation"),
      hint: say("markdown/invalid-directive.abbreviation.hint"),
    });
  } else if (!Object.hasOwn(compilation.directives, name)) {
    reportAt(compilation, node, explainUnknownDirective(name, compilation));
  } else {
    reportAt(compilation, node, {
      code: "markdown/directive-placement",
      message: say("markdown/directive-placement.in-text", { name }),
      hint: say("markdown/directive-placement.in-text.hint", {
        colons: compilation.directives[name]?.body === "none" ? "::" : ":::",
        name,
      }),
    });
  }
  return undefined;
}

/** Returns the start only: the parsers disagree on where the braces end when the inner quotes are not straight. */
function readStart({ position }: TextDirective, { source }: Compilation): string {
  const from = position?.start.offset ?? 0;
  // Limited, because one line may hold thousands of directives.
  return /^[^}\n]*/.exec(source.text.slice(from, from + 300))?.[0] ?? "";
}

/** The kinds of GitHub, in lower case: https://github.com/orgs/community/discussions/16925 */
const alertMark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** The directive that draws alerts, with the attribute `kind`, if the site declares it. */
const alertName = "alert";

type Alert = { readonly part: DirectivePart; readonly inside: readonly (BlockContent | DefinitionContent)[] };

/**
 * Reads a quotation that begins with `[!NOTE]` as the site’s directive `alert`. Undefined for other quotations. Also
 * undefined when the site has no such directive, with a warning, because readers will see the mark.
 */
export function readAlert(node: Blockquote, compilation: Compilation): Alert | undefined {
  const [first, ...rest] = node.children;
  const [text, ...others] = first?.type === "paragraph" ? first.children : [];
  const [written = "", kind] = text?.type === "text" ? (alertMark.exec(text.value) ?? []) : [];
  if (first?.type !== "paragraph" || text?.type !== "text" || kind === undefined) return undefined;
  // A backslash before the bracket means that it is intended.
  if (compilation.source.text.startsWith("\\", text.position?.start.offset)) return undefined;
  const words = text.value.slice(written.length);
  // GitHub does not read an alert when words follow the mark on its line.
  if (words === "" && others.length > 0 && others[0]?.type !== "break" && !written.endsWith("\n"))
    return undefined;
  const directive = Object.hasOwn(compilation.directives, alertName)
    ? compilation.directives[alertName]
    : undefined;
  if (directive === undefined || directive.body === "none") {
    reportAt(compilation, node, {
      code: "markdown/unknown-directive",
      severity: "warning",
      message: say("markdown/unknown-directive.alert", { mark: written.trim() }),
      hint: say("markdown/unknown-directive.alert.hint", { mark: written.trim() }),
    });
    return undefined;
  }
  const asDirective = {
    ...node,
    type: "containerDirective" as const,
    name: alertName,
    attributes: { kind: kind.toLowerCase() },
  };
  const attributes = checkAttributes(asDirective, directive.attributes, compilation);
  if (attributes === undefined) return undefined;
  const line =
    words === ""
      ? others.filter(({ type }, at) => at > 0 || type !== "break")
      : [{ ...text, value: words }, ...others];
  const inside = line.length === 0 ? rest : [{ ...first, children: line }, ...rest];
  return { part: { kind: "directive", name: alertName, attributes }, inside };
}

/**
 * Warns of prose that was probably meant as a directive: its name is nearly that of one, or it stands on a line of its
 * own with attributes. Within a sentence, words such as `/:sections[last]/` are prose.
 */
export function reportProse(prose: readonly DirectiveNode[], compilation: Compilation): void {
  for (const node of prose) {
    const { name, type, attributes } = node;
    // It is a paragraph, whose lines `reportStrayFence` looks at.
    if (type === "containerDirective") continue;
    const isWhole = type === "leafDirective" && Object.keys(attributes ?? {}).length > 0;
    if (!isWhole && !isNearlyDeclared(name, compilation)) continue;
    reportAt(compilation, node, explainUnknownDirective(name, compilation, { isShown: true }));
  }
}

/** True for one wrong letter: with two, it is usually another word. */
function isNearlyDeclared(name: string, { directives }: Compilation): boolean {
  return name.length > 2 && [...Object.keys(directives), "abbr"].some((known) => distance(name, known) === 1);
}

type Explained = Pick<Problem, "code" | "message" | "hint">;

/** For a line that begins like a directive but continues differently, as in `:::name key="value"`. */
export function explainForm(line: string): Explained {
  const code = "markdown/invalid-directive";
  const { name, key, quote } = typesetQuote.exec(withoutValues(line))?.groups ?? {};
  if (name === undefined || key === undefined || quote === undefined)
    return {
      code,
      message: say("markdown/invalid-directive.malformed"),
      hint: say("markdown/invalid-directive.malformed.hint"),
    };
  return {
    code,
    message: say("markdown/invalid-directive.quotes", { key, quote }),
    hint: say("markdown/invalid-directive.quotes.hint", { name, key }),
  };
}

/**
 * True when a word processor has curled the quotes of a value: the parser takes them for part of the value, which then
 * ends at its first space.
 */
export function hasTypesetQuotes(line: string): boolean {
  return typesetQuote.test(withoutValues(line));
}

const typesetQuote = /^:+(?<name>[\w-]+)(?![\w-])[^{]*\{(?:.*\s)?(?<key>[\w-]+)=\s?(?<quote>[“”„«»‘’])/;

/** Straight quotes may enclose curly ones. */
function withoutValues(line: string): string {
  return line.replace(/"[^"]*"|'[^']*'/g, '""');
}

/** A warning, because its text stands. `isShown`: readers see it as it is written, with its colons. */
export function explainUnknownDirective(
  name: string,
  { directives }: Pick<Compilation, "directives">,
  { isShown = false } = {},
): Explained & Pick<Problem, "severity"> {
  return {
    code: "markdown/unknown-directive",
    severity: "warning",
    message: isShown
      ? say("markdown/unknown-directive.prose", { name })
      : say("markdown/unknown-directive", { name }),
    hint: say("markdown/unknown-directive.hint", {
      hint: suggestionHint(name, [...Object.keys(directives), "abbr"], say("noun.directives")),
    }),
  };
}

/** Explains in an author’s words what the schema of a directive’s attributes objects to. */
function explainAttributeIssue(
  issue: z.core.$ZodIssue,
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  schema: z.ZodType,
): readonly Explained[] {
  const code = "markdown/invalid-directive";
  const key = String(issue.path[0] ?? "");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((unknown) => ({
      code,
      message: say("markdown/invalid-directive.unknown-attribute", { name, key: unknown }),
      hint: suggestionHint(unknown, knownAttributes(schema), say("noun.attributes-of", { name })),
    }));
  }
  const reason = explainReason(issue);
  if (key === "") return [{ code, message: say("markdown/invalid-directive.attributes", { name, reason }) }];
  const values = issue.code === "invalid_value" ? issue.values.map(String) : undefined;
  if (!Object.hasOwn(attributes, key)) {
    const message = say("markdown/invalid-directive.missing-attribute", { name, key });
    const value = values?.[0] ?? "…";
    return [
      { code, message, hint: say("markdown/invalid-directive.missing-attribute.hint", { name, key, value }) },
    ];
  }
  const value = String(attributes[key]);
  if (values === undefined)
    return [{ code, message: say("markdown/invalid-directive.value", { name, key, value, reason }) }];
  const hint = suggestionHint(value, values, say("noun.values"));
  return [{ code, message: say("markdown/invalid-directive.choice", { name, key, value }), hint }];
}

/** Attributes are texts, so their limits count characters. Other messages come from the schema. */
function explainReason(issue: z.core.$ZodIssue): Text {
  if (issue.code === "too_small")
    return say("markdown/invalid-directive.too-short", { least: Number(issue.minimum) });
  if (issue.code === "too_big")
    return say("markdown/invalid-directive.too-long", { most: Number(issue.maximum) });
  return issue.message;
}

/** The schema comes from the site’s own copy of zod, so it is recognised by its shape only. */
function knownAttributes(schema: z.ZodType): readonly string[] {
  const { shape } = schema as { readonly shape?: object };
  return Object.keys(shape ?? {});
}
