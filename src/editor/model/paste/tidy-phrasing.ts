import type { PhrasingContent } from "mdast";

/** The block around words. Headings and cells have one line (`isLine`); headings are already bold. */
export type Where = { readonly isLine: boolean; readonly isBold: boolean };

/** Simplifies marked words: joins adjacent marks, and moves spaces out of them. */
export function tidyPhrasing(children: readonly PhrasingContent[], where: Where): PhrasingContent[] {
  return trim(join(children.flatMap((child) => tidy(child, where))));
}

/** Escapes names between braces, which would be facts of the site. */
export function escapeFacts(text: string): string {
  return text.replace(/\{(?=[\p{L}_][\p{L}\p{N}_-]*\})/gu, "\\{");
}

type Marked = Extract<PhrasingContent, { type: "strong" | "emphasis" | "delete" | "link" }>;

function isMarked(node: PhrasingContent | undefined): node is Marked {
  return ["strong", "emphasis", "delete", "link"].includes(node?.type ?? "");
}

function tidy(node: PhrasingContent, where: Where): readonly PhrasingContent[] {
  if (node.type === "text") return [{ type: "text", value: escapeFacts(node.value) }];
  if (node.type === "break" && where.isLine) return [{ type: "text", value: " " }];
  if (!isMarked(node)) return [node];
  const within = node.type === "strong" ? { ...where, isBold: true } : where;
  const inner = join(node.children.flatMap((child) => tidy(child, within)));
  if (node.type === "strong" && where.isBold) return inner;
  return apart(node, inner);
}

/** Moves spaces and line breaks from the ends of marked words outside. */
function apart(node: Marked, inner: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [before, rest] = takeEdge(inner, "start");
  const [after, core] = takeEdge(rest, "end");
  const marked = core.length === 0 ? [] : [{ ...node, children: core } as Marked];
  return [...before, ...marked, ...after];
}

function takeEdge(
  children: readonly PhrasingContent[],
  side: "start" | "end",
): readonly [PhrasingContent[], PhrasingContent[]] {
  const edge = children.at(side === "start" ? 0 : -1);
  const others = side === "start" ? children.slice(1) : children.slice(0, -1);
  if (edge?.type === "break") {
    const [taken, rest] = takeEdge(others, side);
    return side === "start" ? [[edge, ...taken], rest] : [[...taken, edge], rest];
  }
  if (edge?.type !== "text") return [[], [...children]];
  const value = side === "start" ? edge.value.trimStart() : edge.value.trimEnd();
  const gap =
    side === "start" ? edge.value.slice(0, edge.value.length - value.length) : edge.value.slice(value.length);
  if (gap === "") return [[], [...children]];
  const blank: PhrasingContent = { type: "text", value: gap };
  if (value !== "") {
    const kept: PhrasingContent = { type: "text", value };
    return [[blank], side === "start" ? [kept, ...others] : [...others, kept]];
  }
  const [taken, rest] = takeEdge(others, side);
  return side === "start" ? [[blank, ...taken], rest] : [[...taken, blank], rest];
}

/** Joins adjacent nodes of one kind, with the space between two marked words. */
function join(children: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    const gap = last?.type === "text" && last.value.trim() === "" ? last : undefined;
    const before = gap ? joined.at(-2) : last;
    if (child.type === "text" && last?.type === "text")
      joined.splice(-1, 1, { type: "text", value: (last.value + child.value).replace(/ {2,}/g, " ") });
    else if (isMarked(child) && isMarked(before) && isSame(child, before))
      joined.splice(gap ? -2 : -1, gap ? 2 : 1, {
        ...before,
        children: join([...before.children, ...(gap ? [gap] : []), ...child.children]),
      } as Marked);
    else if (!(child.type === "text" && child.value === "")) joined.push(child);
  }
  return joined;
}

function isSame(a: Marked, b: Marked): boolean {
  return a.type === b.type && (a.type !== "link" || (b.type === "link" && a.url === b.url));
}

/** Removes spaces and line breaks from both ends, and repeated spaces. */
function trim(children: readonly PhrasingContent[]): PhrasingContent[] {
  const [, rest] = takeEdge(children, "start");
  const [, core] = takeEdge(rest, "end");
  return core.map((child) =>
    child.type === "text" ? { type: "text", value: child.value.replace(/ {2,}/g, " ") } : child,
  );
}
