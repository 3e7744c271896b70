import type { BlockKind } from "./changes.ts";

/** A piece of a page that is read as one: a paragraph, an item, a row of a table, an image. */
export type Block = {
  readonly kind: BlockKind;
  /** The words; of an image its alternative. */
  readonly text: string;
  readonly links: readonly Link[];
  /** The name of the file of an image. */
  readonly image?: string;
  /** Of a heading, from 1. */
  readonly level?: number;
};

export type Link = { readonly text: string; readonly href: string };
