import type { ElementContent } from "hast";
import type { Root, RootContent } from "mdast";

/**
 * A root as the compiler gets it. Its blocks stand where only `drawWhole` looks: remark-html walks over all below a
 * root in search of definitions and footnotes, and the transforms have left none.
 */
export function whole(blocks: RootContent[]): Root {
  return { type: "root", children: [], data: { blocks } };
}

type State = {
  patch: (from: never, to: never) => undefined;
  readonly all: (node: Root) => ElementContent[];
  readonly wrap: (nodes: ElementContent[], loose?: boolean) => ElementContent[];
};

/** Tells remark-html how to draw such a root: like any other, but without copying the places of nodes, which HTML has no use for. */
export function drawWhole(state: State, { data }: Root): ElementContent {
  state.patch = () => undefined;
  const children = state.all({ type: "root", children: data?.blocks ?? [] });
  // remark-html’s own types leave out that the handler of a root gives a root.
  return { type: "root", children: state.wrap(children, false) } as unknown as ElementContent;
}

declare module "mdast" {
  interface RootData {
    blocks?: RootContent[];
  }
}
