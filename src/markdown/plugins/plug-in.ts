import type { ElementContent, Root as HtmlRoot, Properties } from "hast";
import type { Nodes, PhrasingContent, Root, RootContent } from "mdast";
import { type Preset, type Processor, unified } from "unified";
import type { TextPlugins } from "../../define/plugins.ts";
import { say } from "../../words/message.ts";
import type { BodyParts } from "../body-parts.ts";
import { type Compilation, countDropped, reportAt } from "../compilation.ts";
import { markup, type RawMarkup } from "../nest-html.ts";
import { type NativeParser, parseMarkdown, type Survey, surveyTree } from "../parse-markdown.ts";
import { admitMarkup, neverAdmitted, toHtmlTree } from "./html-tree.ts";
import { attachPlugins, Late, PluggedText, PluginFailure, patienceMs, TextFile } from "./run-plugins.ts";

/** Runs the plug-ins of a site on each text. */
export type PluggedIn = {
  parse(text: string): Root;
  /** Runs the plug-ins for Markdown. The result has only nodes that the transforms know. */
  changeMarkdown(
    tree: Root,
    compilation: Compilation,
  ): Promise<{ readonly tree: Root; readonly survey: Survey }>;
  /** Runs the plug-ins for HTML on a written body, and writes what is safe or allowed. */
  changeHtml(written: BodyParts, compilation: Compilation): Promise<BodyParts>;
};

