import { type Alias, type Document, isAlias, isCollection, isPair, type Node, visit } from "yaml";
import { maxAliasesOfFile, maxRepeated } from "../../text/yaml-limits.ts";
import { type Message, say } from "../../words/message.ts";
import type { Problem } from "../../words/problem.ts";

/** An alias that cannot be followed. */
export type AliasFault = Pick<Problem, "code" | "message" | "hint"> & {
  readonly pos: readonly [from: number, to: number];
};

export const writeOut = say("yaml/alias.write-out");

/** Finds the value of each alias. Resolved one by one, each alias would search the whole document. */
export function followAliases(document: Document.Parsed): {
  readonly faults: readonly AliasFault[];
  readonly targets: ReadonlyMap<Alias, Node>;
} {
  const faults: AliasFault[] = [];
  const targets = new Map<Alias, Node>();
  const anchored = new Map<string, Node>();
  const measure = createMeasure(targets);
  let count = 0;
  let repeated = 0;
  visit(document, {
    Value(_, node) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node);
    },
    Alias(_, alias, ancestors) {
      const blame = (fault: Pick<AliasFault, "message" | "hint">) =>
        void faults.push({ code: "yaml/alias", ...fault, pos: [from, to] });
      count += 1;
      const target = anchored.get(alias.source);
      const [from = 0, to = from] = alias.range ?? [];
      const found = target && !ancestors.includes(target) ? target : undefined;
      if (found !== undefined) {
        targets.set(alias, found);
        repeated += measure(found);
      }
      const excess = findExcess(count, repeated);
      if (excess !== undefined) blame({ message: excess, hint: writeOut });
      else if (found === undefined) blame(explainMissing(alias.source, target));
      return excess === undefined ? undefined : visit.BREAK;
    },
  });
  return { faults, targets };
}

/** Counts the values in a node, including those of its aliases. Visits each node once. */
function createMeasure(targets: ReadonlyMap<Alias, Node>): (node: unknown) => number {
  const sizes = new Map<unknown, number>();
  const measure = (node: unknown): number => {
    const known = sizes.get(node);
    if (known !== undefined) return known;
    const parts = isCollection(node)
      ? (node.items as readonly unknown[])
      : isPair(node)
        ? [node.value]
        : isAlias(node)
          ? [targets.get(node)]
          : [];
    const size = parts.reduce<number>((sum, part) => sum + measure(part), 1);
    sizes.set(node, size);
    return size;
  };
  return measure;
}

function findExcess(count: number, repeated: number): Message | undefined {
  if (count > maxAliasesOfFile) return say("yaml/alias.too-many", { most: maxAliasesOfFile });
  if (repeated > maxRepeated) return say("yaml/alias.too-long", { most: maxRepeated });
  return undefined;
}

function explainMissing(name: string, target: Node | undefined): Pick<AliasFault, "message" | "hint"> {
  return {
    message: target === undefined ? say("yaml/alias.missing", { name }) : say("yaml/alias.within", { name }),
    hint: say("yaml/alias.hint", { name }),
  };
}
