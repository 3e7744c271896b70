import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hashOf } from "../hash.ts";
import type { Report } from "../problem.ts";
import type { LoadedTemplates, Renderer } from "../renderer.ts";
import { bundleTemplates } from "./bundle-templates.ts";
import { createExplainThrow } from "./explain-throw.ts";
import type { Memory } from "./memory.ts";
import { type OutsideInputs, rememberBundle } from "./remember-bundle.ts";

/**
 * Bundles and imports the site’s templates. The bundle is remembered by every file that it is made from. Undefined,
 * with problems, where it cannot be made or does not run.
 */
export async function loadTemplates(
  root: string,
  memory: Memory,
  report: Report,
): Promise<(LoadedTemplates & Pick<OutsideInputs, "outside">) | undefined> {
  const entry = findSiteFile(root, report);
  if (entry === undefined) return undefined;
  const bundle = await rememberBundle(root, memory, "templates", () => bundleTemplates(root, entry));
  for (const problem of "problems" in bundle ? bundle.problems : bundle) report(problem);
  if (!("problems" in bundle)) return undefined;

  const file = materialise(bundle.code, root);
  const explainThrow = createExplainThrow(bundle.map, realpathSync(file), root);
  try {
    const { renderer } = (await import(pathToFileURL(file).href)) as { readonly renderer: Renderer };
    return { ...renderer, digest: hashOf(bundle.code), explainThrow, outside: bundle.outside };
  } catch (error) {
    report(explainThrow(error, "loading templates/site.ts"));
    return undefined;
  }
}

/** The absolute path of `templates/site.ts` or `.tsx`; undefined, with a problem, where there is neither. */
export function findSiteFile(root: string, report: Report): string | undefined {
  const entry = ["site.ts", "site.tsx"]
    .map((name) => join(root, "templates", name))
    .find((path) => existsSync(path));
  if (entry === undefined) {
    report({
      code: "template/no-site",
      severity: "error",
      file: "templates/site.ts",
      message: "the file that declares the site is not there",
      hint: "create it with: export default defineSite({ … })",
    });
  }
  return entry;
}

/** Node imports files, not strings: the module is put below `.site/`, or in the system’s folder where that fails. */
function materialise(code: string, root: string): string {
  const name = `renderer-${hashOf(code).slice(0, 16)}.mjs`;
  for (const folder of [join(root, ".site"), join(tmpdir(), "charpente")]) {
    const file = join(folder, name);
    try {
      if (existsSync(file) && readFileSync(file, "utf8") === code) return file;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, code);
      removeOld(folder);
      return file;
    } catch {}
  }
  throw new Error(`Neither ${join(root, ".site")} nor ${tmpdir()} can be written.`);
}

/** Takes modules of earlier templates away. Another build that has just written its own may not have read it yet. */
function removeOld(folder: string): void {
  const hourMs = 3_600_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = /^renderer-[0-9a-f]{16}\.mjs$/.test(name)
      ? statSync(path, { throwIfNoEntry: false })
      : undefined;
    if (stats !== undefined && Date.now() - stats.mtimeMs > hourMs) rmSync(path, { force: true });
  }
}
