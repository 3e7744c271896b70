import { posix } from "node:path";
import { groupBy } from "../../group-by.ts";
import { describeNotUtf8 } from "../../model/describe-not-utf8.ts";
import { keyOf, toFileDigest } from "../../model/memory/hash.ts";
import { type Memory, noMemory } from "../../model/memory/memory.ts";
import type { RawFile, SourceFile } from "../../model/model.ts";
import { isData, isSource } from "../../model/sources.ts";
import { isContentImage } from "../../text/image-endings.ts";
import { say } from "../../words/message.ts";
import { compareText, type Problem, type Report } from "../../words/problem.ts";

/**
 * Decodes the text files of `content/`: UTF-8 with or without a byte-order mark, any line ends, names in NFC. Leaves
 * out, with a problem, files that are not UTF-8 and names that differ only in case, Unicode form or `.yml`.
 */
export function decodeSources(
  files: readonly RawFile[],
  report: Report,
  memory: Memory = noMemory,
): readonly SourceFile[] {
  const texts = files.filter((file) => isSource(file.path));
  if (texts.length === 0) {
    report({
      code: "source/no-content",
      severity: "error",
      file: "content",
      message: say("source/no-content"),
      hint: say("source/no-content.hint"),
    });
  }
  return refuseTwins(files, report)
    .filter((file) => isSource(file.path))
    .flatMap((file) => decodeFile(file, report, memory) ?? [])
    .sort((a, b) => compareText(a.file, b.file));
}

/** Undefined, with a problem, when the file is not UTF-8. */
export function decodeFile(file: RawFile, report: Report, memory: Memory): SourceFile | undefined {
  // Bytes kept in memory are the same object from build to build; other files are known by their digest.
  const same = file.known === undefined ? file.bytes : file;
  return memory.getFor("decode", same, [file.path], () => decodeSource(file, report));
}

function refuseTwins(files: readonly RawFile[], report: Report): readonly RawFile[] {
  const byName = groupBy(files, (file) =>
    file.path
      .normalize("NFC")
      .toLowerCase()
      .replace(/\.yml$/, ".yaml"),
  );
  return [...byName.values()].flatMap((twins) => {
    if (twins.length < 2) return twins;
    const endings = new Set(twins.map((twin) => posix.extname(twin.path).toLowerCase()));
    const [key, hint] =
      endings.size > 1
        ? (["source/duplicate-name.ending", "source/duplicate-name.ending.hint"] as const)
        : (["source/duplicate-name.case", "source/duplicate-name.case.hint"] as const);
    for (const file of twins) {
      const others = twins.filter((twin) => twin !== file).map((twin) => twin.path);
      report({
        code: "source/duplicate-name",
        severity: "error",
        file: file.path,
        message: say(key, { others }),
        hint: say(hint),
      });
    }
    return [];
  });
}

const decoder = new TextDecoder();

function decodeSource(raw: RawFile, report: Report): SourceFile | undefined {
  const file = raw.path.normalize("NFC");
  const { digest, isText } = raw.known ?? toFileDigest(raw.bytes);
  if (isText) return new DecodedFile(file, keyOf(digest, file), raw);
  report(describeNotUtf8(file, raw.bytes));
  return undefined;
}

/** A class, because every object literal with a getter gets its own hidden class in V8. */
class DecodedFile implements SourceFile {
  readonly #raw: RawFile;

  constructor(
    readonly file: string,
    readonly digest: string,
    raw: RawFile,
  ) {
    this.#raw = raw;
  }

  get bytes(): Uint8Array {
    return this.#raw.bytes;
  }

  get text(): string {
    const text = decoder.decode(this.bytes);
    return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  }
}

/** Warns of files of `content/` that are neither sources, data nor images. */
export function reportStrays(files: readonly RawFile[], report: Report): void {
  for (const { path } of files) {
    if (!isKnown(path) && !isHidden(path)) report(explainStray(path.normalize("NFC")));
  }
}

function isKnown(path: string): boolean {
  return isSource(path) || isData(path) || isContentImage(path);
}

function isHidden(path: string): boolean {
  return /\/\./.test(path);
}

function explainStray(file: string): Problem {
  const meant = file.replace(/\.(?:md|markdown|mdown|mkdn?)$/i, ".md").replace(/\.ya?ml$/i, ".yaml");
  return {
    code: "source/unclaimed",
    severity: "warning",
    file,
    message: say("source/unclaimed.ending"),
    hint:
      meant === file
        ? say("source/unclaimed.ending.move")
        : say("source/unclaimed.ending.rename", { name: meant.slice(meant.lastIndexOf("/") + 1) }),
  };
}
