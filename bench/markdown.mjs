#!/usr/bin/env node
// node bench/markdown.mjs [articles] [plain|written]
// Compiles the articles of the corpus with each parser and prints the user CPU time of one article, stage by stage, the
// ratios between them, and the memory that a compiled body keeps. Everything runs in one process, since the speed of a
// machine changes by the hour.
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { importBundled } from "../scripts/import-bundled.mjs";
import { makeArticle } from "./corpus.mjs";

const count = Number(process.argv[2] ?? 300);
const kind = process.argv[3] ?? "written";
const {
  createMarkdownCompiler,
  createTypographer,
  findHeavyBlock,
  findDeepNesting,
  loadNativeParser,
  ...rest
} = await loadSources();
const bodies = Array.from({ length: count }, (_, index) =>
  makeArticle(index, 2050, kind).text.replace(/^---\n.*?\n---\n/s, ""),
);
const words = { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour" };
const native = await loadNativeParser();
const compilers = ["remark", "native"].map((parser) =>
  createMarkdownCompiler({
    language: "fr",
    words,
    base: "",
    anchors: "plain",
    html: "safe",
    keep: [],
    directives: {},
    native: parser === "native" ? native : undefined,
  }),
);
const compileWith = (compile) => (text) => compile({ text, line: 1 }, "content/blog/a.md");
const [withRemark, withNative] = compilers.map(compileWith);
const remark = rest.unified().use(rest.parseMarkdown(undefined)).freeze();
const typographer = createTypographer("fr", []);

const bytes = bodies.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / count;
const same = bodies.every((text) => JSON.stringify(withRemark(text)) === JSON.stringify(withNative(text)));
console.log(
  `${count} ${kind} articles of ${(bytes / 1000).toFixed(1)} KB; native parser ${native ? "loaded" : "missing"}; same bytes: ${same}`,
);

const total = measure(withNative);
const reference = measure(withRemark);
const stages = {
  "nesting checked": measure(findDeepNesting),
  "heaviness counted": measure(findHeavyBlock),
  ...(native && { "native parser": measure(native.parse) }),
  typography: measure((text) => typographer(text)),
};
const others = total - Object.values(stages).reduce((sum, ms) => sum + ms, 0);
print("compiled, remark", reference);
print(
  "  remark alone",
  measure((text) => remark.parse(text)),
);
print("compiled, native", total, `${(reference / total).toFixed(1)} times faster`);
for (const [stage, ms] of Object.entries(stages)) print(`  ${stage}`, ms);
print("  tree and HTML", others);
console.log(`kept in memory    ${(measureMemory() / 1000).toFixed(1)} KB a body`);

/** The median of rounds, in ms of user CPU an article. */
function measure(run) {
  const rounds = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    for (const text of bodies) run(text);
    return process.cpuUsage(before).user / 1000 / count;
  });
  return rounds.slice(2).sort((a, b) => a - b)[2];
}

function measureMemory() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = bodies.map((text) => withNative(`${text} `));
  collect();
  return (process.memoryUsage().heapUsed - before) / kept.length;
}

function print(stage, ms, note = "") {
  console.log(`${stage.padEnd(20)} ${ms.toFixed(3).padStart(8)} ms   ${note}`);
}

function loadSources() {
  return importBundled(
    `export { unified } from "unified";
     export { createMarkdownCompiler } from "./src/markdown/compile-markdown.ts";
     export { findHeavyBlock } from "./src/markdown/limits.ts";
     export { findDeepNesting } from "./src/markdown/limits.ts";
     export { parseMarkdown } from "./src/markdown/parse-markdown.ts";
     export { loadNativeParser } from "./src/markdown/load-native-parser.ts";
     export { createTypographer } from "./src/text/typography.ts";`,
    fileURLToPath(new URL("..", import.meta.url)),
    // Resolves the native parser, which is not bundled.
    { define: { "import.meta.url": JSON.stringify(import.meta.url) } },
  );
}
