// The child process of a fuzz run: compiles each text that it is sent, twice, and answers with the faults found. With a
// browser, that reads the HTML as well.
import { fileURLToPath } from "node:url";
import { importBundled } from "../import-bundled.mjs";
import { judgeHtml } from "./judge-html.mjs";
import { openReader } from "./read-in-browser.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { compileApart, createMarkdownCompiler, findHeavyBlock, loadHighlighter, loadNativeParser, z } =
  await importBundled(
    `export { createMarkdownCompiler } from "./src/markdown/compile-markdown.ts";
   export { findHeavyBlock } from "./src/markdown/limits.ts";
   export { compileApart } from "./src/markdown/threads/compile-apart.ts";
   export { loadHighlighter } from "./src/markdown/load-highlighter.ts";
   export { loadNativeParser } from "./src/markdown/load-native-parser.ts";
   export { z } from "zod";`,
    root,
    // Resolves the native parser and the highlighter, which are not bundled.
    { define: { "import.meta.url": JSON.stringify(import.meta.url) } },
  );

/** Each character adds this to the time limit of a text. Dense Markdown takes about as long, plain words a tenth. */
const cpuNsPerCharacter = 2000;
/** The process itself takes some 100 MB, and freed memory is not returned at once. */
const memoryBytes = 700_000_000;

const [cpuMs, parserFile, browserFile] = process.argv.slice(2);
const known = loadNativeParser();
const native = parserFile && known ? { ...known, ...(await import(parserFile)) } : known;
if (native === undefined) throw new Error("No native parser loads.");

const settings = {
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte, note" },
  base: "",
  anchors: "plain",
  html: "safe",
  keep: [],
};
const facts = {
  nom: 'Anne & <b>"Cie"</b>',
  script: "<script>alert(1)</script>",
  adresse: "javascript:alert(1)",
  guillemets: '" onclick="alert(1)',
};
const pass = () => (tree) => tree;
/** The first is that of random texts. */
const compilers = [
  {},
  { facts, highlight: loadHighlighter() },
  { html: "few", facts },
  { facts, native: undefined },
  { html: "few", anchors: "github", native: undefined },
  { markdown: { remarkPlugins: [pass], rehypePlugins: [pass] } },
].map((others) =>
  createMarkdownCompiler({
    ...settings,
    directives: {
      callout: { attributes: z.strictObject({ title: z.string() }), body: "blocks" },
      plot: { attributes: z.strictObject({ name: z.enum(["seuils", "courbe"]) }), body: "none" },
    },
    native,
    ...others,
  }),
);
const reader = browserFile ? await openReader(browserFile) : undefined;

const apart = { settings: { ...settings, native: true, needsTemplates: false }, templates: undefined };

process.on("message", async ({ text, way }) => process.send(await examine(text, compilers[way])));
process.send("ready");

/** Returns the fault found, or an empty object: `undefined` cannot be sent. */
async function examine(text, compile) {
  try {
    // A build compiles such a text in a process of its own, which is ended at a deadline.
    const isRefused =
      text.length <= 1_000_000 &&
      findHeavyBlock(text.replace(/\r\n?/g, "\n")) &&
      compileApart(apart, { text, line: 1, file: "content/a.md" }) === "late";
    if (isRefused) return {};
    const before = process.cpuUsage();
    const first = compile({ text, line: 1 }, "content/a.md");
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    const bytes = process.resourceUsage().maxRSS * 1024;
    if (ms > Number(cpuMs) + (text.length * cpuNsPerCharacter) / 1e6)
      return { kind: "slow", detail: `${Math.round(ms)} ms of CPU for ${text.length} characters` };
    if (bytes > memoryBytes)
      return { kind: "memory", detail: `${Math.round(bytes / 1e6)} MB for ${text.length} characters` };
    const outside = findOutside(first, text);
    if (outside !== undefined) return { kind: "place", detail: JSON.stringify(outside) };
    if (JSON.stringify(first) !== JSON.stringify(compile({ text, line: 1 }, "content/a.md")))
      return { kind: "unstable", detail: "the second compilation gives something else" };
    // Reading the longest would take longer than compiling them.
    if (text.length > 100_000) return {};
    const judged = judgeHtml(first.body.parts);
    if (judged.fault !== undefined) return { kind: "html", detail: judged.fault };
    const seen = await reader?.judge(judged);
    return seen === undefined ? {} : { kind: "browser", detail: seen };
  } catch (error) {
    return { kind: "exception", detail: String(error?.stack ?? error) };
  }
}

/** A place of a problem, link or image that the text does not have. */
function findOutside({ body, problems }, text) {
  const lines = text.split(/\r\n|\n|\r/);
  const places = [...problems, ...body.links, ...body.images].map(({ at }) => at);
  return places.find((at) => {
    if (at === undefined) return false;
    const length = lines[at.line - 1]?.length;
    return !(length !== undefined && at.column >= 1 && at.column <= length + 1);
  });
}
