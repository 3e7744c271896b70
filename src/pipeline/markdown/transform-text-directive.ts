import type { PhrasingContent } from "mdast";
import { applyEdits } from "../../text/typography.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { explainUnknownDirective } from "./explain-directive.ts";
import { markup } from "./markup.ts";
import type { Piece } from "./typeset-pieces.ts";

type TextDirective = Extract<PhrasingContent, { type: "textDirective" }>;

/**
 * Turns `:abbr[BACS]{title="…"}` into an abbreviation. A name after a colon, with nothing behind it, is what it was
 * before there were directives: text, as in “16:h”. `children` are already transformed.
 */
export function transformTextDirective(
  node: TextDirective,
  children: PhrasingContent[],
  pieces: Piece[],
  compilation: Compilation,
): PhrasingContent | readonly PhrasingContent[] {
  const { name, attributes } = node;
  const written = readSource(node, compilation);
  if (written === `:${name}`) {
    const text = { type: "text" as const, value: written };
    pieces.push(text);
    return text;
  }
  if (name === "abbr") {
    const { title, ...others } = attributes ?? {};
    const [other] = Object.keys(others);
    if (title && other === undefined && children.length > 0) {
      return markup("abbr", { title: applyEdits(title, compilation.typographer(title)) }, children);
    }
    reportAt(compilation, node, {
      code: "markdown/invalid-directive",
      message: other
        ? `an abbreviation has no attribute “${other}”`
        : "an abbreviation needs its letters and its meaning",
      hint: 'write it as in :abbr[CO2]{title="carbon dioxide"}',
    });
  } else if (Object.hasOwn(compilation.directives, name)) {
    reportAt(compilation, node, {
      code: "markdown/directive-placement",
      message: `the directive “${name}” stands on lines of its own, not within a text`,
      hint: `begin a line with ${compilation.directives[name]?.body === "none" ? "::" : ":::"}${name}`,
    });
  } else {
    reportAt(compilation, node, explainUnknownDirective(name, compilation));
  }
  return children;
}

function readSource(node: TextDirective, { source }: Compilation): string {
  const { start, end } = node.position ?? {};
  return source.text.slice(start?.offset ?? 0, end?.offset ?? 0);
}
