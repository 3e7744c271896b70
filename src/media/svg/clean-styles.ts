import { type CssNode, generate, type List, type ListItem, type ParseOptions, parse, walk } from "css-tree";
import { say } from "../../words/message.ts";
import { TooLarge } from "../raster-limits.ts";
import { isEmbedded, isOwnPart } from "./drawing-addresses.ts";
import { styleFunctions, styleRules } from "./drawing-names.ts";

/** The largest depth of brackets in a drawing’s styles; each level takes a recursive call. */
const deepest = 100;

/**
 * Removes from CSS everything that loads another file or is not understood, and lists it. The result is written from
 * what was parsed, so a browser reads the same.
 */
export function cleanStyles(
  css: string,
  context: "stylesheet" | "declarationList" | "value",
): { readonly css: string; readonly lost: readonly string[] } {
  if (context !== "stylesheet" && isWithoutAddress(css)) return { css, lost: [] };
  refuseDeepStyles(css);
  const tree = parse(css, { ...asWritten, context });
  if (context === "value") {
    const foreign = findForeign(tree);
    return foreign === undefined ? { css, lost: [] } : { css: "", lost: [foreign] };
  }
  const lost: string[] = [];
  walk(tree, {
    enter: (node: CssNode, item: ListItem<CssNode>, list: List<CssNode> | null) => {
      const reason = judge(node);
      if (reason === undefined) return undefined;
      list?.remove(item);
      if (reason !== "") lost.push(reason);
      return walk.skip;
    },
  });
  return { css: generate(tree), lost };
}

const asWritten: ParseOptions = { parseCustomProperty: true };

/** Most attributes need no parsing: an address needs a bracket, and escapes need a backslash. */
function isWithoutAddress(css: string): boolean {
  return !/[(\\{@]/.test(css);
}

function refuseDeepStyles(css: string): void {
  let depth = 0;
  for (const [bracket] of css.matchAll(/[()[\]{}]/g)) {
    depth += "([{".includes(bracket) ? 1 : -1;
    if (depth > deepest) throw new TooLarge(say("no-image.deep-styles", { most: deepest }));
  }
}

/** Why a part is removed; empty when the author need not know. */
function judge(node: CssNode): string | undefined {
  switch (node.type) {
    case "Atrule":
      if (node.name === "charset") return "";
      if (!styleRules.has(node.name)) return `@${node.name}`;
      return node.prelude?.type === "Raw" ? `@${node.name}` : undefined;
    case "Rule":
      return node.prelude.type === "Raw" ? node.prelude.value : undefined;
    case "Declaration":
      return findForeign(node.value) === undefined ? undefined : node.property;
    case "Raw":
      return node.value.trim();
    default:
      return undefined;
  }
}

/** The first part of a value that may load another file, or is unknown. */
function findForeign(value: CssNode): string | undefined {
  let found: string | undefined;
  walk(value, (node) => {
    if (node.type === "Url" && !isOwnPart(node.value) && !isEmbedded(node.value)) found ??= "url()";
    if (node.type === "Function" && !styleFunctions.has(node.name.toLowerCase())) found ??= `${node.name}()`;
    if (node.type === "Raw") found ??= node.value;
  });
  return found;
}
