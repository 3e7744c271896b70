// The thread that compiles texts beside a build.
import { parentPort, workerData } from "node:worker_threads";
import type { TextJob } from "../../model/model.ts";
import { once } from "../../once.ts";
import { createMarkdownCompiler } from "../../pipeline/markdown/compile-markdown.ts";
import { toCompiledText } from "../../pipeline/markdown/remember-body.ts";
import { loadNativeParser } from "./load-native-parser.ts";
import type { HelperWork } from "./start-helper.ts";

const { settings, templates } = workerData as HelperWork;

const loadDirectives = async () => {
  if (templates === undefined) return {};
  const { compileTemplates, runTemplates } = await import("../bundle/run-templates.ts");
  return runTemplates(compileTemplates(templates.code, templates.root), templates.root).site.directives;
};

const prepare = once(async () => {
  const native = settings.native ? loadNativeParser() : undefined;
  return createMarkdownCompiler({ ...settings, native, directives: await loadDirectives() });
});

const work = async (texts: readonly TextJob[]) => {
  const compile = await prepare();
  return texts.map((job) => toCompiledText(compile(job, job.file)));
};

parentPort?.on(
  "message",
  async ({ id, texts }: { readonly id: number; readonly texts: readonly TextJob[] }) => {
    // What fails here is done once more by the thread that asked, which says why it fails.
    const results = await work(texts).catch(() => undefined);
    parentPort?.postMessage({ id, results });
  },
);
