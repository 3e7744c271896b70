import { type Document, isAlias, isCollection, isNode, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { once } from "../../../once.ts";
import { readYaml } from "../../../text/read-yaml.ts";
import { maxAliases } from "../../../text/yaml-limits.ts";
import type { FieldPath, Value } from "../edit.ts";
import { type FileStyle, readStyle } from "./file-style.ts";
import { columnOf, type Member, membersOf } from "./members.ts";

/** A YAML text without errors, parsed. */
export type Tree = {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly data: Value;
  readonly style: () => FileStyle;
};

/** Undefined if the build would refuse the text. */
export function readTree(text: string): Tree | undefined {
  const document = readYaml(text, { keepSourceTokens: true });
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  try {
    const data = (document.toJS({ maxAliasCount: maxAliases }) ?? {}) as Value;
    return { text, document, data, style: once(() => readStyle(document, text)) };
  } catch {
    return undefined;
  }
}

/** The node at a path, and the group or list around it. */
export type Place = {
  readonly node: Node | undefined;
  readonly column: number;
  readonly isFlow: boolean;
  /** Undefined at the root. */
  readonly holder: Holder | undefined;
};
export type Holder = {
  readonly collection: YAMLMap | YAMLSeq;
  readonly members: readonly Member[];
  readonly index: number;
  readonly member: Member;
};

/** Finds the node at a path. Undefined if there is none, or only through an alias. */
export function findPlace({ document, text }: Tree, path: FieldPath): Place | undefined {
  let place: Place = { node: document.contents ?? undefined, column: -1, isFlow: false, holder: undefined };
  for (const step of path) {
    const collection = place.node;
    if (!isCollection(collection)) return undefined;
    const members = membersOf(collection as YAMLMap | YAMLSeq, text);
    const index = typeof step === "number" ? step : members?.findIndex(({ name }) => name === step);
    const member = members?.[index ?? -1];
    if (members === undefined || member === undefined || index === undefined) return undefined;
    place = {
      node: member.node,
      column: columnOf(member.start, text),
      isFlow: place.isFlow || collection.flow === true,
      holder: { collection: collection as YAMLMap | YAMLSeq, members, index, member },
    };
  }
  return place;
}

/** The part of a path that leads to an alias. Undefined if the path passes through none. */
export function pathToAlias({ document }: Tree, path: FieldPath): FieldPath | undefined {
  const length = path.findIndex((_, at) => isAlias(document.getIn(path.slice(0, at), true)));
  return length === -1 ? undefined : path.slice(0, length);
}

export function isWritten(node: unknown): node is Node {
  return isNode(node) && node.range !== undefined && node.range !== null && node.range[0] < node.range[1];
}
