import type { ElementContent } from "hast";
import type { Root, RootContent } from "mdast";
import { type WrittenHtml, writeHtml } from "./write-html.ts";

/**
 * A root as the compiler gets it. Its blocks stand where only `drawWhole` looks: remark-html walks over all below a
 * root in search of definitions and footnotes, and the transforms have left none.
 */
export type Whole = Root & { readonly data: { readonly blocks: RootContent[]; written?: WrittenHtml } };

export function whole(blocks: RootContent[]): Whole {
  return { type: "root", children: [], data: { blocks } };
}

/** What the compiler has written of such a root. */
export function writtenOf({ data: { written } }: Whole): WrittenHtml {
  if (written === undefined) throw new Error("The compiler has not drawn this root.");
  return written;
}

type State = {
  patch: (from: never, to: never) => undefined;
  readonly all: (node: Root) => ElementContent[];
  readonly wrap: (nodes: ElementContent[], loose?: boolean) => ElementContent[];
};

/**
 * Tells remark-html how to draw such a root: as HTML nodes, without the places of nodes, which are then cleaned and
 * written in one walk. What is written is left with the root, and given to remark-html as it stands.
 */
export function drawWhole(state: State, { data }: Whole): ElementContent {
  state.patch = () => undefined;
  const nodes = state.wrap(state.all({ type: "root", children: data.blocks }), false);
  data.written = writeHtml(nodes);
  // remark-html’s own types leave out nodes of ready HTML.
  return { type: "raw", value: data.written.html } as unknown as ElementContent;
}
