import { type CssNode, generate, parse, walk } from "css-tree";
import { type CustomPlugin, querySelectorAll } from "svgo";
import { say } from "../words/message.ts";
import { TooLarge } from "./raster-limits.ts";

/**
 * The largest number of parts that a browser may draw, each counted as often as it is drawn: a short drawing can use a
 * part that uses other parts many times. A drawing without `use` has fewer parts than this.
 */
const most = { parts: 200_000, depth: 200 };

/**
 * Refuses a drawing whose parts draw one another endlessly or too often, by `use` and as patterns, masks, markers and
 * filters.
 */
export const refuseManyParts: CustomPlugin = {
  name: "refuseManyParts",
  fn: (root) => {
    const elements = listElements(root);
    const byId = new Map([...elements].reverse().map((element) => [element.attributes.id ?? "", element]));
    const referencesOf = createReferences(root, elements);
    const known = new Map<Element, Size>();
    const open = new Set<Element>();

    const measure = (element: Element): Size => {
      const before = known.get(element);
      if (before !== undefined) return before;
      if (open.has(element)) throw new TooLarge(say("no-image.circle", { id: element.attributes.id ?? "" }));
      if (open.size > most.depth) throw new TooLarge(tooDeep);
      open.add(element);
      const drawn = referencesOf(element).flatMap((id) => byId.get(id) ?? []);
      let [parts, depth] = [1, 0];
      for (const each of [...element.children, ...drawn]) {
        if (each.type !== "element") continue;
        const size = measure(each);
        parts += size.parts;
        depth = Math.max(depth, size.depth + 1);
      }
      open.delete(element);
      if (depth > most.depth) throw new TooLarge(tooDeep);
      if (parts > most.parts) throw new TooLarge(tooMany);
      known.set(element, { parts, depth });
      return { parts, depth };
    };
    for (const child of root.children) if (child.type === "element") measure(child);
  },
};

/** An element, with its descendants and everything that it draws by reference. */
type Size = { readonly parts: number; readonly depth: number };

const tooDeep = say("no-image.deep-parts", { most: most.depth });
const tooMany = say("no-image.many-parts", { most: most.parts });

function listElements({ children }: Pick<Root | Element, "children">): readonly Element[] {
  const all: Element[] = [];
  const add = (children: Element["children"]): void => {
    for (const child of children) {
      if (child.type !== "element") continue;
      all.push(child);
      add(child.children);
    }
  };
  add(children);
  return all;
}

export type Root = Parameters<CustomPlugin["fn"]>[0];
export type Element = Extract<Root["children"][number], { type: "element" }>;

/** Finds the ids of the parts that an element draws, by its attributes and by style sheets. */
function createReferences(root: Root, elements: readonly Element[]): (element: Element) => readonly string[] {
  const styled = new Map<Element, string[]>();
  const rules: { readonly select: () => readonly Element[]; readonly style: Style }[] = [];
  for (const { name, children } of elements) {
    if (name !== "style") continue;
    const css = children.map((child) => (child.type === "text" ? child.value : "")).join("");
    if (!mayDraw(css)) continue;
    walk(parse(css, { parseCustomProperty: true }), (node: CssNode) => {
      if (node.type !== "Rule") return;
      const selector = generate(node.prelude);
      rules.push({ select: () => select(root, selector, elements), style: readStyle(node.block) });
    });
  }
  const ownStyles = new Map(elements.map((element) => [element, readOwnStyles(element)]));
  const all = [...rules.map(({ style }) => style), ...[...ownStyles.values()].flat()];
  // For any value that a variable may have.
  const inVariables = all.flatMap(({ inVariables }) => inVariables);
  const idsOf = ({ ids, usesVariables }: Style) => (usesVariables ? [...ids, ...inVariables] : ids);
  for (const { select, style } of rules) {
    const ids = idsOf(style);
    if (ids.length === 0) continue;
    for (const element of select()) styled.set(element, [...(styled.get(element) ?? []), ...ids]);
  }
  return (element) => [
    ...readHref(element),
    ...(ownStyles.get(element) ?? []).flatMap(idsOf),
    ...(styled.get(element) ?? []),
  ];
}

/** Their `href` names what they animate, follow or link to, and draws nothing. */
const pointing = /^(?:a|animate|animateMotion|animateTransform|mpath|set)$/;

function readHref({ name, attributes }: Element): readonly string[] {
  if (pointing.test(name)) return [];
  return [attributes.href, attributes["xlink:href"]].flatMap((address) => toId(address ?? ""));
}

/** As browsers read it: they ignore spaces and decode percent-encoding. */
function toId(address: string): readonly string[] {
  const plain = address.trim().replace(/[\t\n\r]/g, "");
  if (!plain.startsWith("#") || plain === "#") return [];
  const id = plain.slice(1);
  try {
    return [...new Set([id, decodeURIComponent(id)])];
  } catch {
    return [id];
  }
}

type Style = {
  readonly ids: readonly string[];
  readonly inVariables: readonly string[];
  readonly usesVariables: boolean;
};

function readOwnStyles({ attributes }: Element): readonly Style[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!mayDraw(value)) return [];
    const context = name === "style" ? "declarationList" : "value";
    return value
      .split(name === "style" ? /$/ : ";")
      .map((part) => readStyle(parse(part, { ...asDeclared, context })));
  });
}

const asDeclared = { parseCustomProperty: true };

/** Addresses and variables need a bracket. */
function mayDraw(css: string): boolean {
  return css.includes("(");
}

function readStyle(style: CssNode): Style {
  const ids: string[] = [];
  const inVariables: string[] = [];
  let usesVariables = false;
  walk(style, function (node) {
    if (node.type === "Function" && node.name.toLowerCase() === "var") usesVariables = true;
    if (node.type !== "Url") return;
    ids.push(...toId(node.value));
    if (this.declaration?.property.startsWith("--")) inVariables.push(...toId(node.value));
  });
  return { ids, inVariables, usesVariables };
}

/** Keyframes, and selectors that only browsers understand, may apply to any element. */
function select(root: Root, selector: string, all: readonly Element[]): readonly Element[] {
  if (/^(?:from|to|[\d.]+%)/.test(selector)) return all;
  try {
    return querySelectorAll(root, selector).filter((node): node is Element => node.type === "element");
  } catch {
    return all;
  }
}
