import { createRequire } from "node:module";
import type { HLJSApi, LanguageFn } from "highlight.js";
import type { Highlighter } from "./code.ts";

/**
 * The usual aliases of languages, and the names of their grammars. highlight.js has its list in the grammars
 * themselves.
 */
const aliases: Readonly<Record<string, string>> = {
  adoc: "asciidoc",
  atom: "xml",
  bat: "dos",
  "c#": "csharp",
  "c++": "cpp",
  cjs: "javascript",
  clj: "clojure",
  cmd: "dos",
  coffee: "coffeescript",
  console: "shell",
  cs: "csharp",
  cts: "typescript",
  docker: "dockerfile",
  erl: "erlang",
  ex: "elixir",
  exs: "elixir",
  "f#": "fsharp",
  f90: "fortran",
  fs: "fsharp",
  golang: "go",
  gql: "graphql",
  h: "c",
  hbs: "handlebars",
  hpp: "cpp",
  hs: "haskell",
  html: "xml",
  https: "http",
  jinja: "django",
  js: "javascript",
  jsonc: "json",
  jsx: "javascript",
  kt: "kotlin",
  kts: "kotlin",
  make: "makefile",
  md: "markdown",
  mjs: "javascript",
  mk: "makefile",
  mts: "typescript",
  nginxconf: "nginx",
  objc: "objectivec",
  pas: "delphi",
  pascal: "delphi",
  patch: "diff",
  pl: "perl",
  plist: "xml",
  postgres: "pgsql",
  postgresql: "pgsql",
  proto: "protobuf",
  ps1: "powershell",
  pwsh: "powershell",
  py: "python",
  rb: "ruby",
  rs: "rust",
  rss: "xml",
  sh: "bash",
  styl: "stylus",
  svg: "xml",
  tex: "latex",
  text: "plaintext",
  toml: "ini",
  ts: "typescript",
  tsx: "typescript",
  txt: "plaintext",
  vb: "vbnet",
  xhtml: "xml",
  yml: "yaml",
  zsh: "bash",
};

/** Loads highlight.js with the first code, and each grammar with the first code of its language. */
export function loadHighlighter(): Highlighter {
  // Synchronous stages use it, so `import()` cannot be used.
  const load = createRequire(import.meta.url);
  let core: HLJSApi | undefined;
  /** Also loads the grammars of embedded languages, such as scripts and styles in HTML. */
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
    const name = (Object.hasOwn(aliases, written) && aliases[written]) || written;
    if (!register(name)) return undefined;
    return core?.highlight(code, { language: name, ignoreIllegals: true }).value;
  };
}

/** Undefined when no grammar has exactly this name. */
function loadGrammar(name: string, load: NodeJS.Require): LanguageFn | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    return load(`highlight.js/lib/languages/${name}`) as LanguageFn;
  } catch {
    return undefined;
  }
}

/** The languages embedded in a grammar, which may contain cycles. */
function innerLanguages(grammar: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof grammar !== "object" || grammar === null || seen.has(grammar)) return [];
  seen.add(grammar);
  const inner = "subLanguage" in grammar ? [grammar.subLanguage].flat() : [];
  const names = inner.filter((name) => typeof name === "string");
  return [...names, ...Object.values(grammar).flatMap((each) => innerLanguages(each, seen))];
}
