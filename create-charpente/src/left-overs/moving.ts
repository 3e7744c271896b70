import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from "yaml";
import { type Family, families } from "./find-tags.ts";

/** The file of the new site that says what becomes of each tag of the old one. */
export const movingFile = "moving.yaml";

/** What becomes of a tag. `remove` takes it away and keeps its body; `keep` leaves it as it is written. */
export type Rule =
  | { readonly kind: "keep" }
  | { readonly kind: "remove" }
  /** `markdown` has the places `{body}`, `{0}` and `{title}`. */
  | { readonly kind: "markdown"; readonly markdown: string }
  /** `attributes` names the parameter that each attribute of the directive takes. Without it, each has one of its name. */
  | {
      readonly kind: "directive";
      readonly directive: string;
      readonly attributes?: Readonly<Record<string, string>> | undefined;
    };

/** The rules by family and name of a tag. */
export type Moving = ReadonlyMap<Family, ReadonlyMap<string, Rule>>;

export const noMoving: Moving = new Map();

export function ruleOf(moving: Moving, { family, name }: { family: Family; name: string }): Rule | undefined {
  return moving.get(family)?.get(name);
}

/** A mistake in the file. Its line and column count from 1. */
export type MovingMistake = {
  readonly line: number;
  readonly column: number;
  readonly kind: "yaml" | "family" | "rule" | "directive" | "attributes";
  /** The words that are wrong. */
  readonly what: string;
};

type ReadMoving =
  | { readonly status: "read"; readonly moving: Moving }
  | { readonly status: "refused"; readonly mistake: MovingMistake };

/** Reads `moving.yaml`. The first mistake refuses it. */
export function readMoving(text: string): ReadMoving {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const refuse = (kind: MovingMistake["kind"], what: string, offset = 0): ReadMoving => {
    const { line, col } = lines.linePos(offset);
    return { status: "refused", mistake: { line, column: col, kind, what } };
  };
  const [error] = document.errors;
  if (error) return refuse("yaml", error.message.split("\n")[0] ?? "", error.pos[0]);
  const moving = new Map<Family, Map<string, Rule>>();
  for (const { key, value, at } of pairsOf(document.contents)) {
    const family = families.find((each) => each === key);
    if (family === undefined) return refuse("family", key, at);
    const rules = new Map<string, Rule>();
    for (const pair of pairsOf(value)) {
      const rule = toRule(pair.value);
      if (typeof rule === "string") return refuse(rule, pair.key, pair.at);
      rules.set(pair.key, rule);
    }
    moving.set(family, rules);
  }
  return { status: "read", moving };
}

function pairsOf(node: unknown) {
  if (!isMap(node)) return [];
  return (node as YAMLMap).items.map(({ key, value }) => ({
    key: String(isScalar(key) ? key.value : key),
    value,
    at: isScalar(key) ? key.range?.[0] : undefined,
  }));
}

/** What the value of a name says, or the kind of its mistake. */
function toRule(node: unknown): Rule | MovingMistake["kind"] {
  const value: unknown = isMap(node) ? node.toJSON() : isScalar(node) ? node.value : node;
  if (value === null || value === "") return { kind: "remove" };
  if (value === "keep") return { kind: "keep" };
  if (typeof value !== "object") return "rule";
  const { markdown, directive, attributes, ...others } = value as Readonly<Record<string, unknown>>;
  if (Object.keys(others).length > 0) return "rule";
  if (typeof markdown === "string" && directive === undefined) return { kind: "markdown", markdown };
  if (typeof directive !== "string") return "rule";
  if (!isDirectiveName(directive)) return "directive";
  if (attributes === undefined) return { kind: "directive", directive };
  if (typeof attributes !== "object" || attributes === null) return "attributes";
  const named = Object.entries(attributes).map(([name, from]) => [name, String(from)] as const);
  if (named.some(([name]) => !/^[A-Za-z_][\w-]*$/.test(name))) return "attributes";
  return { kind: "directive", directive, attributes: Object.fromEntries(named) };
}

/** `abbr` has a meaning of its own in every site. */
export function isDirectiveName(name: string): boolean {
  return /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/i.test(name) && name !== "abbr";
}
