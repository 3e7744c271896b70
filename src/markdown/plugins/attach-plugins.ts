import type { Nodes as HastNodes } from "hast";
import type { Nodes as MdastNodes } from "mdast";
import type { Preset, Processor } from "unified";
import { VFile } from "vfile";
import type { TextPlugin } from "../../define/plugins.ts";

type Tree = MdastNodes | HastNodes;
type Transform = (tree: Tree, file: VFile) => unknown;

/** Thrown for the first plug-in that throws or is asynchronous: texts are compiled synchronously. */
export class PluginFailure extends Error {
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
export class AsyncPlugin extends Error {}

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
