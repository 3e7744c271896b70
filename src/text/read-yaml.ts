import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  YAMLParseError,
} from "yaml";
import { maxAliases, maxDepth, maxErrors } from "./yaml-limits.ts";

/**
 * Reads YAML 1.2 (core schema: no dates, no `yes`/`no`). The document holds its errors. One that nests too deep holds nothing
 * else: whatever went through it would fill the stack. `keepSourceTokens`: its nodes know the signs that they were read from.
 */
export function readYaml(
  text: string,
  { keepSourceTokens = false }: { readonly keepSourceTokens?: boolean } = {},
): Document.Parsed {
  const document = parse(text, keepSourceTokens);
  let tooDeep: number | undefined;
  visit(document, {
    Collection(_, node, ancestors) {
      if (ancestors.filter(isCollection).length >= maxDepth) {
        tooDeep = node.range?.[0] ?? 0;
        return visit.BREAK;
      }
      // Where this many mistakes are told already, nobody misses these.
      if (isMap(node) && document.errors.length <= maxErrors)
        document.errors.push(...findDuplicateKeys(node, text));
      return undefined;
    },
  });
  return tooDeep === undefined ? document : refuseDepth(tooDeep);
}

/** The value of a text of YAML. Undefined where that is not well formed, or its aliases repeat too much. */
export function readYamlValue(text: string): unknown {
  const document = readYaml(text);
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS({ maxAliasCount: maxAliases }) as unknown;
  } catch {
    return undefined;
  }
}

const options = {
  version: "1.2",
  schema: "core",
  strict: true,
  // The reader would compare each key with all those before it.
  uniqueKeys: false,
  stringKeys: true,
  prettyErrors: false,
} as const;

function parse(text: string, keepSourceTokens: boolean): Document.Parsed {
  const { stackTraceLimit } = Error;
  // The stacks of thousands of errors take longer to write down than all else, and nobody reads them.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { ...options, keepSourceTokens });
  } catch (error) {
    // Some of what nests too deep fills the stack before there is a document that could hold an error.
    if (!(error instanceof RangeError)) throw error;
    return refuseDepth(0);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function refuseDepth(index: number): Document.Parsed {
  const empty = parseDocument("", options);
  empty.errors.push(new YAMLParseError([index, index + 1], "RESOURCE_EXHAUSTION", "Too deep"));
  return empty;
}

function findDuplicateKeys({ items }: YAMLMap, text: string): readonly YAMLParseError[] {
  const known = new Set<unknown>();
  return items.flatMap(({ key }, index) => {
    if (!isScalar(key)) return [];
    const isNew = !known.has(key.value);
    known.add(key.value);
    if (isNew) return [];
    const at = placeOfKey(key, items[index - 1]?.value, text);
    return [new YAMLParseError([at, at + 1], "DUPLICATE_KEY", "Map keys must be unique")];
  });
}

/** A key right below a field without a value stands where that value would: it may have been meant as a part of it. */
function placeOfKey(key: Scalar, above: unknown, text: string): number {
  const [start = 0] = key.range ?? [];
  if (!isScalar(above) || above.source !== "" || !above.range) return start;
  const [from, , end] = above.range;
  return /^[^\n]*\n$/.test(text.slice(from, start)) ? end : start;
}
