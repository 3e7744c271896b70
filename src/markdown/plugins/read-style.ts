import { type CssNode, generate, parse } from "css-tree";
import { hashOf } from "../../model/memory/hash.ts";

/**
 * Returns a function that gives each style of an attribute a class, and calls `onRule` with the rule of that class.
 * Strict policies refuse styles in attributes, and allow those of a file. The function returns undefined for a style
 * with a mistake in it, and for one that loads something.
 */
export function createStyleReader(onRule: (rule: string) => void): (style: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (style) => {
    if (!known.has(style)) {
      const declarations = loads.test(style) ? undefined : readDeclarations(style);
      const name = declarations && `style-${hashOf(declarations).slice(0, 10)}`;
      if (name !== undefined) onRule(`.${name}${above}{${declarations}}`);
      known.set(style, name);
    }
    return known.get(style);
  };
}

/** An escape could spell `url` in another way. */
const loads = /url\s*\(|image-set|src\s*\(|\\/i;

/** Like the attribute, the class comes before all others. */
const above = ":not(#_)";

/** As a browser reads them, so that nothing of them reaches what is behind. Undefined when one is not valid CSS. */
function readDeclarations(style: string): string | undefined {
  const read = readRule(`a{${style}\n}`);
  // A comment or a bracket without an end would have swallowed the end of the rule.
  const written = read && generate(read).slice("a{".length, -1);
  return written && readRule(`a{${written}}`) && written;
}

function readRule(css: string): CssNode | undefined {
  let isValid = true;
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError: () => {
      isValid = false;
    },
  });
  if (!isValid || sheet.type !== "StyleSheet" || sheet.children.size !== 1) return undefined;
  const { first } = sheet.children;
  const isPlain = first?.type === "Rule" && first.block.children.toArray().every(isDeclaration);
  return isPlain ? first : undefined;
}

function isDeclaration({ type }: CssNode): boolean {
  return type === "Declaration";
}
