import type { PhrasingContent } from "mdast";
import { applyEdits } from "../../text/typography.ts";
import { say } from "../../words/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { explainForm, explainUnknownDirective, hasTypesetQuotes } from "./explain-directive.ts";
import { markup } from "./markup.ts";
import { isBare } from "./read-colons.ts";
import type { Piece } from "./typeset-pieces.ts";

type TextDirective = Extract<PhrasingContent, { type: "textDirective" }>;

/**
 * Turns `:abbr[BACS]{title="…"}` into an abbreviation. A name after a colon without brackets or braces stays text, as
 * in “16:h”. `children` are already transformed.
 */
export function transformTextDirective(
  node: TextDirective,
  children: PhrasingContent[],
  pieces: Piece[],
  compilation: Compilation,
): PhrasingContent | readonly PhrasingContent[] {
  const { name, attributes } = node;
  if (isBare(node)) {
    const text = { type: "text" as const, value: `:${name}` };
    pieces.push(text);
    return text;
  }
  const start = readStart(node, compilation);
  if (hasTypesetQuotes(start)) {
    reportAt(compilation, node, explainForm(start));
  } else if (name === "abbr") {
    const { title, ...others } = attributes ?? {};
    const [other] = Object.keys(others);
    if (title && other === undefined && children.length > 0) {
      return markup("abbr", { title: applyEdits(title, compilation.typographer(title)) }, children);
    }
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
  return children;
}

/** Returns the start only: the parsers disagree on where the braces end when the inner quotes are not straight. */
function readStart({ position }: TextDirective, { source }: Compilation): string {
  const from = position?.start.offset ?? 0;
  // Limited, because one line may hold thousands of directives.
  return /^[^}\n]*/.exec(source.text.slice(from, from + 300))?.[0] ?? "";
}
