import type { ElementContent, Nodes as HastNodes, Root as HtmlRoot, Properties } from "hast";
import type { Nodes as MdastNodes, Nodes, PhrasingContent, Root, RootContent } from "mdast";
import { type Preset, type Processor, unified } from "unified";
import { VFile } from "vfile";
import type { TextPlugin, TextPlugins } from "../../define/plugins.ts";
import { say } from "../../words/message.ts";
import type { BodyParts } from "../body-parts.ts";
import { type Compilation, countDropped, reportAt } from "../compilation.ts";
import { markup, type RawMarkup } from "../nest-html.ts";
import { type NativeParser, parseMarkdown, type Survey, surveyTree } from "../parse-markdown.ts";
import { admitMarkup, neverAdmitted, toHtmlTree } from "./html-tree.ts";

/** Runs the plug-ins of a site on each text. */
export type PluggedIn = {
  readonly parser: Processor;
  /** Runs the plug-ins for Markdown. The result has only nodes that the transforms know. */
  changeMarkdown(tree: Root, compilation: Compilation): { readonly tree: Root; readonly survey: Survey };
  /** Runs the plug-ins for HTML on a written body, and writes what is safe or allowed. */
  changeHtml(written: BodyParts, compilation: Compilation): BodyParts;
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
      const changed = runAll(markdown as unknown as Processor, tree, compilation);
      adoptNodes(changed);
      return { tree: changed, survey: surveyTree(changed) };
    },
    changeHtml: (written, compilation) => {
      const { tree, parts } = toHtmlTree(written, compilation.marked ?? []);
      const onLeftOut = reportLeftOut(compilation);
      const blocks = new Set(tree.children);
      return admitMarkup(runAll(html, tree, compilation), { allow, parts, blocks, onLeftOut });
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
function runAll<Tree extends Root | HtmlRoot>(
  processor: Processor,
  tree: Tree,
  compilation: Compilation,
): Tree {
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
    cause instanceof AsyncPlugin
      ? [say("markdown/plugin.later", { plugin }), say("markdown/plugin.later.hint")]
      : [say("markdown/plugin.throws", { plugin, reason: message }), say("markdown/plugin.hint")];
  reportAt(compilation, toNode(place, compilation), { code: "markdown/plugin", message: said, hint });
}

/** Reports the messages of plug-ins about the text. */
function reportRemarks({ messages }: VFile, compilation: Compilation): void {
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

/** Returns a function that counts the elements and attributes left out of a text, and warns of each element once. */
function reportLeftOut(compilation: Compilation): (name: string) => void {
  const seen = new Set<string>();
  return (name) => {
    countDropped(compilation, name);
    if (seen.has(name) || !name.startsWith("<")) return;
    seen.add(name);
    const isNever = neverAdmitted.has(name.slice(1, -1).toLowerCase());
    reportAt(compilation, toNode(undefined, compilation), {
      code: "markdown/raw-html",
      severity: "warning",
      message: say("markdown/raw-html.plugin", { name }),
      hint: isNever ? say("markdown/raw-html.never.hint") : say("markdown/raw-html.plugin.hint"),
    });
  };
}

function toNode(place: Point | Place | undefined, { location }: Compilation): Nodes {
  const text = { type: "text" as const, value: "" };
  if (place === undefined) return text;
  const [start, end] = "start" in place ? [place.start, place.end] : [place, place];
  const withOffset = (point: Point) => ({ ...point, offset: point.offset ?? location.toOffset(point) ?? 0 });
  return { ...text, position: { start: withOffset(start), end: withOffset(end) } };
}

type Tree = MdastNodes | HastNodes;
type Transform = (tree: Tree, file: VFile) => unknown;

/** Thrown for the first plug-in that throws or is asynchronous: texts are compiled synchronously. */
class PluginFailure extends Error {
  readonly plugin: string;
  /** The block that makes it fail. Undefined when no block does so by itself. */
  readonly block: Tree | undefined;

  constructor(plugin: string, cause: unknown, block?: Tree) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.plugin = plugin;
    this.block = block;
  }
}

/** The cause of the failure of a plug-in that returns a promise or takes a callback. */
class AsyncPlugin extends Error {}

/** Attaches plug-ins, so that their errors and messages name them. */
export function attachPlugins(plugins: readonly TextPlugin[]): Preset {
  return {
    plugins: plugins.map((plugin) => {
      const name = plugin.name || "plugin";
      return function (this: Processor) {
        const transform = attach(name, plugin, this);
        return transform && ((tree: Tree, file: VFile) => run(name, transform, tree, file) as never);
      };
    }),
  };
}

/** Calls the plug-in. If it throws, as for wrong options, it is reported for each text. */
function attach(name: string, plugin: TextPlugin, processor: Processor): Transform | undefined {
  try {
    return plugin.call(processor) as Transform | undefined;
  } catch (error) {
    return () => {
      throw new PluginFailure(name, error);
    };
  }
}

function run(name: string, transform: Transform, tree: Tree, file: VFile): unknown {
  try {
    return call(transform, tree, file);
  } catch (error) {
    throw error instanceof PluginFailure ? error : new PluginFailure(name, error, findBlock(transform, tree));
  } finally {
    for (const message of file.messages) message.source ??= name;
  }
}

function call(transform: Transform, tree: Tree, file: VFile): unknown {
  const made = transform.length > 2 ? Promise.resolve() : transform(tree, file);
  if (made instanceof Promise) {
    // Without this, a rejection that nobody handles would end the process.
    made.catch(() => undefined);
    throw new AsyncPlugin();
  }
  if (made instanceof Error) throw made;
  return made;
}

/** The first block that makes the plug-in throw by itself. */
function findBlock(transform: Transform, tree: Tree): Tree | undefined {
  if (!("children" in tree)) return undefined;
  return tree.children.find((block) => {
    try {
      call(transform, structuredClone({ type: "root", children: [block] }) as Tree, new VFile());
      return false;
    } catch {
      return true;
    }
  });
}
