import type { LoadedTemplates } from "../../define/renderer.ts";
import type { Report } from "../../words/problem.ts";
import { areSameInputs, type InputReaders } from "../watch/bundle-inputs.ts";
import { createBundledTemplates, type Loaded } from "./bundled-templates.ts";
import { createModularTemplates } from "./modular-templates.ts";
import { createTemplateBundler } from "./template-bundler.ts";

type LoaderOptions = InputReaders & {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Loads templates as `site build` does, with its memory in `.site/`. */
  readonly loadFirst: (report: Report) => Promise<Loaded | undefined>;
};

/**
 * Loads templates again when they change. After the first build, modules replace the bundle: only those affected by a
 * change run again. A bundle verifies the result, and replaces them when anything is wrong.
 */
export function createTemplateLoader({ root, loadFirst, readInputs, readInputsAgain }: LoaderOptions) {
  const bundler = createTemplateBundler(root);
  const bundled = createBundledTemplates({ root, bundler, loadFirst, readInputs });
  const modular = createModularTemplates({ root, bundler, readInputs, readInputsAgain });

  const loadBundle = async (report: Report): Promise<LoadedTemplates | undefined> => {
    const bundle = await bundled.load(report);
    const modules = modular.kept();
    // A result drawn by the same code stays valid, whether the code ran as a bundle or as modules.
    const isOfModules = bundle && modules && areSameInputs(modules.inputs, bundle.inputs);
    return isOfModules ? { ...bundle.loaded, digests: modules.loaded.digests } : bundle?.loaded;
  };

  return {
    /**
     * To be called before a build. The signal is aborted when the build must be repeated because its modules failed.
     */
    begin: modular.begin,
    load: async (report: Report): Promise<LoadedTemplates | undefined> =>
      (await modular.load()) ?? loadBundle(report),
    /**
     * To be called after a build. False when its templates differ from those of a bundle: the build must be repeated
     * with the bundle.
     */
    confirm: modular.confirm,
    /** Prepares for a fast next change. True when modules have replaced the bundle. */
    warm: (): Promise<boolean> => modular.adopt(bundled),
    /** The files outside the site that the templates of the last good builds use: absolute paths. */
    outside: (): readonly string[] =>
      [bundled.kept(), modular.kept()].flatMap((kept) => kept?.loaded.outside ?? []),
    dispose: bundler.dispose,
  };
}
