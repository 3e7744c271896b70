import type { Root as HtmlRoot } from "hast";
import type { Root, RootContent } from "mdast";
import { type Preset, type Processor, unified } from "unified";
import { VFile } from "vfile";
import type { TextPlugins } from "../../../define/plugins.ts";
import type { NativeParser } from "../adapt-native-parser.ts";
import type { Compilation } from "../compilation.ts";
import { parseMarkdown } from "../parse-markdown.ts";
import { type Survey, surveyTree } from "../survey-tree.ts";
import { type WrittenHtml, writeHtml } from "../write-html.ts";
import { admitMarkup } from "./admit-markup.ts";
import { adoptNodes } from "./adopt-nodes.ts";
import { attachPlugins } from "./attach-plugins.ts";
import { reportFailure, reportLeftOut, reportRemarks } from "./report-plugins.ts";
import { toHtmlTree } from "./to-html-tree.ts";

/** Runs the plug-ins of a site on each text. */
export type PluggedIn = {
  readonly parser: Processor;
  /** Runs the plug-ins for Markdown. The result has only nodes that the transforms know. */
  changeMarkdown(tree: Root, compilation: Compilation): { readonly tree: Root; readonly survey: Survey };
  /** Runs the plug-ins for HTML on the result of the transforms, and writes what is safe or allowed. */
  writeHtml(blocks: readonly RootContent[], compilation: Compilation): WrittenHtml;
};

/** Undefined for a site without plug-ins, whose texts are written in one walk. */
export function plugIn(
  { remarkPlugins = [], rehypePlugins = [], allow = {} }: TextPlugins,
  native: NativeParser | undefined,
): PluggedIn | undefined {
  if (remarkPlugins.length + rehypePlugins.length === 0) return undefined;
  const given = attachPlugins(remarkPlugins);
  const markdown = unified()
    .use(parseMarkdown(changesSyntax(given) ? undefined : native))
    .use(given)
    .freeze();
  const html = unified().use(attachPlugins(rehypePlugins)).freeze();
  return {
    parser: markdown as unknown as Processor,
    changeMarkdown: (tree, compilation) => {
      const changed = run(markdown as unknown as Processor, tree, compilation);
      adoptNodes(changed);
      return { tree: changed, survey: surveyTree(changed) };
    },
    writeHtml: (blocks, compilation) => {
      const tree = run(html, toHtmlTree(blocks), compilation);
      const onLeftOut = reportLeftOut(compilation);
      return writeHtml(admitMarkup(tree, { allow, parts: compilation.parts.length, onLeftOut }));
    },
  };
}

/** The native parser knows no other syntax than its own. */
function changesSyntax(plugins: Preset): boolean {
  const processor = unified().use(plugins).freeze();
  const { micromarkExtensions, fromMarkdownExtensions } = processor.data();
  return (micromarkExtensions ?? fromMarkdownExtensions ?? processor.parser) !== undefined;
}

/** Returns the given tree, with a problem, when a plug-in fails. */
function run<Tree extends Root | HtmlRoot>(processor: Processor, tree: Tree, compilation: Compilation): Tree {
  const { source, file } = compilation;
  const words = new VFile({ path: file, value: source.text });
  try {
    return processor.runSync(tree, words) as Tree;
  } catch (error) {
    reportFailure(error, compilation);
    return tree;
  } finally {
    reportRemarks(words, compilation);
  }
}
