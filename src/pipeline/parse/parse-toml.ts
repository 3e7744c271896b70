import { type AST, ParseError } from "toml-eslint-parser";
import { say } from "../../catalogue/message.ts";
import type { Locate, ParsedSource } from "../../model/model.ts";
import type { Position, Report } from "../../problems/problem.ts";
import { readToml, type Toml } from "../../text/read-toml.ts";

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
  let toml: Toml;
  try {
    toml = readToml(text);
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
