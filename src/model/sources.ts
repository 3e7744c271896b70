import type { Message } from "../words/message.ts";
import type { Position } from "../words/problem.ts";

/**
 * A file as read from the disk. `path` is from the project root, always with "/". On large sites, each access to
 * `bytes` may read the disk. `known` describes the bytes without reading them, and they are checked against it.
 */
export type RawFile = { readonly path: string; readonly bytes: Uint8Array; readonly known?: FileDigest };

/** The SHA-256 of a file, in hex, and whether its bytes are UTF-8. */
export type FileDigest = { readonly digest: string; readonly isText: boolean };

/** A text file of `content/`: valid UTF-8 without a byte-order mark, name in NFC, lines ended by "\n". */
export type SourceFile = {
  readonly file: string;
  /** Identifies the file and its bytes. */
  readonly digest: string;
  /** As on the disk: valid UTF-8. May be read at each access. */
  readonly bytes: Uint8Array;
  /** Decoded at each access: most texts are never needed, and few at the same time. */
  readonly text: string;
};

/** Locates a value of a file by its path, as in `["seo", "title"]` or `["faq", 0, "question"]`. */
export type Locate = <What extends keyof Located>(
  path: readonly PropertyKey[],
  what: What,
) => Located[What] | undefined;

/** The position of a key, of its value, and of the characters of a text value in order. */
export type Located = {
  readonly key: Position;
  readonly value: Position;
  readonly text: readonly Stretch[];
};

/**
 * A part of a text on one line of the file, from the character at index `from` to the next stretch. The position is
 * that of its first character. If there is a `length`, only the position of the whole text is known.
 */
export type Stretch = Position & { readonly from: number };

/** A well-formed source: its YAML is read and the positions of its values are known, but its fields are not checked. */
export type ParsedSource = {
  readonly file: string;
  readonly digest: string;
  readonly data: unknown;
  readonly locate: Locate;
  readonly body: BodySource | undefined;
  /** In a table: what to write instead of a value that does not fit, where the table is the reason. */
  readonly hintAt?: (path: readonly PropertyKey[]) => Message | undefined;
};

/**
 * Markdown, and the line of the file on which it starts. Without `stretches`, its lines are exactly those of the file.
 */
export type MarkdownSource = {
  readonly text: string;
  readonly line: number;
  readonly stretches?: readonly Stretch[] | undefined;
};

/** The Markdown of one entry. `digest` identifies its text and its line; the text is decoded at each access. */
export type BodySource = MarkdownSource & {
  readonly digest: string;
  /** Searches without decoding: when it returns false, none of these ASCII texts occurs in it. */
  mayHold(...texts: readonly string[]): boolean;
};

/** True for Markdown and YAML. Other files of `content/` are data, images or strays. */
export function isSource(path: string): boolean {
  return /\.(?:md|ya?ml)$/.test(path);
}

/** How the fields of a file are written. */
export type FileFormat = "markdown" | "yaml" | "json" | "toml" | "csv";

export function hasFormat(path: string, format: FileFormat): boolean {
  return endingsOf(format).some((ending) => path.endsWith(`.${ending}`));
}

/** The format of a file by its ending. YAML if there is no other. */
export function formatOf(path: string): FileFormat {
  return (["markdown", "json", "toml", "csv"] as const).find((format) => hasFormat(path, format)) ?? "yaml";
}

/** The endings of files of a format, the usual one first. */
export function endingsOf(format: FileFormat): readonly [string, ...string[]] {
  switch (format) {
    case "markdown":
      return ["md"];
    case "yaml":
      return ["yaml", "yml"];
    case "csv":
      return ["csv", "tsv"];
    default:
      return [format];
  }
}

/** True for JSON, TOML and tables, which are read only where a collection names them. */
export function isData(path: string): boolean {
  return (["json", "toml", "csv"] as const).some((format) => hasFormat(path, format));
}
