import { type AST, ParseError, parseTOML } from "toml-eslint-parser";
import { say } from "../../catalogue/message.ts";
import type { Locate, ParsedSource } from "../../model/model.ts";
import type { Position, Report } from "../../problems/problem.ts";

type Place = { readonly key: Position; readonly value: Position };

/**
 * Reads the head of a Markdown file as TOML. Dates stay texts, as in YAML. `firstLine` is the line of the file on which
 * it starts. Undefined, with a problem, when it is not well formed.
 */
export function parseToml(
  text: string,
  file: string,
  firstLine: number,
  report: Report,
): Pick<ParsedSource, "data" | "locate"> | undefined {
  const places = new Map<string, Place>();
  const data: Record<string, unknown> = {};
  try {
    const [top] = parseTOML(text).body;
    for (const node of top.body) {
      if (node.type === "TOMLKeyValue") addField(node, [], data);
      else {
        setAt(data, node.resolvedKey, undefined);
        note(node.resolvedKey, node.key, node.key);
        for (const field of node.body) addField(field, node.resolvedKey, data);
      }
    }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    report({
      code: "yaml/syntax",
      severity: "error",
      file,
      at: { line: firstLine + error.lineNumber - 1, column: error.column + 1 },
      message: say("yaml/syntax.toml", { said: error.message }),
      hint: say("yaml/syntax.toml.hint"),
    });
    return undefined;
  }
  const locate = ((path, what) => {
    const place = places.get(JSON.stringify(path));
    if (place === undefined) return undefined;
    // Positions within a text are not tracked: the whole text has one position.
    return what === "text" ? [{ from: 0, ...place.value }] : place[what as "key" | "value"];
  }) as Locate;
  return { data, locate };

  function addField({ key, value }: AST.TOMLKeyValue, within: Path, target: object): void {
    const path = [...within, ...key.keys.map((part) => (part.type === "TOMLBare" ? part.name : part.value))];
    note(path, key, value);
    setAt(target, path, read(value, path));
  }

  function read(node: AST.TOMLContentNode, path: Path): unknown {
    switch (node.type) {
      case "TOMLArray":
        return node.elements.map((element, index) => {
          note([...path, index], element, element);
          return read(element, [...path, index]);
        });
      case "TOMLInlineTable": {
        const table = {};
        for (const { key, value } of node.body) {
          const names = key.keys.map((part) => (part.type === "TOMLBare" ? part.name : part.value));
          note([...path, ...names], key, value);
          setAt(table, names, read(value, [...path, ...names]));
        }
        return table;
      }
      case "TOMLValue":
        return "datetime" in node ? node.datetime : node.value;
    }
  }

  function note(path: Path, key: AST.TOMLNode, value: AST.TOMLNode): void {
    places.set(JSON.stringify(path), { key: toPosition(key.loc), value: toPosition(value.loc) });
  }

  function toPosition({ start, end }: AST.SourceLocation): Position {
    const length = end.line === start.line ? end.column - start.column : 1;
    return { line: firstLine + start.line - 1, column: start.column + 1, length: Math.max(1, length) };
  }
}

type Path = readonly (string | number)[];

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
