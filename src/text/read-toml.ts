import { type AST, parseTOML } from "toml-eslint-parser";

type Path = readonly (string | number)[];

/** A value with its name; in a list, both are the item. */
type TomlPlace = {
  readonly path: Path;
  readonly key: AST.TOMLNode;
  readonly value: AST.TOMLContentNode | AST.TOMLKey;
};

/** A line `name = value`. `path` is from the root. */
export type TomlField = { readonly path: Path; readonly node: AST.TOMLKeyValue };

/** The fields below a header such as `[seo]` or `[[faq]]`; first those above all headers, which have none. */
export type TomlTable = {
  readonly path: Path;
  readonly header: AST.TOMLTable | undefined;
  readonly fields: readonly TomlField[];
};

export type Toml = {
  readonly data: Readonly<Record<string, unknown>>;
  /** Of tables, fields and what these hold, in the order of the text. */
  readonly places: readonly TomlPlace[];
  readonly tables: readonly TomlTable[];
  readonly comments: readonly AST.Comment[];
};

/**
 * Reads TOML. Dates stay texts, as in YAML. Throws the `ParseError` of the parser where the text is not well formed.
 */
export function readToml(text: string): Toml {
  const { body, comments } = parseTOML(text);
  const [top] = body;
  const places: TomlPlace[] = [];
  const data: Record<string, unknown> = {};
  const tables: { path: Path; header: AST.TOMLTable | undefined; fields: TomlField[] }[] = [
    { path: [], header: undefined, fields: [] },
  ];
  for (const node of top.body) {
    if (node.type === "TOMLKeyValue") tables[0]?.fields.push(addField(node, [], data));
    else {
      const path = node.resolvedKey;
      setAt(data, path, undefined);
      places.push({ path, key: node.key, value: node.key });
      tables.push({ path, header: node, fields: node.body.map((field) => addField(field, path, data)) });
    }
  }
  return { data, places, tables, comments };

  function addField(node: AST.TOMLKeyValue, within: Path, target: object): TomlField {
    const path = [...within, ...namesOf(node.key)];
    places.push({ path, key: node.key, value: node.value });
    setAt(target, path, read(node.value, path));
    return { path, node };
  }

  function read(node: AST.TOMLContentNode, path: Path): unknown {
    switch (node.type) {
      case "TOMLArray":
        return node.elements.map((element, index) => {
          places.push({ path: [...path, index], key: element, value: element });
          return read(element, [...path, index]);
        });
      case "TOMLInlineTable": {
        const table = {};
        for (const { key, value } of node.body) {
          const names = namesOf(key);
          places.push({ path: [...path, ...names], key, value });
          setAt(table, names, read(value, [...path, ...names]));
        }
        return table;
      }
      case "TOMLValue":
        return "datetime" in node ? node.datetime : node.value;
    }
  }
}

function namesOf(key: AST.TOMLKey): readonly string[] {
  return key.keys.map((part) => (part.type === "TOMLBare" ? part.name : part.value));
}

/** Sets the value at a path, and creates missing tables and lists on the way. Without a value, creates only these. */
function setAt(target: object, [first, ...rest]: Path, value: unknown): void {
  if (first === undefined) return;
  if (rest.length === 0 && value !== undefined) {
    // With `defineProperty`, a key such as `__proto__` has no special meaning.
    Object.defineProperty(target, first, { value, enumerable: true, writable: true, configurable: true });
    return;
  }
  if (!Object.hasOwn(target, first)) setAt(target, [first], typeof rest[0] === "number" ? [] : {});
  setAt((target as Record<string | number, object>)[first] ?? {}, rest, value);
}
