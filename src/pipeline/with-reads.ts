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
      loadSources: (...asked) => {
        const load = () => io.loadSources(...asked);
        return loaded?.reads?.pause(load) ?? load();
      },
      memory: keepWhile(() => loaded?.reads?.areKnown() ?? true, io.memory),
    },
    end: () => loaded?.reads?.end(),
  };
}
