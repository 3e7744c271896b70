import { digestsOfAll, type LoadedTemplates } from "../define/renderer.ts";
import { hashOf } from "../model/memory/hash.ts";
import type { DiskMemory } from "../store/memory.ts";
import { findSiteFile } from "../store/read-files.ts";
import { say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";
import { bundleTemplates } from "./bundle-templates.ts";
import { createExplainThrow } from "./explain-throw.ts";
import { type OutsideInputs, rememberBundle, templatesKey } from "./remember-bundle.ts";
import { bundlePath, compileTemplates, runTemplates } from "./run-templates.ts";

/** `inputs` is the `templatesKey` of the code. */
type TemplatesBundle = { readonly code: string; readonly inputs: string };

/**
 * Bundles and runs the site’s templates. The bundle is remembered by all files that it is made from. Undefined, with
 * problems, when it cannot be made or run.
 */
export async function loadTemplates(
  root: string,
  memory: DiskMemory,
  report: Report,
): Promise<(LoadedTemplates & Pick<OutsideInputs, "outside"> & TemplatesBundle) | undefined> {
  const entry = requireSiteFile(root, report);
  if (entry === undefined) return undefined;
  const inputs = templatesKey(root);
  const bundle = await rememberBundle(root, memory, { kind: "templates", asked: "", inputs }, () =>
    bundleTemplates(root, entry),
  );
  for (const problem of "problems" in bundle ? bundle.problems : bundle) report(problem);
  if (!("problems" in bundle)) return undefined;

  const explainThrow = createExplainThrow(bundle.map, bundlePath(root), root);
  const digest = hashOf(bundle.code);
  try {
    const renderer = runTemplates(compileTemplates(bundle.code, root), root);
    const { code, outside } = bundle;
    return { ...renderer, digest, digests: digestsOfAll(digest), explainThrow, outside, code, inputs };
  } catch (error) {
    report(explainThrow(error, say("doing.load")));
    return undefined;
  }
}

/** Like `findSiteFile`, but reports a problem when there is neither. */
export function requireSiteFile(root: string, report: Report): string | undefined {
  const entry = findSiteFile(root);
  if (entry === undefined) {
    report({
      code: "template/no-site",
      severity: "error",
      file: "templates/site.ts",
      message: say("template/no-site"),
      hint: say("template/no-site.hint"),
    });
  }
  return entry;
}
