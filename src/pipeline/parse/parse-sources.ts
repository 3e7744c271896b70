import { hashOf } from "../../memory/hash.ts";
import { isPlain } from "../../memory/is-plain.ts";
import { noReuse, type Reuse } from "../../memory/reuse.ts";
import type {
  BodySource,
  Locate,
  ParsedSource,
  Remember,
  RememberLazily,
  SourceFile,
} from "../../model/model.ts";
import { once } from "../../once.ts";
import type { Report } from "../../problems/problem.ts";
import { parseFrontMatter } from "./parse-front-matter.ts";
import { parseYaml } from "./parse-yaml.ts";
import { readPlainHead } from "./read-plain-head.ts";

/** What was read off a file that has no mistake. `bodyLine`: the line of the file on which its Markdown starts. */
type Reading = { readonly data: unknown; readonly bodyLine: number | undefined };

type Memory = { readonly remember: Remember; readonly rememberLazily: RememberLazily };

/** Reads the YAML of every source. A file whose front matter or YAML is not well formed is left out. */
export function parseSources(
  sources: readonly SourceFile[],
  memory: Memory,
  report: Report,
  reuse: Reuse = noReuse,
): readonly ParsedSource[] {
  return sources.flatMap(
    (source) => reuse("parse", source, [], () => readSource(source, memory, report)) ?? [],
  );
}

function readSource(source: SourceFile, memory: Memory, report: Report): ParsedSource | undefined {
  let parsed: ParsedSource | undefined;
  const recall = memory.rememberLazily<Reading>("sources", source.digest, () => {
    const plain = source.file.endsWith(".md") ? readPlainHead(headOf(source)) : undefined;
    if (plain !== undefined) return plain;
    parsed = parseSource(source, report);
    // Neither a mistake nor a value that JSON would change is remembered.
    return parsed !== undefined && isPlain(parsed.data)
      ? { data: parsed.data, bodyLine: parsed.body?.line }
      : undefined;
  });
  // The document that a fresh reading holds on to is a hundred times the size of its values.
  return recall === undefined ? parsed : new RememberedSource(source, recall, memory.remember);
}

/** From the start to the first line that can close front matter. */
function headOf(source: SourceFile): string {
  const view = viewOf(source);
  const end = view.indexOf("\n---\n");
  return end === -1 ? "" : view.toString("utf8", 0, end + "\n---\n".length);
}

function viewOf({ bytes }: SourceFile): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Undefined where anything was reported. */
function parseSource(source: SourceFile, report: Report): ParsedSource | undefined {
  const { text } = source;
  if (text.trim() === "") {
    report({
      code: "entry/empty",
      severity: "error",
      file: source.file,
      message: "the file is empty",
      hint: source.file.endsWith(".md")
        ? "start it with its front matter between two lines of ---"
        : "write its fields, one a line, as in: name: value",
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

/** A class: with a getter in a literal, each object would have a shape of its own. */
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

  mayHold(signs: string): boolean {
    return viewOf(this.#source).includes(signs);
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
 * Read where somebody wants its data, which are remembered as entries as well. A class: with a getter in a literal, each
 * object would have a shape of its own.
 */
class RememberedSource implements ParsedSource {
  readonly file: string;
  readonly digest: string;
  readonly locate: Locate;
  readonly body: BodySource | undefined;
  readonly #recall: () => Reading;

  constructor(source: SourceFile, recall: () => Reading, remember: Remember) {
    this.file = source.file;
    this.digest = source.digest;
    this.locate = createLocate(source, remember);
    this.body = source.file.endsWith(".md") ? new BodyOfFile(source, this) : undefined;
    this.#recall = recall;
  }

  get data(): unknown {
    return this.#recall().data;
  }

  get bodyLine(): number {
    return this.#recall().bodyLine ?? 1;
  }
}

/** Few places are ever wanted, for problems and texts in YAML: the file is read again for the first that nobody has asked for. */
function createLocate(source: SourceFile, remember: Remember): Locate {
  const readPlaces = once(() => parseSource(source, () => {})?.locate);
  return (path, what) =>
    remember(
      "places",
      hashOf(source.digest, what, ...path.map(String)),
      () => readPlaces()?.(path, what) ?? null,
    ) ?? undefined;
}
