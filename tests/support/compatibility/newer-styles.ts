import {
  type Atrule,
  type CssNode,
  generate,
  type List,
  type ListItem,
  parse,
  type WalkContext,
  walk,
} from "css-tree";
import { onceEach } from "./once-each.ts";
import { isNewer } from "./published-support.ts";
import { featuresOf } from "./style-features.ts";

/** Something that a supported browser may lack, and the selectors or the name of the rule that has it. */
export type Use = { readonly feature: string; readonly place: string };

/** What styles have that is newer than the supported browsers. What `@supports` asks for is no use of it. */
export function findNewerStyles(css: string): readonly Use[] {
  return readSheet(css).found.filter(({ unit }) => unit === undefined || !isSupports(unit));
}

/** Lists of selectors that a supported browser drops as a whole, because it does not know one of them. */
export function findMixedLists(css: string): readonly string[] {
  const { sheet, found } = readSheet(css);
  const newer = new Set(found.flatMap(({ node, unit }) => (unit ? [node] : [])));
  const mixed: string[] = [];
  walk(sheet, (rule) => {
    if (rule.type !== "Rule" || rule.prelude.type !== "SelectorList") return;
    const selectors = rule.prelude.children.toArray();
    const known = selectors.filter((selector) => !holdsAny(selector, newer));
    if (known.length > 0 && known.length < selectors.length) mixed.push(generate(rule.prelude));
  });
  return mixed;
}

/** The styles as a browser reads them that has nothing newer. */
export const withoutNewerStyles = onceEach((css: string): string => {
  const sheet = parse(css);
  const dropped = new Set(findIn(sheet).map(({ unit }) => unit));
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      if (!list || !dropped.has(node)) return;
      const isMet = isSupports(node) && node.prelude && generate(node.prelude).startsWith("not ");
      if (isMet && node.block) list.replace(item, node.block.children);
      else list.remove(item);
    },
  });
  return generate(sheet);
});

const readSheet = onceEach((css: string) => {
  const sheet = parse(css);
  return { sheet, found: findIn(sheet) };
});

/** `unit` is what browsers drop for `node`: a declaration, a rule or an at-rule; undefined where they forgive it. */
type Found = Use & { readonly node: CssNode; readonly unit: CssNode | undefined };

function findIn(sheet: CssNode): readonly Found[] {
  const found: Found[] = [];
  // The arguments of `:is()` and `:where()` that a browser does not know are left out, and the others stay.
  let forgiving = 0;
  walk(sheet, {
    enter(this: WalkContext, node: CssNode) {
      for (const feature of featuresOf(node, this)) {
        // A property that is newer says it all: its values are.
        if (isNewer(feature.replace(/\/[^/]+$/, ""))) continue;
        if (!isNewer(feature) || !isNewer(feature, namesBeside(this))) continue;
        const unit = forgiving > 0 ? undefined : unitOf(node, this);
        found.push({ feature, place: placeOf(node, this), node, unit });
      }
      if (isForgiving(node)) forgiving += 1;
    },
    leave(node: CssNode) {
      if (isForgiving(node)) forgiving -= 1;
    },
  });
  return found;
}

function unitOf(
  node: CssNode,
  { atrulePrelude, atrule, declaration, rule }: WalkContext,
): CssNode | undefined {
  if (atrulePrelude) return atrule ?? undefined;
  if (node.type === "Declaration" || node.type === "Atrule") return node;
  return declaration ?? rule ?? undefined;
}

function placeOf(node: CssNode, { rule, atrule }: WalkContext): string {
  if (rule) return generate(rule.prelude);
  return `@${node.type === "Atrule" ? node.name : (atrule?.name ?? "")}`;
}

/** The properties of the same rule: one with a prefix stands in for the one without. */
function namesBeside({ block }: WalkContext): readonly string[] {
  const declarations = block?.children.toArray() ?? [];
  return declarations.flatMap((node) => (node.type === "Declaration" ? [node.property] : []));
}

function isSupports(node: CssNode): node is Atrule {
  return node.type === "Atrule" && node.name === "supports";
}

function isForgiving(node: CssNode): boolean {
  return node.type === "PseudoClassSelector" && (node.name === "is" || node.name === "where");
}

function holdsAny(within: CssNode, nodes: ReadonlySet<CssNode>): boolean {
  let isHeld = false;
  walk(within, (node) => {
    isHeld ||= nodes.has(node);
  });
  return isHeld;
}
