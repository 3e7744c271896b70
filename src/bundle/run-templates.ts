import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import * as server from "react-dom/server";
import * as zod from "zod";
import type { SiteDefinition } from "../define/define.ts";
import type { Renderer } from "../define/renderer.ts";
import type { MissingAsset } from "../runtime/site-context.ts";
import { isMistake, type Message, Mistake, say, type Text } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import { suggestionHint } from "../words/suggest.ts";
import { createStackReader, type MappedCode } from "./read-stack.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * The path of the bundle of templates in stack frames. It is beside the templates, because from a path in `.site/`,
 * Node would load packages that a restored cache may contain.
 */
export function bundlePath(root: string): string {
  return join(realpathSync(root), "templates/renderer.cjs");
}

/** A module as a function of what Node gives to it. */
export type CommonJs = (
  exports: object,
  require: (name: string) => unknown,
  module: { exports: object },
) => void;

/**
 * Compiles a module, which sees the globals of `surroundings` instead of Node’s. Unlike a module of Node, a script needs
 * no file and is garbage-collected. `filename` is for stack traces.
 */
export function compileCommonJs(code: string, filename: string, { globals, files }: Surroundings): CommonJs {
  files.add(filename);
  // In a function of their own, because a module may declare the same names.
  const head = `(function (${Object.keys(globals).join()}) { return function (exports, require, module) {`;
  const script = new Script(`${head}${code}\n} })`, { filename, columnOffset: -head.length });
  return (script.runInThisContext() as (...given: unknown[]) => CommonJs)(...Object.values(globals));
}

/** Provides the packages that are not bundled with templates, and the modules of Node. */
export function requireFromSite(
  root: string,
  { findModule, notes }: Surroundings,
): (name: string) => unknown {
  const require = createRequire(bundlePath(root));
  return (name) => {
    const found = sharedPackages[name] ?? findModule(name);
    if (found !== undefined) return found;
    notes.noteAsked({ kind: "other", name: `require(${JSON.stringify(name)})` });
    return require(name);
  };
}

/** Runs a bundle once. Throws errors of the templates, and a `Mistake` when they declare no site. */
export function runTemplates(code: string, root: string, surroundings: Surroundings): Renderer {
  const module = { exports: {} as { readonly renderer: Renderer } };
  const run = compileCommonJs(code, bundlePath(root), surroundings);
  surroundings.notes.load(() => run(module.exports, requireFromSite(root, surroundings), module));
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
  const code = mapBundle(map, root);
  const readStack = createStackReader(root, (name) => (name === file ? code : undefined));
  return (error: unknown, doing: Text): Problem => {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const place = readStack(thrown.stack ?? "").find((place) => place && place.packageName === undefined);
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
            hint: adviseOnAsset(thrown),
          }
        : {
            code: "template/throws",
            message: say("template/throws", { doing, reason: advice.message }),
            ...(hint !== undefined && { hint }),
          }),
    };
  };
}

/** A bundle is made as if it were in the folder `renderer` of the site. */
export function mapBundle(map: string, root: string): MappedCode {
  return { map, folder: join(realpathSync(root), "renderer") };
}

/** Compared by name, because the bundle of templates has its own copy of the class. */
function isMissingAsset(error: Error): error is MissingAsset {
  return error.name === "MissingAsset";
}

function adviseOnAsset({ asset, known }: MissingAsset): Message {
  if (/\.(?:woff2?|ttf|otf)$/.test(asset)) return say("template/missing-asset.face.hint");
  // Scripts of the package, which only its own scripts load.
  const listed = known.filter((name) => !/^(?:\.\.|node_modules)\//.test(name));
  return suggestionHint(asset, listed, say("noun.listed-assets"));
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
