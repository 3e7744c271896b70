import type { BlockKind } from "./changes.ts";

/** A piece of a page that is read as one: a paragraph, an item, a row of a table, an image. */
export type Block = {
  readonly kind: BlockKind;
  /** The words of the block, or the alternative text of an image. */
  readonly text: string;
  readonly links: readonly Link[];
  /** The file name of an image. */
  readonly image?: string;
  /** Of a heading, from 1. */
  readonly level?: number;
};

export type Link = { readonly text: string; readonly href: string };
