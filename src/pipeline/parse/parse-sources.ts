import { type AST, ParseError } from "toml-eslint-parser";
import { keys } from "../../model/memory/kinds.ts";
import { isPlain, type Memory, noMemory, remember } from "../../model/memory/memory.ts";
import type {
  BodySource,
  Locate,
  LongInput,
  LongResult,
  ParsedSource,
  SourceFile,
} from "../../model/model.ts";
import { once } from "../../once.ts";
import { type SplitText, splitFrontMatter } from "../../text/front-matter.ts";
import { readToml, type Toml } from "../../text/read-toml.ts";
import { maxCharacters } from "../../text/yaml-limits.ts";
import { say } from "../../words/message.ts";
import type { Position, Report } from "../../words/problem.ts";
import { explainTomlError, tooDeep, tooLong, type YamlExplanation } from "./explain-yaml-error.ts";
import { parseYaml } from "./parse-yaml.ts";

/** The content of a file without mistakes. `bodyLine`: the line of the file on which its Markdown starts. */
type Reading = { readonly data: unknown; readonly bodyLine: number | undefined };

/** Reads the YAML or TOML of every source. A file in which it is not well formed is left out. */
export function parseSources(
  sources: readonly SourceFile[],
  report: Report,
  memory: Memory = noMemory,
): readonly ParsedSource[] {
  return sources.flatMap(
    (source) => memory.getFor("parse", source, [], () => readSource(source, memory, report)) ?? [],
  );
}

function readSource(source: SourceFile, memory: Memory, report: Report): ParsedSource | undefined {
  const key = keys.sources(source.digest);
  const readAgain = () => toLong(toReading(parseSource(source, () => {})));
  const known = memory.find("sources", key, readAgain);
  if (known !== undefined) return new RememberedSource(source, known, memory);
  if (reportConflicts(source, report)) return undefined;
  const parsed = parseSource(source, report);
  // Neither a file with a mistake nor a value that JSON would change is remembered.
  const reading = isPlain(parsed?.data) ? toReading(parsed) : undefined;
  if (reading === undefined) return parsed;
  // The document of a fresh reading takes a hundred times the memory of its values, so it is released.
  return new RememberedSource(source, memory.keep("sources", key, toLong(reading), readAgain), memory);
}

function toReading(parsed: ParsedSource | undefined): Reading | undefined {
  return parsed && { data: parsed.data, bodyLine: parsed.body?.line };
}

/** Needed by few builds, since entries are remembered as well. */
function toLong(facts: Reading | undefined): LongInput<Reading> {
  return { facts: facts ?? { data: undefined, bodyLine: undefined }, bytes: new Uint8Array() };
}

function viewOf({ bytes }: SourceFile): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Undefined when a problem was reported. */
function parseSource(source: SourceFile, report: Report): ParsedSource | undefined {
  const { text } = source;
  if (text.trim() === "") {
    report({
      code: "entry/empty",
      severity: "error",
      file: source.file,
      message: say("entry/empty"),
      hint: source.file.endsWith(".md") ? say("entry/empty.markdown") : say("entry/empty.yaml"),
    });
    return undefined;
  }
  return source.file.endsWith(".md")
    ? parseMarkdownFile(source, text, report)
    : parseYamlFile(source, text, report);
}

function parseYamlFile(source: SourceFile, text: string, report: Report): ParsedSource | undefined {
  const { file, digest } = source;
  const yaml = parseYaml(text, file, 1, report);
  return yaml && { file, digest, ...yaml, body: undefined };
}

function parseMarkdownFile(source: SourceFile, text: string, report: Report): ParsedSource | undefined {
  const parts = parseFrontMatter(text, source.file, report);
  if (parts === undefined) return undefined;
  const { data, locate, bodyLine } = parts;
  return {
    file: source.file,
    digest: source.digest,
    data,
    locate,
    body: new BodyOfFile(source, { bodyLine }),
  };
}

/** A class, because every object literal with a getter gets its own hidden class in V8. */
class BodyOfFile implements BodySource {
  readonly #source: SourceFile;
  readonly #reading: { readonly bodyLine: number };

  constructor(source: SourceFile, reading: { readonly bodyLine: number }) {
    this.#source = source;
    this.#reading = reading;
  }

  get line(): number {
    return this.#reading.bodyLine;
  }

  get digest(): string {
    return `body of ${this.#source.digest}`;
  }

