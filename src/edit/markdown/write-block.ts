import type { Nodes, Parents, RootContent } from "mdast";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import type { KnownSources } from "./known-sources.ts";

/**
 * Writes a block. Of its parts, those that stand in the text already are written as they are there; `sources` without any
 * writes all anew.
 */
export function writeBlock(tree: RootContent, style: Options, sources: KnownSources): string {
  const extensions = [gfmToMarkdown({ tablePipeAlign: false }), directiveToMarkdown({ quote: '"' })];
  const written = toMarkdown(markEscapes(tree), {
    ...style,
    extensions,
    handlers: keepSources(extensions, sources),
  });
  return written.replace(/\n$/, "").replaceAll(backslash, "\\");
}

/** Unicode has it for use within programs. Stands for the backslash that keeps a name between braces from being a fact. */
const backslash = "\uFDD0";

function markEscapes<T extends Nodes>(node: T): T {
  if (node.type === "text") return { ...node, value: node.value.replace(/\\(?=\{[\p{L}_])/gu, backslash) };
  return "children" in node
    ? { ...node, children: node.children.map((child) => markEscapes(child as Nodes)) }
    : node;
}

type Handlers = { [type: string]: Handle };

function keepSources(extensions: readonly Options[], sources: KnownSources): Handlers {
  const handlers: Handlers = { ...defaultHandlers } as unknown as Handlers;
  const gather = (options: Options) => {
    for (const extension of options.extensions ?? []) gather(extension);
    Object.assign(handlers, options.handlers);
  };
  for (const each of extensions) gather(each);
  return Object.fromEntries(
    Object.entries(handlers).map(([type, write]) => {
      const keep: Handle = (node: Nodes, parent: Parents | undefined, state, info) =>
        sources.of(node, parent) ?? sources.mend(node, write(node, parent, state, info));
      // Some tell with what sign they begin.
      return [type, Object.assign(keep, write)];
    }),
  );
}
