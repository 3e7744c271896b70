import type { Root } from "mdast";
import type { Options } from "mdast-util-to-markdown";
import { unified } from "unified";
import type { TextPlugin } from "../../../define/plugins.ts";
import { parseMarkdown } from "../../../pipeline/markdown/parse-markdown.ts";
import { attachPlugins } from "../../../pipeline/markdown/plugins/attach-plugins.ts";

/** The syntax in which the texts of a site are read and written: Markdown with the extensions of its plug-ins. */
export type TextSyntax = {
  readonly parse: (text: string) => Root;
  /** The writers of nodes that only plug-ins know. */
  readonly writers: readonly Options[];
};

/** Takes over the syntax of plug-ins, but not what they do to a parsed text. */
export function createSyntax(plugins: readonly TextPlugin[]): TextSyntax {
  const processor = unified().use(parseMarkdown(undefined)).use(attachPlugins(plugins)).freeze();
  const { toMarkdownExtensions = [] } = processor.data() as { toMarkdownExtensions?: readonly Options[] };
  return {
    parse: (text) => processor.parse(text) as Root,
    writers: plugins.length === 0 ? [] : toMarkdownExtensions,
  };
}

export const plainSyntax = createSyntax([]);
