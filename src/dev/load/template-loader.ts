import type { LoadedTemplates } from "../../define/renderer.ts";
import type { RawFile } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { areSameInputs } from "../watch/bundle-inputs.ts";
import { createBundledTemplates, type Loaded } from "./bundled-templates.ts";
import { createModularTemplates } from "./modular-templates.ts";
import { createTemplateBundler } from "./template-bundler.ts";

type LoaderOptions = {
  /** Absolute folder of the site. */
  readonly root: string;
  /** How `site build` loads templates: from its memory in `.site/`. */
  readonly loadFirst: (report: Report) => Promise<Loaded | undefined>;
  /** What the bundle is made from, given the files that it named last time: one look for all of a build. */
  readonly readInputs: (outside: readonly string[]) => readonly RawFile[];
  /** The same by a look of its own. */
  readonly lookAtInputs: (outside: readonly string[]) => readonly RawFile[];
};

/**
 * Loads templates again when they change. After the first build modules take over from the bundle: only those that a change
 * reaches run again. A bundle confirms the result, and replaces them when anything is wrong.
 */
export function createTemplateLoader({ root, loadFirst, readInputs, lookAtInputs }: LoaderOptions) {
  const bundler = createTemplateBundler(root);
  const bundled = createBundledTemplates({ root, bundler, loadFirst, readInputs });
  const modular = createModularTemplates({ root, bundler, readInputs, lookAtInputs });

  const loadBundle = async (report: Report): Promise<LoadedTemplates | undefined> => {
    const bundle = await bundled.load(report);
    const modules = modular.kept();
    // What was drawn by the same code is the same, whether a bundle or modules ran it.
    const isOfModules = bundle && modules && areSameInputs(modules.inputs, bundle.inputs);
    return isOfModules ? { ...bundle.loaded, digests: modules.loaded.digests } : bundle?.loaded;
  };

  return {
    /** For before a build. The signal is aborted when it has to be made again, because its modules went wrong. */
    begin: modular.begin,
    load: async (report: Report): Promise<LoadedTemplates | undefined> =>
      (await modular.load()) ?? loadBundle(report),
    /** For after a build. False when its templates are not those of a bundle: it has to be made again, and gets the bundle. */
    confirm: modular.confirm,
    /** Makes the next change as fast as possible. True when modules have taken over from the bundle. */
    warm: (): Promise<boolean> => modular.adopt(bundled),
    /** The files that the templates of the last good builds have from elsewhere: absolute paths. */
    outside: (): readonly string[] =>
      [bundled.kept(), modular.kept()].flatMap((kept) => kept?.loaded.outside ?? []),
    dispose: bundler.dispose,
  };
}
