import type { BuildContext, BuildOptions, BuildResult } from "esbuild";
import { loadBundler } from "../../bundle/bundler.ts";

type BundleOptions = BuildOptions & { readonly metafile: true; readonly write: false };
type Context = BuildContext<{ metafile: true; write: false }>;

/** Runs one bundle repeatedly and parses only what has changed. */
export type Rebundler = {
  /**
   * Rejects as esbuild’s `build` does, and after `dispose`. `name` identifies the options: a new name creates a new
   * context.
   */
  run(name: string, options: BundleOptions): Promise<BuildResult<{ metafile: true; write: false }>>;
  dispose(): Promise<void>;
};

export function createRebundler(): Rebundler {
  let kept: { readonly name: string; readonly context: Context } | undefined;
  const drop = async () => {
    const last = kept;
    kept = undefined;
    await last?.context.dispose();
  };
  let isDisposed = false;
  const run = async (name: string, options: BundleOptions) => {
    if (isDisposed) throw new Error("The bundler has ended.");
    if (kept?.name !== name) {
      await drop();
      const { context } = loadBundler();
      kept = { name, context: (await context(options)) as Context };
    }
    return kept.context.rebuild();
  };
  // One run at a time: a call during a run would otherwise get its older result.
  let last: Promise<unknown> = Promise.resolve();
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
  return {
    run: (name, options) => queue(() => run(name, options)),
    dispose: () => {
      isDisposed = true;
      return queue(drop);
    },
  };
}
