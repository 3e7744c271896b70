import { isPlain } from "../../model/memory/is-plain.ts";
import { keys } from "../../model/memory/kinds.ts";
import { type Memory, noMemory, remember } from "../../model/memory/memory.ts";
import type {
  BodySource,
  Locate,
  LongInput,
  LongResult,
  ParsedSource,
  SourceFile,
} from "../../model/model.ts";
import { once } from "../../once.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { parseFrontMatter } from "./parse-front-matter.ts";
import { parseYaml } from "./parse-yaml.ts";
import { reportConflicts } from "./report-conflicts.ts";

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
