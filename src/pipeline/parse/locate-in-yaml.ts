import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
} from "yaml";
import type { Locate, Located } from "../../model/model.ts";
import type { Position } from "../../words/problem.ts";
import { findStretches } from "./find-stretches.ts";

type Place = (from: number, to: number) => Position;

/** Locates the keys, values and texts of a document without mistakes. `targets`: the values of its aliases. */
export function locateInYaml(
  document: Document.Parsed,
  text: string,
  targets: ReadonlyMap<Alias, Node>,
  place: Place,
): Locate {
  const follow = (node: unknown) => (isAlias(node) ? targets.get(node) : node);
  const pairsOf = createPairIndex();

  /** The key and the value at the end of `path`; undefined when there is none. */
  function findNodes(path: readonly PropertyKey[]) {
    let node: unknown = document.contents;
    let key: unknown;
    for (const step of path) {
      const group = follow(node);
      key = undefined;
      if (isMap(group)) {
        const pair = pairsOf(group).get(String(step));
        if (pair === undefined) return undefined;
        key = pair.key;
        node = pair.value;
      } else if (isSeq(group)) {
        node = group.items[Number(step)] ?? null;
      } else {
        return undefined;
      }
    }
    return { key, value: node };
  }

  const find: { [What in keyof Located]: (path: readonly PropertyKey[]) => Located[What] | undefined } = {
    key: (path) => {
      const { key, value } = findNodes(path) ?? {};
      return placeOf(key ?? value, place);
    },
    value: (path) => {
      const { key, value } = findNodes(path) ?? {};
      return placeOf(value ?? key, place);
    },
    text: (path) => {
      const written = follow(findNodes(path)?.value);
      return isScalar(written) ? findStretches(written, text, place) : undefined;
    },
  };
  return (path, what) => find[what](path);
}

/** Many positions in one group may be requested, so its keys are indexed once. */
function createPairIndex(): (map: YAMLMap) => ReadonlyMap<unknown, Pair> {
  const indexes = new Map<YAMLMap, ReadonlyMap<unknown, Pair>>();
  return (map) => {
    const known = indexes.get(map);
    if (known !== undefined) return known;
    const index = new Map(map.items.map((pair) => [isScalar(pair.key) ? pair.key.value : pair.key, pair]));
    indexes.set(map, index);
    return index;
  };
}

function placeOf(node: unknown, place: Place): Position | undefined {
  if (!isNode(node) || node.range === undefined || node.range === null) return undefined;
  return place(node.range[0], node.range[1]);
}
