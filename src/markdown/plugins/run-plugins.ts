import type { Nodes as HastNodes } from "hast";
import type { Nodes } from "mdast";
import type { Preset, Processor } from "unified";
import { VFile } from "vfile";
import type { TextPlugin } from "../../define/plugins.ts";

/** The longest time in ms that a text waits for its plug-ins. */
export const patienceMs = 60_000;

/** What plug-ins know of a text, and what they leave besides the HTML. */
export class PluggedText {
  /** The nodes that elements are made of. */
  readonly marked: Nodes[] = [];
  /** The CSS rules that it needs. */
  readonly styles = new Set<string>();
  /** An asynchronous plug-in has failed, which it may not do again. */
  isTransient = false;
  #deadline: Promise<never> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Rejects with `Late` when the text has waited too long for all its plug-ins together. */
  waitFor<T>(work: PromiseLike<T>): Promise<T> {
    this.#deadline ??= new Promise((_, reject) => {
      // Results that have arrived while the process was busy count first.
      this.#timer = setTimeout(() => setImmediate(() => reject(new Late())), patienceMs);
    });
    return Promise.race([work, this.#deadline]);
  }

  /** To be called when no plug-in runs any more. */
  stopWaiting(): void {
    clearTimeout(this.#timer);
  }
}

/** The cause of the failure of a plug-in that has not settled in time. */
export class Late extends Error {}

/** Thrown for the first plug-in that throws or rejects. */
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

type Tree = Nodes | HastNodes;
type Transform = (tree: Tree, file: VFile, next?: (error?: unknown, tree?: Tree) => void) => unknown;

/** A text as plug-ins get it. */
export class TextFile extends VFile {
  readonly plugged: PluggedText;

  constructor(path: string, value: string, plugged: PluggedText) {
    super({ path, value });
    this.plugged = plugged;
  }
}

/** Attaches plug-ins, so that their errors and messages name them. */
export function attachPlugins(plugins: readonly TextPlugin[]): Preset {
  return {
    plugins: plugins.map((plugin) => {
      const name = plugin.name || "plugin";
      return function (this: Processor) {
        const transform = attach(name, plugin, this);
        return transform && createRunner(name, transform);
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

function createRunner(name: string, transform: Transform) {
  // Texts do not wait again for a plug-in that has let one wait for too long.
  let isStuck = false;
  return async (tree: Tree, file: VFile): Promise<Tree | undefined> => {
    const { plugged } = file as TextFile;
    if (isStuck) {
      plugged.isTransient = true;
      return undefined;
    }
    let isAsync = false;
    try {
      const made = call(transform, tree, file);
      isAsync = isPromise(made);
      return proveTree(isPromise(made) ? await plugged.waitFor(made) : made);
    } catch (error) {
      isStuck ||= error instanceof Late;
      plugged.isTransient ||= isAsync;
      throw error instanceof PluginFailure ? error : await explain(error, name, transform, tree, plugged);
    } finally {
      for (const message of file.messages) message.source ??= name;
    }
  };
}

/** Returns the result of a plug-in, or a promise for one that is asynchronous or takes a callback. */
function call(transform: Transform, tree: Tree, file: VFile): unknown {
  if (transform.length < 3) return transform(tree, file);
  return new Promise((resolve, reject) => {
    transform(tree, file, (error, changed) => (error ? reject(error) : resolve(changed)));
  });
}

function isPromise(made: unknown): made is PromiseLike<unknown> {
  return typeof (made as PromiseLike<unknown> | undefined)?.then === "function";
}

function proveTree(made: unknown): Tree | undefined {
  if (made instanceof Error) throw made;
  return made as Tree | undefined;
}

async function explain(
  cause: unknown,
  name: string,
  transform: Transform,
  tree: Tree,
  plugged: PluggedText,
): Promise<PluginFailure> {
  const isPlaced = cause instanceof Late || (cause instanceof Error && "place" in cause && cause.place);
  return new PluginFailure(name, cause, isPlaced ? undefined : await findBlock(transform, tree, plugged));
}

/** The first block that makes the plug-in fail by itself. */
async function findBlock(transform: Transform, tree: Tree, plugged: PluggedText): Promise<Tree | undefined> {
  for (const block of "children" in tree ? tree.children : []) {
    try {
      const made = call(transform, structuredClone({ type: "root", children: [block] }) as Tree, new VFile());
      proveTree(isPromise(made) ? await plugged.waitFor(made) : made);
    } catch (error) {
      return error instanceof Late ? undefined : block;
    }
  }
  return undefined;
}
