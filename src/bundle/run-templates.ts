import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import type { SiteDefinition } from "../define/define.ts";
import type { Renderer } from "../define/renderer.ts";
import { Mistake, say } from "../words/message.ts";
import { sharedPackages } from "./shared-packages.ts";

const head = "(function (exports, require, module) {";

/**
 * The path of the bundle of templates in stack frames. It is beside the templates, because from a path in `.site/`,
 * Node would load packages that a restored cache may contain.
 */
export function bundlePath(root: string): string {
  return join(realpathSync(root), "templates/renderer.cjs");
}

/** Compiles a bundle of templates. Unlike a module, a script needs no file and is garbage-collected. */
export function compileTemplates(code: string, root: string): Script {
  return wrapCommonJs(code, bundlePath(root));
}

/** A script that returns a function of `exports`, `require` and `module`. `filename` is for stack traces. */
export function wrapCommonJs(code: string, filename: string): Script {
  return new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
}

/** Provides the packages that are not bundled with templates. */
export function requireFromSite(root: string): (name: string) => unknown {
  const require = createRequire(bundlePath(root));
  return (name) => sharedPackages[name] ?? require(name);
}

/** Runs the script once. Throws errors of the templates, and a `Mistake` when they declare no site. */
export function runTemplates(script: Script, root: string): Renderer {
  const module = { exports: {} as { readonly renderer: Renderer } };
  const run = script.runInThisContext() as (exports: unknown, require: unknown, module: unknown) => void;
  run(module.exports, requireFromSite(root), module);
  const { renderer } = module.exports;
  proveSite(renderer.site);
  return renderer;
}

/** Checks the type at run time: not every editor checks types, and the build does not. */
function proveSite(site: Partial<SiteDefinition>): void {
  if (typeof site?.review !== "function")
    throw new Mistake(say("thrown.no-definition"), say("thrown.no-definition.hint"));
  const missing = required.filter((field) => site[field] === undefined);
  if (missing.length > 0) throw new Mistake(say("thrown.incomplete", { missing }));
}

const required = ["language", "words", "settings", "collections", "pages"] as const;
