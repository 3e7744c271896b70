import { type AST, ParseError } from "toml-eslint-parser";
import type { Locate, ParsedSource } from "../../model/model.ts";
import { readToml, type Toml } from "../../text/read-toml.ts";
import { maxCharacters } from "../../text/yaml-limits.ts";
import { type Message, say } from "../../words/message.ts";
import type { Position, Report } from "../../words/problem.ts";

/**
 * Reads the front matter of a Markdown file as TOML. Dates stay texts, as in YAML. `firstLine` is the line of the file
 * on which it starts. Undefined, with a problem, when it is not well formed.
 */
export function parseToml(
  text: string,
  file: string,
  firstLine: number,
  report: Report,
): Pick<ParsedSource, "data" | "locate"> | undefined {
  const refuse = (message: Message, hint: Message, at = { line: firstLine, column: 1 }): undefined =>
    void report({ code: "yaml/syntax", severity: "error", file, at, message, hint });
  if (text.length > maxCharacters)
    return refuse(say("yaml/syntax.too-long", { most: maxCharacters }), say("yaml/syntax.too-long.hint"));
  let toml: Toml;
  try {
    toml = readToml(text);
  } catch (error) {
    // The parser calls itself for each bracket.
    if (error instanceof RangeError)
      return refuse(say("yaml/syntax.too-deep"), say("yaml/syntax.too-deep.hint"));
    if (!(error instanceof ParseError)) throw error;
    const at = { line: firstLine + error.lineNumber - 1, column: error.column + 1 };
    return refuse(say("yaml/syntax.toml", { said: error.message }), say("yaml/syntax.toml.hint"), at);
  }
  const places = new Map(
    toml.places.map(({ path, key, value }) => [
      JSON.stringify(path),
      { key: toPosition(key.loc, firstLine), value: toPosition(value.loc, firstLine) },
    ]),
  );
  const locate = ((path, what) => {
    const place = places.get(JSON.stringify(path));
    if (place === undefined) return undefined;
    // Positions within a text are not tracked: the whole text has one position.
    return what === "text" ? [{ from: 0, ...place.value }] : place[what as "key" | "value"];
  }) as Locate;
  return { data: toml.data, locate };
}

function toPosition({ start, end }: AST.SourceLocation, firstLine: number): Position {
  const length = end.line === start.line ? end.column - start.column : 1;
  return { line: firstLine + start.line - 1, column: start.column + 1, length: Math.max(1, length) };
}
