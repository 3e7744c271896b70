import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { LoadedTemplates, PartDigests, Renderer } from "../../define/renderer.ts";
import { hashOf } from "../../model/memory/hash.ts";
import { requireFromSite } from "../../system/bundle/run-templates.ts";
import { generatorRoot } from "../../system/generator-root.ts";
import type { Problem } from "../../words/problem.ts";
import { createModuleRunner, type ModuleRunner } from "./module-runner.ts";
import type { ModuleGraph, ModuleNode } from "./read-module-graph.ts";
import { transformModules } from "./transform-modules.ts";

/** The templates of a site. After a change, only the affected modules run again. */
export type ModuleTemplates = {
  /**
   * Takes over the modules of a new bundle, and the digests of its code. Undefined when they cannot be run separately.
   */
  adopt(bundle: {
    readonly graph: ModuleGraph;
    readonly digest: string;
    readonly code: string;
  }): Promise<LoadedTemplates | undefined>;
  /** Loads them again after the files at these real paths have changed. Undefined when a new bundle is needed. */
  reload(places: ReadonlySet<string>): Promise<LoadedTemplates | undefined>;
  /** Follows the modules of a later bundle. All of their code is known. */
  follow(graph: ModuleGraph): void;
};

/** The digests of the bundle, and those of its modules right after they were adopted. */
type Adopted = { readonly bundle: string; readonly digest: string; readonly parts: PartDigests };

/** `onThrow` is called for each error; only the bundle can explain it with a position. */
export function createModuleTemplates(root: string, onThrow: () => void): ModuleTemplates {
  const entry = realpathSync(join(generatorRoot, "src/runtime/renderer.ts"));
  let graph: ModuleGraph = new Map();
  let runner: ModuleRunner | undefined;
  let adopted: Adopted | undefined;

  const update = async (nodes: readonly (readonly [string, ModuleNode])[], runner: ModuleRunner) => {
    const codes = await transformModules(
      root,
      nodes.map(([, node]) => node),
    );
    runner.follow(graph, new Map(nodes.map(([id, node]) => [id, codes.get(node) ?? ""])));
    const { renderer } = runner.run(entry) as { readonly renderer: Renderer };
    return { renderer, digest: runner.digest(), parts: nameParts(renderer, runner) };
  };
  const load = (
    made: Awaited<ReturnType<typeof update>>,
    { bundle, ...before }: Adopted,
  ): LoadedTemplates => {
    const nameOne = (name: string, known: string) => (name === known ? bundle : hashOf("modules", name));
    const { cards, drawings, texts } = made.parts;
    return {
      ...made.renderer,
      digest: nameOne(made.digest, before.digest),
      digests: {
        cards: nameOne(cards, before.parts.cards),
        drawings: nameOne(drawings, before.parts.drawings),
        texts: nameOne(texts, before.parts.texts),
      },
      explainThrow: (error) => {
        onThrow();
        return unexplained(error);
      },
    };
  };

  return {
    adopt: async ({ graph: next, digest, code }) => {
      graph = next;
      runner = createModuleRunner(requireFromSite(root), code.startsWith('"use strict"'));
      const made = await unlessBundleNeeded(update([...graph], runner));
      adopted = made && { bundle: digest, digest: made.digest, parts: made.parts };
      return made && adopted && load(made, adopted);
    },
    reload: async (places) => {
      if (runner === undefined || adopted === undefined) return undefined;
      const changed = [...graph].filter(([, { place }]) => places.has(place));
      const made = await unlessBundleNeeded(update(changed, runner));
      return made && load(made, adopted);
    },
    follow: (next) => {
      graph = next;
      runner?.follow(next, new Map());
    },
  };
}

/** Refuses this build without a message: it is repeated with the bundle. */
function unexplained(error: unknown): Problem {
  return { code: "template/throws", severity: "error", file: "templates/site.ts", message: String(error) };
}

/** The bundle reports every mistake, and with better positions. */
async function unlessBundleNeeded<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}

function nameParts({ site }: Renderer, runner: ModuleRunner): PartDigests {
  const nameAll = (parts: Readonly<Record<string, unknown>>) => {
    const names = Object.entries(parts).map(([key, part]) => [key, part && runner.identify(part)] as const);
    // A value that no module exports is treated as changed.
    return names.every(([, name]) => name !== undefined) ? JSON.stringify(names) : runner.digest();
  };
  const hasPlugins = Object.keys(site.markdown).length > 0;
  return {
    cards: nameAll(site.cards === undefined ? {} : { draw: site.cards.draw }),
    drawings: nameAll(site.assets.draw === undefined ? {} : { draw: site.assets.draw }),
    texts: nameAll({ ...site.directives, ...(hasPlugins && { "": site.markdown }) }),
  };
}
