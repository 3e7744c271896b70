import type { Nodes, Parents, RootContent } from "mdast";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";
import { isLabel, type KnownSources } from "./known-sources.ts";

/**
 * Writes a block as Markdown. Copies the parts that `sources` has. `isBare` leaves out the backslashes before signs
 * that may be Markdown. For `directives`, see `readMarkdownTree`.
 */
export function writeBlock(
  tree: RootContent,
  style: Options,
  sources: KnownSources,
  isBare: boolean,
  directives: readonly string[] | undefined,
  writers: readonly Options[],
): string {
  const extensions = [gfmToMarkdown({ tablePipeAlign: false }), writeDirectives(directives), ...writers];
  const mend = (type: "containerDirective" | "table"): Handle => {
    const write = findHandler(extensions, type);
    return (node: Known, parent, state, info) =>
      sources.mend(node.known ?? node, write(node, parent, state, info));
  };
  const written = toMarkdown(keepKnown(tree, undefined, sources) as RootContent, {
    ...style,
    extensions,
    handlers: {
      written: ({ value }: { readonly value: string }) => value,
      containerDirective: mend("containerDirective"),
      table: mend("table"),
      ...(isBare && { text: ({ value }: { readonly value: string }) => value }),
    } as NonNullable<Options["handlers"]>,
  });
  return written.replace(/\n$/, "").replaceAll(backslash, "\\");
}

const { unsafe, ...directiveWriter } = directiveToMarkdown({ quote: '"' });

/**
 * Leaves colons in addresses such as `mailto:…`, and before other names, unescaped, because no directive can begin
 * there.
 */
function writeDirectives(names: readonly string[] | undefined): Options {
  const rules = (unsafe ?? []).map((each) =>
    each.character === ":" ? { ...each, notInConstruct: ["destinationRaw", "destinationLiteral"] } : each,
  );
  const isName = new RegExp(`(?:${names?.map(escapeRegExp).join("|")})(?![\\p{L}\\p{N}_-])`).source;
  return {
    ...directiveWriter,
    unsafe: (names === undefined
      ? rules
      : rules.map((each) => (each.after === undefined ? each : { ...each, after: isName }))) as NonNullable<
      Options["unsafe"]
    >,
  };
}

/** A node whose children may be replaced by their source. `known` is the original. */
type Known = Nodes & { readonly known?: Nodes };

function findHandler(extensions: readonly Options[], type: string): Handle {
  const handlers = extensions.flatMap(({ handlers, extensions: inner }) => [
    ...(inner?.map((each) => each.handlers) ?? []),
    handlers,
  ]);
  const found = handlers.map((each) => (each as Record<string, Handle> | undefined)?.[type]).find(Boolean);
  if (found === undefined) throw new Error(`Nothing writes ${type}.`);
  return found;
}

/** Replaces each part that the text already has by its source. */
function keepKnown(node: Nodes, parent: Parents | undefined, sources: KnownSources): object {
  const isWhole = isLabel(node) || node.type === "tableRow" || node.type === "tableCell";
  const source = isWhole ? undefined : sources.of(node, parent);
  if (source !== undefined) return { type: "written", value: source };
  if (node.type === "text")
    return { ...node, value: node.value.replace(/\\(?=\{[\p{L}_][\p{L}\p{N}_-]*\})/gu, backslash) };
  if (!("children" in node)) return node;
  return { ...node, known: node, children: node.children.map((child) => keepKnown(child, node, sources)) };
}

/** A noncharacter of Unicode, reserved for use within programs. Stands for the backslash that escapes a fact. */
const backslash = "\uFDD0";
