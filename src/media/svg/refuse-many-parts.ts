import type { CustomPlugin } from "svgo";
import { say } from "../../words/message.ts";
import { TooLarge } from "../raster-limits.ts";
import { createReferences, type Element, type Root } from "./drawn-references.ts";

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
