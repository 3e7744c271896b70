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
 * Reads YAML 1.2 (core schema: no dates, no `yes`/`no`). The document holds its errors. A text that nests too deep
 * gives one error and no content, because walking its content would overflow the stack.
 * With `keepSourceTokens`, its nodes keep the tokens that they were read from.
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
      // After this many errors, further ones are not needed.
      if (isMap(node) && document.errors.length <= maxErrors)
        document.errors.push(...findDuplicateKeys(node, text));
      return undefined;
    },
  });
  return tooDeep === undefined ? document : refuseDepth(tooDeep);
}

/** The value of a YAML text. Undefined when it is malformed, or when its aliases repeat too much. */
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
  // The library would compare each key with all earlier ones, in quadratic time.
  uniqueKeys: false,
  stringKeys: true,
  prettyErrors: false,
} as const;

function parse(text: string, keepSourceTokens: boolean): Document.Parsed {
  const { stackTraceLimit } = Error;
  // With thousands of errors, building their stack traces takes longer than everything else.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { ...options, keepSourceTokens });
  } catch (error) {
    // Some deep nesting overflows the stack before there is a document to hold an error.
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

/** A key right below a field without a value stands where that value would be: perhaps it was meant to be nested. */
function placeOfKey(key: Scalar, above: unknown, text: string): number {
  const [start = 0] = key.range ?? [];
  if (!isScalar(above) || above.source !== "" || !above.range) return start;
  const [from, , end] = above.range;
  return /^[^\n]*\n$/.test(text.slice(from, start)) ? end : start;
}
