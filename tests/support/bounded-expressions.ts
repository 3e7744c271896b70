type Bounded = { readonly file: string; readonly why: string };

/**
 * Expressions that take the square of a text’s length, and none that an author writes reaches them; and files that put
 * expressions together, which no test reads off them.
 */
export const boundedExpressions: {
  readonly written: readonly (Bounded & { readonly source: string })[];
  readonly composed: readonly Bounded[];
} = {
  written: [
    {
      file: "src/changes/find-changes.ts",
      source: ` aria-current="page"[^>]*>([^<]+)`,
      why: "reads a page that this build has drawn",
    },
    {
      file: "src/editor/client/text/to-mdast.ts",
      source: String.raw`[ \t\n]+$`,
      why: "reads one run of words of a text that its author edits",
    },
    {
      file: "src/editor/client/values/edit-words.ts",
      source: String.raw`\s*\n\s*`,
      why: "reads what an author pastes into one field",
    },
    {
      file: "src/editor/publish/connection.ts",
      source: "=+$",
      why: "reads the digest of a key, which has at most two such signs",
    },
    {
      file: "src/editor/publish/git-services.ts",
      source: String.raw`^\/+|\/+$|(?:\.git)?\/*$`,
      why: "reads the address of a remote, from the settings of this machine",
    },
    {
      file: "src/editor/publish/pictures.ts",
      source: String.raw`<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>`,
      why: "reads a page that this build has drawn",
    },
    {
      file: "src/editor/model/markdown/known-sources.ts",
      source: String.raw`^(:+)[^\n]*\n(?:\n)*|(?:\n)*\n:+$`,
      why: "reads one block of a text that its author edits",
    },
    {
      file: "src/editor/model/splice/tree.ts",
      source: String.raw`(?:\n *)+$`,
      why: "reads what stands between two members of a YAML file, which an editor of the site changes",
    },
    {
      file: "src/editor/model/splice/change-yaml.ts",
      source: String.raw`(?<=\n)(?:[ \t]*\n)+$`,
      why: "reads what stands between two members of a YAML file, which an editor of the site changes",
    },
    {
      file: "src/editor/model/splice/change-yaml.ts",
      source: String.raw`^[ \t]*?((?:[ \t]+#[^\n]*)?)\n`,
      why: "reads what stands between two members of a YAML file, which an editor of the site changes",
    },
    {
      file: "src/editor/model/splice/write-scalar.ts",
      source: String.raw`[ \t]*\n[ \t]*`,
      why: "reads one value that an editor of the site changes",
    },
    {
      file: "src/editor/model/splice/write-scalar.ts",
      source: String.raw`\s+#.*$`,
      why: "reads the first line of a block scalar, where its sign stands",
    },
    {
      file: "src/editor/model/splice/write-scalar.ts",
      source: String.raw`\n+$`,
      why: "reads one value that an editor of the site changes",
    },
    {
      file: "src/pipeline/parse/explain-yaml-error.ts",
      source: String.raw`^\s*((?:- +)?(?:[\w.-]+: +|(?<=- +)))(\S.*)$`,
      why: "reads a line of at most 100 signs",
    },
    {
      file: "src/pipeline/parse/explain-yaml-error.ts",
      source: String.raw`^[ -]*[\w.-]+: +([[{])`,
      why: "reads the first 100 signs of a line",
    },
    {
      file: "src/check/check-budgets.ts",
      source: String.raw`(?:\bfrom|\bimport\s*\(?)\s*["'](\.{1,2}\/[^"']+\.js)["']`,
      why: "reads the scripts that esbuild bundled of the site’s own modules",
    },
    {
      file: "src/words/format.ts",
      source: String.raw`\B(?=(?:\d{3})+$)`,
      why: "reads the digits of a number",
    },
    {
      file: "src/dev/client/panel/draw-previews.ts",
      source: String.raw`[\s,;:.–—-]+$`,
      why: "reads a text that is cut to a few words before",
    },
    {
      file: "src/dev/site/dev-site.ts",
      source: String.raw`\n\s*(at .*)`,
      why: "reads what Node says of a crash",
    },
    {
      file: "src/dev/load/template-modules.ts",
      source: String.raw`(\d+)\.js$`,
      why: "reads the names of the modules that the server gave",
    },
    {
      file: "src/store/segments.ts",
      source: String.raw`\.memory\..*\.tmp$`,
      why: "reads names of files of the memory",
    },
    {
      file: "src/runtime/tidy-markup.ts",
      source: String.raw`<!--[\s\S]*?-->|(<(script|style|textarea)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'<>])*(?<!\/)>)[\s\S]*?<\/\2>|<(?!\/?(?!svg>|math>|foreignObject>)[a-zA-Z][^\s/<>"']*>)(\/?)([a-zA-Z][^\s/<>]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>`,
      why: "reads the markup that React wrote, whose elements are closed",
    },
    {
      file: "src/define/schema/write-schemas.ts",
      source: String.raw`\/\*\*(?<doc>[\s\S]*?)\*\/|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<quoted>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|${"`"}(?:\\.|[^${"`"}\\])*${"`"}|(?<opens>(?:\b(?:strictObject|looseObject|object|extend|siteSettings)\(\s*)?\{|[([])|(?<closes>[)\]}])|(?<comma>,)|(?<spread>\.{3})|(?<name>[A-Za-z_$][\w$]*)`,
      why: "reads the schemas of templates",
    },
    {
      file: "src/define/schema/write-schemas.ts",
      source: String.raw`^\s*\* ?`,
      why: "reads the schemas of templates",
    },
    {
      file: "templates/report/order/use-order-fields.ts",
      source: String.raw`\s*m[²2]\s*$`,
      why: "reads what a visitor types into a field, in that visitor’s browser",
    },
    {
      file: "templates/words/french-number.ts",
      source: String.raw`\B(?=(?:\d{3})+$)`,
      why: "reads the digits of a number",
    },
    {
      file: "templates/styles/tokens.ts",
      source: String.raw`(?:@media\s+([^{]+?)\s*\{\s*)?:root\s*\{([^}]*)\}`,
      why: "reads the site’s own style sheet",
    },
    {
      file: "templates/styles/tokens.ts",
      source: String.raw`--([\w-]+)\s*:\s*([^;]+);`,
      why: "reads the site’s own style sheet",
    },
  ],
  composed: [
    {
      file: "create-charpente/src/engines/astro.ts",
      why: "looks for the name of a collection, whose signs are escaped",
    },
    {
      file: "create-charpente/src/engines/vitepress.ts",
      why: "a path of the settings, whose only signs are names and stars; its owner imports once",
    },
    {
      file: "create-charpente/src/engines/hugo-settings.ts",
      why: "reads names of files by an expression in the settings of the old site, which its owner imports once",
    },
    {
      file: "src/bundle/assemble-manifest.ts",
      why: "finds addresses of drawings, whose lengths are fixed",
    },
    { file: "src/check/check-texts.ts", why: "finds a fact to the letter" },
    {
      file: "src/editor/model/where/find-words.ts",
      why: "finds one word to the letter; what may stand between two letters begins with a sign of its own",
    },
    {
      file: "src/check/find-figures.ts",
      why: "finds the phrases of a figure, in which other words are bounded in number; a test of growth holds it",
    },
    {
      file: "src/text/number-words.ts",
      why: "finds a number in words, of eight at most",
    },
    {
      file: "src/check/check-terms.ts",
      why: "finds the words of a term; a test of growth holds it",
    },
    {
      file: "src/editor/model/entries/plan-redirects.ts",
      why: "looks for one redirect to the letter, with blanks around one line end",
    },
    {
      file: "src/editor/model/form/describe-form.ts",
      why: "tries the patterns of the site’s own schemas on a few short texts",
    },
    {
      file: "src/editor/model/markdown/compose-blocks.ts",
      why: "looks for a number that stands in the text itself, and for the names of the site’s directives, their signs escaped",
    },
    {
      file: "src/editor/model/splice/change-yaml.ts",
      why: "looks for the name of an anchor, its signs escaped, with blanks beside it",
    },
    { file: "src/dev/panel/describe-page.ts", why: "finds a component by its name in a template" },
    {
      file: "src/bundle/unknown-rules.ts",
      why: "a comment, a string, an address or a rule begins where the last one ended, and a media query is bounded",
    },
    {
      file: "src/bundle/bundle-assets.ts",
      why: "finds the names of files, which are texts to the letter",
    },
    { file: "src/html/escape.ts", why: "finds single characters" },
    { file: "src/markdown/safe-html.ts", why: "finds one of a few names" },
    { file: "src/pipeline/render/policies.ts", why: "a test of growth holds it" },
    { file: "src/pipeline/parse/parse-yaml.ts", why: "reads a line of the front matter" },
    { file: "src/text/facts.ts", why: "finds names between braces, and a name ends where another begins" },
    { file: "src/text/typography.ts", why: "tests of growth hold it" },
  ],
};