export function plugIn(
  { remarkPlugins = [], rehypePlugins = [], allow = {} }: TextPlugins,
  native: NativeParser | undefined,
): PluggedIn {
  const given = attachPlugins(remarkPlugins);
  const markdown = unified()
    .use(parseMarkdown(changesSyntax(given) ? undefined : native))
    .use(given)
    .freeze() as unknown as Processor;
  const html = unified().use(attachPlugins(rehypePlugins)).freeze();
  const hasStyles = allow === "all" || Object.values(allow).some((names) => names.includes("style"));
  return {
    parse: (text) => markdown.parse(text) as Root,
    changeMarkdown: async (tree, compilation) => {
      const changed = await runAll(markdown, tree, compilation);
      adoptNodes(changed);
      return { tree: changed, survey: surveyTree(changed) };
    },
    changeHtml: async (written, compilation) => {
      const { marked = [], styles } = compilation.plugged ?? {};
      const { tree, parts } = toHtmlTree(written, marked);
      const blocks = new Set(tree.children);
      const changed = await runAll(html, tree, compilation);
      // Loaded on demand, with a parser of CSS.
      const { createStyleReader } = hasStyles ? await import("./read-style.ts") : {};
      const toClass = createStyleReader?.((rule) => styles?.add(rule));
      return admitMarkup(changed, { allow, parts, blocks, toClass, onLeftOut: reportLeftOut(compilation) });
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
async function runAll<Tree extends Root | HtmlRoot>(
  processor: Processor,
  tree: Tree,
  compilation: Compilation,
): Promise<Tree> {
  const { source, file, plugged = new PluggedText() } = compilation;
  const words = new TextFile(file, source.text, plugged);
  try {
    return (await processor.run(tree, words)) as Tree;
  } catch (error) {
    reportFailure(error, compilation);
    return tree;
  } finally {
    reportRemarks(words, compilation);
  }
}

/** The element that a plug-in wants a node to become, as `mdast-util-to-hast` reads it. */
type WantedElement = {
  readonly hName?: string;
  readonly hProperties?: Properties;
  readonly hChildren?: readonly ElementContent[];
};
type Any = {
  readonly type: string;
  readonly value?: string;
  readonly data?: WantedElement;
  children?: Any[];
};

/**
 * Turns the nodes that plug-ins have made into markup, so that links, images and words within them are treated like all
 * others.
 */
function adoptNodes(tree: Root): void {
  adoptInside(tree as Any);
}

function adoptInside(parent: Any): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.map((child) => {
    adoptInside(child);
    return isOwn(child) ? child : (toMarkup(child) as unknown as Any);
  });
}

/** These stay as they are until the tree becomes HTML, where `hName` is followed. */
const kept: ReadonlySet<string> = new Set<Nodes["type"]>([
  ...(["text", "paragraph", "heading", "list", "listItem", "table", "tableRow", "tableCell"] as const),
  ...(["emphasis", "strong", "delete", "link", "linkReference", "image", "imageReference", "break"] as const),
  ...(["definition", "footnoteDefinition", "footnoteReference", "markup"] as const),
]);

/** These stay as they are unless a plug-in wants another element. */
const known: ReadonlySet<string> = new Set<Nodes["type"]>([
  ...(["blockquote", "code", "inlineCode", "html", "thematicBreak", "yaml"] as const),
  ...(["containerDirective", "leafDirective", "textDirective"] as const),
]);

function isOwn({ type, data }: Any): boolean {
  return kept.has(type) || (known.has(type) && data?.hName === undefined);
}

function toMarkup(node: Any): RawMarkup {
  const { value, data, children } = node;
  const { hName = "div", hChildren } = data ?? {};
  // Headings and the count of words read these. In the HTML, `hChildren` replace them.
  const words: PhrasingContent[] =
    value === undefined ? [] : [{ type: hChildren === undefined ? "text" : "inlineCode", value }];
  const inside = (children as RootContent[] | undefined) ?? words;
  const { position } = node as unknown as RootContent;
  return { ...markup(hName, {}, inside), ...(data && { data }), ...(position && { position }) } as RawMarkup;
}

type Place = NonNullable<Nodes["position"]>;
type Point = Place["start"];

/** Reports an error of a plug-in, at the place that it names or at the block that makes it fail. */
function reportFailure(error: unknown, compilation: Compilation): void {
  if (!(error instanceof PluginFailure)) throw error;
  const { plugin, message, cause, block } = error;
  // An error that `file.fail` throws has a place.
  const named = cause instanceof Error && "place" in cause ? (cause.place as Point | Place) : undefined;
  const place = named ?? block?.position;
  const [said, hint] =
    cause instanceof Late
      ? [
          say("markdown/plugin.late", { plugin, seconds: patienceMs / 1000 }),
          say("markdown/plugin.late.hint"),
        ]
      : [say("markdown/plugin.throws", { plugin, reason: message }), say("markdown/plugin.hint")];
  reportAt(compilation, toNode(place, compilation), { code: "markdown/plugin", message: said, hint });
}

/** Reports the messages of plug-ins about the text. */
function reportRemarks({ messages }: TextFile, compilation: Compilation): void {
  for (const { reason, cause, source, place, fatal } of messages) {
    // A fatal message was also thrown, and is reported as an error.
    if (fatal) continue;
    const why = cause instanceof Error ? `${reason} – ${cause.message}` : reason;
    reportAt(compilation, toNode(place, compilation), {
      code: "markdown/plugin",
      severity: "warning",
      message: say("markdown/plugin", { plugin: source ?? "", reason: why }),
      hint: say("markdown/plugin.hint"),
    });
  }
}

/** Returns a function that counts the elements and attributes left out of a text, and warns of elements and styles once. */
function reportLeftOut(compilation: Compilation): (name: string) => void {
  const seen = new Set<string>();
  return (name) => {
    countDropped(compilation, name);
    const isStyle = name === "style=";
    if (seen.has(name) || !(isStyle || name.startsWith("<"))) return;
    seen.add(name);
    const isNever = neverAdmitted.has(name.slice(1, -1).toLowerCase());
    const [message, hint] = isStyle
      ? [say("markdown/raw-html.plugin-style"), say("markdown/raw-html.plugin-style.hint")]
      : [
          say("markdown/raw-html.plugin", { name }),
          isNever ? say("markdown/raw-html.never.hint") : say("markdown/raw-html.plugin.hint"),
        ];
    const problem = { code: "markdown/raw-html", severity: "warning", message, hint } as const;
    reportAt(compilation, toNode(undefined, compilation), problem);
  };
}

function toNode(place: Point | Place | undefined, { location }: Compilation): Nodes {
  const text = { type: "text" as const, value: "" };
  if (place === undefined) return text;
  const [start, end] = "start" in place ? [place.start, place.end] : [place, place];
  const withOffset = (point: Point) => ({ ...point, offset: point.offset ?? location.toOffset(point) ?? 0 });
  return { ...text, position: { start: withOffset(start), end: withOffset(end) } };
}
