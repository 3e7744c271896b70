import type { Message } from "../../../words/message.ts";
import type { Mention } from "./find-mentions.ts";
import type { FileEdit } from "./known-site.ts";

export type Redirect = { readonly from: string; readonly to: string };

/** Edits that are written all or none. */
export type Plan = {
  readonly status: "planned";
  readonly edits: readonly FileEdit[];
  /** Addresses that change, of pages and of anchors. */
  readonly moved: readonly Redirect[];
  readonly redirects: {
    readonly added: readonly Redirect[];
    /** With their new targets. */
    readonly changed: readonly Redirect[];
    readonly removed: readonly Redirect[];
  };
  /** The links and references that are corrected. */
  readonly mentions: readonly Mention[];
};

export type Impossible = {
  readonly status: "impossible";
  readonly why: Message;
  /** The mention that prevents the plan. */
  readonly mention?: Mention;
};

/** Makes a plan of file edits alone. */
export function planOf(edits: readonly FileEdit[]): Plan {
  const redirects = { added: [], changed: [], removed: [] };
  return { status: "planned", edits, moved: [], redirects, mentions: [] };
}
