import type { Message } from "../../catalogue/message.ts";
import type { FileEdit } from "./file-edit.ts";
import type { Mention } from "./find-mentions.ts";

export type Redirect = { readonly from: string; readonly to: string };

/** What is to be written, all of it or nothing. */
export type Plan = {
  readonly status: "planned";
  readonly edits: readonly FileEdit[];
  /** Addresses of pages, and of places on pages, that become others. */
  readonly moved: readonly Redirect[];
  readonly redirects: {
    readonly added: readonly Redirect[];
    /** As they are afterwards. */
    readonly changed: readonly Redirect[];
    readonly removed: readonly Redirect[];
  };
  /** What led to the entry, and is corrected. */
  readonly mentions: readonly Mention[];
};

export type Impossible = {
  readonly status: "impossible";
  readonly why: Message;
  /** What stands in the way. */
  readonly mention?: Mention;
};

/** A plan of nothing but some edits of files. */
export function planOf(edits: readonly FileEdit[]): Plan {
  const redirects = { added: [], changed: [], removed: [] };
  return { status: "planned", edits, moved: [], redirects, mentions: [] };
}