  get text(): string {
    return afterLines(this.#source.text, this.line - 1);
  }

  mayHold(...texts: readonly string[]): boolean {
    const view = viewOf(this.#source);
    return texts.some((text) => view.includes(text));
  }
}

function afterLines(text: string, count: number): string {
  let start = 0;
  for (let left = count; left > 0; left -= 1) {
    const end = text.indexOf("\n", start);
    if (end === -1) return "";
    start = end + 1;
  }
  return text.slice(start);
}

/**
 * Read when its data are needed; usually the remembered entry suffices. A class, because every object literal with a
 * getter gets its own hidden class in V8.
 */
class RememberedSource implements ParsedSource {
  readonly file: string;
  readonly digest: string;
  readonly locate: Locate;
  readonly body: BodySource | undefined;
  readonly #reading: LongResult<Reading>;

  constructor(source: SourceFile, reading: LongResult<Reading>, memory: Memory) {
    this.file = source.file;
    this.digest = source.digest;
    this.locate = createLocate(source, memory);
    this.body = source.file.endsWith(".md") ? new BodyOfFile(source, this) : undefined;
    this.#reading = reading;
  }

  get data(): unknown {
    return this.#reading.facts.data;
  }

  get bodyLine(): number {
    return this.#reading.facts.bodyLine ?? 1;
  }
}

/**
 * Few positions are needed, for problems and for texts in YAML: the file is read again for the first one that is not
 * remembered.
 */
function createLocate(source: SourceFile, memory: Memory): Locate {
  const readPlaces = once(() => parseSource(source, () => {})?.locate);
  return (path, what) =>
    remember(
      memory,
      "places",
      keys.places(source.digest, what, path),
      () => readPlaces()?.(path, what) ?? null,
    ) ?? undefined;
}

/**
 * Reports each unfinished Git merge. Returns true when there is one: nothing else is worth reporting for such a file.
 */
export function reportConflicts(source: SourceFile, report: Report): boolean {
  const conflicts = mayConflict(source) ? findConflicts(source.text) : [];
  for (const { ours, middle, theirs } of conflicts) {
    report({
      code: "source/conflict",
      severity: "error",
      file: source.file,
      at: { line: ours.line, column: 1, length: ours.written.length },
      message: say("source/conflict", {
        ours: versionName(ours),
        middle: middle.line,
        theirs: versionName(theirs),
        last: theirs.line,
      }),
      hint: say("source/conflict.hint"),
    });
  }
  return conflicts.length > 0;
}

/** Searches bytes, so that hardly any file has to be decoded for this. */
function mayConflict({ bytes }: SourceFile): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("<<<<<<< ");
}

/** A line that Git writes around two versions. Lines count from 1. */
type Mark = { readonly written: string; readonly line: number };
type Conflict = Readonly<Record<"ours" | "middle" | "theirs", Mark>>;

/** All three marks in order: a line of seven = alone is a Markdown heading. */
function findConflicts(text: string): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  let ours: Mark | undefined;
  let middle: Mark | undefined;
  for (const [index, written] of text.split("\n").entries()) {
    const mark = { written, line: index + 1 };
    if (/^<{7} /.test(written)) [ours, middle] = [mark, undefined];
    else if (ours !== undefined && written === "=======") middle ??= mark;
    else if (ours !== undefined && middle !== undefined && /^>{7} /.test(written)) {
      conflicts.push({ ours, middle, theirs: mark });
      ours = undefined;
    }
  }
  return conflicts;
}

/** Git’s name of a version: `HEAD`, a branch, or a commit and its subject. */
function versionName({ written }: Mark): string {
  return written.slice("<<<<<<< ".length).trim();
}

/**
 * Reads the front matter of a Markdown file, YAML between `---` or TOML between `+++`, and finds the line (from 1) on
 * which its body starts. A file without front matter has no fields. Undefined, with a problem, if its fences or its
 * fields cannot be read.
 */
export function parseFrontMatter(
  text: string,
  file: string,
  report: Report,
): (Pick<ParsedSource, "data" | "locate"> & { readonly bodyLine: number }) | undefined {
  const parts = splitFrontMatter(text);
  if (parts.status === "bare") return { data: {}, locate: () => undefined, bodyLine: 1 };
  if (parts.status === "faulty") {
    report({ severity: "error", file, ...explainFault(parts) });
    return undefined;
  }
  const { sign, head, bodyLine } = parts;
  const parse = sign === "+++" ? parseToml : parseYaml;
  const isEmpty = sign === "---" && head.split("\n").every((line) => /^\s*(?:#[\s\S]*)?$/.test(line));
  const fields = isEmpty ? parseYaml("{}", file, 1, report) : parse(head, file, 2, report);
  return fields && { ...fields, bodyLine };
}

function explainFault({ fault, sign, line, written }: Extract<SplitText, { status: "faulty" }>) {
  const at = { line, column: 1 };
  switch (fault) {
    case "late":
      return {
        code: "front-matter/missing" as const,
        at,
        message: say("front-matter/missing.late"),
        hint: say("front-matter/missing.late.hint", { sign }),
      };
    case "opens":
      return {
        code: "front-matter/fence" as const,
        at: { ...at, length: written.length },
        message: say("front-matter/fence.opens", { written: written.trimEnd(), sign }),
        hint: say("front-matter/fence.opens.hint", { sign }),
      };
    case "unclosed":
      return {
        code: "front-matter/unclosed" as const,
        at: { ...at, length: 3 },
        message: say("front-matter/unclosed"),
        hint: say("front-matter/unclosed.hint", { sign }),
      };
    case "closes":
      return {
        code: "front-matter/fence" as const,
        at: { ...at, length: written.length },
        message: say("front-matter/fence.closes", { written: written.trimEnd(), sign }),
        hint: say("front-matter/fences", { sign }),
      };
  }
}

/**
 * Reads the front matter of a Markdown file, or a whole file, as TOML. Dates stay texts, as in YAML. `firstLine` is the
 * line of the file on which it starts. Undefined, with a problem, when it is not well formed.
 */
export function parseToml(
  text: string,
  file: string,
  firstLine: number,
  report: Report,
): Pick<ParsedSource, "data" | "locate"> | undefined {
  const refuse = (explained: YamlExplanation, at = { line: firstLine, column: 1 }): undefined =>
    void report({ severity: "error", file, at, ...explained });
  if (text.length > maxCharacters) return refuse(tooLong);
  let toml: Toml;
  try {
    toml = readToml(text);
  } catch (error) {
    // The parser calls itself for each bracket.
    if (error instanceof RangeError) return refuse(tooDeep);
    if (!(error instanceof ParseError)) throw error;
    const at = { line: firstLine + error.lineNumber - 1, column: error.column + 1 };
    return refuse(explainTomlError(error.message, firstLine === 1), at);
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
