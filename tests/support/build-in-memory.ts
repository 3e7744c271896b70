import { formatProblems } from "../../src/cli/print-problems.ts";
import type { SiteDefinition } from "../../src/define/define.ts";
import { digestsOfAll } from "../../src/define/renderer.ts";
import { loadHighlighter } from "../../src/markdown/load-highlighter.ts";
import { hashOf } from "../../src/model/memory/hash.ts";
import { noMemory } from "../../src/model/memory/memory.ts";
import { type BuildIo, type BuildOptions, build } from "../../src/pipeline/build.ts";
import { allAtOnce } from "../../src/pipeline/steps.ts";
import { renderItem } from "../../src/runtime/render-item.tsx";
import { renderPage } from "../../src/runtime/render-page.tsx";
import { inflate } from "../../src/store/inflate.ts";
import { wordsOf } from "./mistake-of.ts";
import { smallSite } from "./small-site.tsx";
import { english } from "./speech.ts";
import { usualOptions } from "./usual-options.ts";

/** What every small site needs, unless a test says otherwise. */
const defaults: Readonly<Record<string, string>> = {
  "content/site.yaml": "name: Essai\nurl: https://www.essai.example\n",
  "content/categories.yaml": "energie: { name: Énergie }\n",
  "content/pages/accueil.md": "---\ntitle: Accueil\n---\n",
};

/** Files by path; undefined takes one of the defaults away. */
export type TestFiles = Readonly<Record<string, string | Uint8Array | undefined>>;

/** Runs all stages on files that a test writes out, without disk, bundler or clock. `edges` replace some of the io. */
export async function buildInMemory(
  files: TestFiles,
  options: Partial<BuildOptions> = {},
  site: SiteDefinition = smallSite,
  edges: Partial<BuildIo> = {},
) {
  const all = Object.entries({ ...defaults, ...files }).flatMap(([path, value]) =>
    value === undefined ? [] : [{ path, bytes: typeof value === "string" ? Buffer.from(value) : value }],
  );
  const copied = all
    .filter(({ path }) => path.startsWith("static/"))
    .map(({ path, bytes }) => ({ path: path.slice(7), bytes }));
  const written = new Map<string, string>();
  const handOver = () => Promise.resolve();
  const io: BuildIo = {
    readContent: () => all.filter(({ path }) => path.startsWith("content/")),
    listStatic: () => copied.map(({ path }) => path),
    readStatic: async () => copied,
    loadTemplates: async () => ({
      site,
      renderPage: (page, settings) => renderPage(site, page, settings),
      renderItem: (feed, item, settings) => renderItem(site, feed, item, settings),
      digest: hashOf("small site"),
      digests: digestsOfAll(hashOf("small site")),
      explainThrow: (error, doing) => ({
        code: "template/throws",
        severity: "error",
        file: "templates/site.ts",
        message: `${english.tell(doing)} failed: ${wordsOf(error)}`,
      }),
    }),
    readEnvironment: () => ({}),
    loadSources: async () => [],
    bundleAssets: async () => ({ assets: {}, imports: {}, files: [] }),
    prepareImages: async (sources) => ({
      images: Object.fromEntries(
        sources.map(({ path }) => [
          path,
          { width: 4, height: 3, placeholder: undefined, fallback: "assets/i.png", sources: [] },
        ]),
      ),
      files: sources.length === 0 ? [] : [{ path: "assets/i.png", bytes: Buffer.from("image") }],
    }),
    openFonts: () => ({
      digest: "fonts",
      // Every character is half as wide as it is high, and drawn as itself.
      load: async () => ({
        measure: (text, { size }) => (text.length * size) / 2,
        outline: (text) => `M${text}`,
      }),
    }),
    drawPictures: async (pictures) =>
      Promise.all(pictures.map(async ({ path, svg }) => ({ path, bytes: Buffer.from(await svg()) }))),
    memory: noMemory,
    compress: undefined,
    weigh: ({ bytes }) => bytes.byteLength,
    loadNativeParser: () => undefined,
    loadHighlighter,
    handOver,
    schedule: allAtOnce(handOver),
    inflate,
    readWorkerScripts: () => ({ worker: "worker()", retired: "retired()", register: "register()" }),
    publish: async (output) => {
      for (const { path, bytes } of output) written.set(path, Buffer.from(bytes).toString());
      return { status: "written", changed: output.length, removed: 0 };
    },
    progress: () => {},
    measure: (_stage, run) => run(),
    ...edges,
  };
  const outcome = await build(io, { ...usualOptions, ...options });
  const texts = new Map(all.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  return {
    outcome,
    problems: outcome.problems,
    written,
    /** What the author reads in the terminal. */
    report: formatProblems(outcome.problems, (file) => texts.get(file), false, english),
  };
}
