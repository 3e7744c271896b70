import type { LoadedTemplates } from "../define/renderer.ts";
import { keepWhile } from "../model/memory/memory.ts";
import type { BuildIo } from "./io/build-io.ts";

/**
 * The `BuildIo` of one build that notes what templates read besides their content, and remembers nothing that depends on
 * an unknown read. `end` is to be called after the build.
 */
export function withReads(io: BuildIo): { readonly io: BuildIo; readonly end: () => void } {
  let loaded: LoadedTemplates | undefined;
  return {
    io: {
      ...io,
      loadTemplates: async (report, now) => {
        loaded = await io.loadTemplates(report, now);
        loaded?.reads?.begin();
        return loaded;
      },
      loadSources: (sources, tools) => {
        const reads = loaded?.reads;
        if (reads === undefined) return io.loadSources(sources, tools);
        // What a source returns is kept, but its schema runs in each build, like that of a collection.
        const check: typeof tools.check = (...given) => reads.resume(() => tools.check(...given));
        return reads.pause(() => io.loadSources(sources, { ...tools, check }));
      },
      memory: keepWhile(() => loaded?.reads?.areKnown() ?? true, io.memory),
    },
    end: () => loaded?.reads?.end(),
  };
}
