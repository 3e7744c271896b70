import { createRequire } from "node:module";
import type { HLJSApi, LanguageFn } from "highlight.js";
import type { Highlighter } from "../../pipeline/markdown/code-markup.ts";

/** The aliases that most texts use, by their grammar. To know all of them, all grammars would have to be loaded. */
const aliases: Readonly<Record<string, string>> = {
  cs: "csharp",
  docker: "dockerfile",
  html: "xml",
  js: "javascript",
  jsx: "javascript",
  md: "markdown",
  py: "python",
  rb: "ruby",
  rs: "rust",
  sh: "bash",
  svg: "xml",
  text: "plaintext",
  toml: "ini",
  ts: "typescript",
  tsx: "typescript",
  txt: "plaintext",
  yml: "yaml",
  zsh: "bash",
};

/** Loads highlight.js with the first code, and each grammar with the first code of its language. */
export function loadHighlighter(): Highlighter {
  // Synchronous stages use it, so `import()` cannot be used.
  const load = createRequire(import.meta.url);
  let core: HLJSApi | undefined;
  /** Also loads the grammars of what stands within: the scripts and styles of HTML. */
  const register = (name: string): boolean => {
    core ??= load("highlight.js/lib/core") as HLJSApi;
    if (core.getLanguage(name) !== undefined) return true;
    const grammar = loadGrammar(name, load);
    if (grammar === undefined) return false;
    core.registerLanguage(name, grammar);
    for (const inner of innerLanguages(core.getLanguage(name))) register(inner);
    return true;
  };
  return (code, language) => {
    const written = language.toLowerCase();
    const name = aliases[written] ?? written;
    if (!register(name) && !registerAll(name)) return undefined;
    return core?.highlight(code, { language: name, ignoreIllegals: true }).value;
  };

  function registerAll(name: string): boolean {
    core = load("highlight.js") as HLJSApi;
    return core.getLanguage(name) !== undefined;
  }
}

/** Undefined where no grammar has exactly this name. */
function loadGrammar(name: string, load: NodeJS.Require): LanguageFn | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    return load(`highlight.js/lib/languages/${name}`) as LanguageFn;
  } catch {
    return undefined;
  }
}

/** Grammars are trees with cycles. */
function innerLanguages(grammar: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof grammar !== "object" || grammar === null || seen.has(grammar)) return [];
  seen.add(grammar);
  const inner = "subLanguage" in grammar ? [grammar.subLanguage].flat() : [];
  const names = inner.filter((name) => typeof name === "string");
  return [...names, ...Object.values(grammar).flatMap((each) => innerLanguages(each, seen))];
}
