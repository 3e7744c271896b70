import { realpathSync } from "node:fs";
import { createRequire, SourceMap } from "node:module";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import * as server from "react-dom/server";
import * as zod from "zod";
import type { SiteDefinition } from "../define/define.ts";
import type { Renderer } from "../define/renderer.ts";
import type { MissingAsset } from "../runtime/site-context.ts";
import { generatorRoot } from "../store/generator-root.ts";
import { isMistake, type Message, Mistake, say, type Text } from "../words/message.ts";
import type { Position, Problem } from "../words/problem.ts";
import { suggestionHint } from "../words/suggest.ts";
import { placeInEditor } from "./bundler.ts";

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
  if (site.highlight && !hasHighlighter())
    throw new Mistake(say("thrown.no-highlighter"), say("thrown.no-highlighter.hint"));
}

/** highlight.js weighs as much as the generator, so only sites that highlight code install it. */
function hasHighlighter(): boolean {
  try {
    createRequire(import.meta.url).resolve("highlight.js/lib/core");
    return true;
  } catch {
    return false;
  }
}

const required = ["language", "words", "settings", "collections", "pages"] as const;

/**
 * The packages of which templates and the generator use the same copy, because two copies of React cannot share a hook
 * or a context. None of them is bundled with templates.
 */
export const sharedPackages: Readonly<Record<string, unknown>> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": ReactDom,
  "react-dom/server": server,
  zod,
};

// Zod would compile a function for each schema at its first use, in half a millisecond. Templates create new schemas at
// every start and every change, and checking ten thousand entries takes the same time either way.
zod.config({ jitless: true });

/**
 * Turns an error thrown by templates into a problem at the line of the template. `map` is the source map of the bundle
 * `file`, which is named as Node names it, with symbolic links resolved. Stack frames outside the site’s files
 * (React’s, the generator’s) are skipped.
 */
export function createExplainThrow(map: string, file: string, root: string) {
  let trace: SourceMap | undefined;
  return (error: unknown, doing: Text): Problem => {
    trace ??= new SourceMap(JSON.parse(map));
    const thrown = error instanceof Error ? error : new Error(String(error));
    // Node and the bundler resolve symbolic links in file names.
    const place = findPlace(thrown, trace, file, realpathSync(root));
    const advice = adviseOnThrow(thrown);
    const hint = advice.hint ?? (place && say("template/throws.hint"));
    return {
      severity: "error",
      file: place?.file ?? "templates/site.ts",
      ...(place && { at: place.at }),
      ...(isMissingAsset(thrown)
        ? {
            code: "template/missing-asset",
            message: say("template/missing-asset.needed", { asset: thrown.asset, doing }),
            hint: suggestionHint(thrown.asset, thrown.known, say("noun.listed-assets")),
          }
        : {
            code: "template/throws",
            message: say("template/throws", { doing, reason: advice.message }),
            ...(hint !== undefined && { hint }),
          }),
    };
  };
}

/** Compared by name, because the bundle of templates has its own copy of the class. */
function isMissingAsset(error: Error): error is MissingAsset {
  return error.name === "MissingAsset";
}

function findPlace(
  error: Error,
  trace: SourceMap,
  bundle: string,
  root: string,
): { readonly file: string; readonly at: Position } | undefined {
  for (const frameLine of error.stack?.split("\n") ?? []) {
    const frame = /(?: \(|at )(?:async )?((?:file:\/\/|\/|[A-Za-z]:\\).+):(\d+):(\d+)\)?$/.exec(frameLine);
    if (frame === null || toPath(frame[1] ?? "") !== bundle) continue;
    const line = Number(frame[2]) - 1;
    const found = trace.findEntry(line, Number(frame[3]) - 1);
    // Without an entry on its line, it finds the last one before.
    if (!("originalSource" in found) || found.generatedLine !== line) continue;
    // In the map, the bundle is in the folder `renderer` of the site’s root.
    const source = resolve(root, "renderer", found.originalSource);
    const path = relative(root, source).split(sep).join("/");
    const isOurs = source.startsWith(join(generatorRoot, "src") + sep);
    if (isOurs || path.startsWith("../") || path.includes("node_modules/")) continue;
    return {
      file: path,
      at: placeInEditor(source, { line: found.originalLine + 1, column: found.originalColumn + 1 }),
    };
  }
  return undefined;
}

function toPath(location: string): string {
  return location.startsWith("file://") ? fileURLToPath(location) : location;
}

type Advice = { readonly message: Text; readonly hint?: Message };

/** Explains an error of a template to its author. `hint` is undefined when there is no advice. */
export function adviseOnThrow(thrown: Error): Advice {
  if (isMistake(thrown)) return { message: thrown.text, ...(thrown.hint && { hint: thrown.hint }) };
  // The bundle renames the packages that it requires.
  const said = thrown.message.replace(/\bimport_\w+\./g, "");
  for (const { pattern, advise } of knownErrors) {
    const found = pattern.exec(said);
    if (found !== null) return advise(found[1] ?? "");
  }
  return { message: said };
}

type Known = { readonly pattern: RegExp; readonly advise: (first: string) => Advice };

// Errors of React and JavaScript are recognised by their messages.
const knownErrors: readonly Known[] = [
  {
    pattern: /^A component suspended while responding/,
    advise: () => ({ message: say("template/throws.waits"), hint: say("template/throws.waits.hint") }),
  },
  {
    // Globals that only browsers have.
    pattern:
      /^(window|document|location|history|localStorage|sessionStorage|matchMedia|IntersectionObserver|ResizeObserver|MutationObserver|requestAnimationFrame|HTMLElement|customElements|alert) is not defined$/,
    advise: (name) => ({
      message: say("template/throws.browser", { name }),
      hint: say("template/throws.browser.hint"),
    }),
  },
];

/** `file` is from the project root. */
export function explainMissingFont(name: string, file: string): Problem {
  return {
    code: "template/missing-asset",
    severity: "error",
    file: "templates/site.ts",
    message: say("template/missing-asset.font", { name, file }),
    hint: say("template/missing-asset.font.hint"),
  };
}
