import type { Position } from "../problems/problem.ts";

/**
 * A file as the disk has it. `path` is from the project root, always with "/". Where there are thousands, `bytes` may be
 * fetched each time that they are read: `known` tells of them without, and proves that they are the same.
 */
export type RawFile = { readonly path: string; readonly bytes: Uint8Array; readonly known?: FileDigest };

/** The SHA-256 of a file, in hex, and whether its bytes are UTF-8. */
export type FileDigest = { readonly digest: string; readonly isText: boolean };

/** A text file of `content/`: valid UTF-8 without a byte-order mark, name in NFC, lines ended by "\n". */
export type SourceFile = {
  readonly file: string;
  /** Names the file and its bytes. */
  readonly digest: string;
  /** As the disk has them: valid UTF-8. They may be fetched each time that they are read. */
  readonly bytes: Uint8Array;
  /** Decoded each time that it is read: of thousands of files few are needed at once, and most of them never. */
  readonly text: string;
};

/** Where a value stands: `path` as in `["seo", "title"]` or `["faq", 0, "question"]`. */
export type Locate = <What extends keyof Located>(
  path: readonly PropertyKey[],
  what: What,
) => Located[What] | undefined;

/** A key, a value, and the signs of the text that a value is, in their order. */
export type Located = {
  readonly key: Position;
  readonly value: Position;
  readonly text: readonly Stretch[];
};

/**
 * The place in a file of the signs of a text, from the one at `from` (from 0) to the next stretch: side by side in one
 * line. With a `length`, none has a place of its own, and this is the place of all.
 */
export type Stretch = Position & { readonly from: number };

/** A well-formed source: its YAML read, its values’ places known. Nothing is known of its fields yet. */
export type ParsedSource = {
  readonly file: string;
  readonly digest: string;
  readonly data: unknown;
  readonly locate: Locate;
  readonly body: BodySource | undefined;
};

/**
 * Markdown, and the line of the file on which it starts. Without `stretches`, its lines are those of the file, to the
 * letter.
 */
export type MarkdownSource = {
  readonly text: string;
  readonly line: number;
  readonly stretches?: readonly Stretch[] | undefined;
};

/** The Markdown of one entry. `digest` names its text, which is decoded each time that it is read, and its line. */
export type BodySource = MarkdownSource & {
  readonly digest: string;
  /** Tells without decoding: where it is false, these ASCII signs are nowhere in the text. */
  mayHold(signs: string): boolean;
};
