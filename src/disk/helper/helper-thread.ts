// The thread that compiles texts and reads facts off pages beside a build.
import { parentPort, workerData } from "node:worker_threads";
import { readFacts } from "../../check/read-facts.ts";
import { createMarkdownCompiler } from "../../markdown/compile-markdown.ts";
import { toCompiledText } from "../../markdown/remember-body.ts";
import { once } from "../../once.ts";
import { loadNativeParser } from "../load-native-parser.ts";
import type { HelperTask, HelperWork } from "./start-helper.ts";

const { settings, templates } = workerData as HelperWork;

const loadDirectives = async () => {
  if (templates === undefined) return {};
  const { compileTemplates, runTemplates } = await import("../run-templates.ts");
  return runTemplates(compileTemplates(templates.code, templates.root), templates.root).site.directives;
};

const prepare = once(async () => {
  const native = settings.native ? loadNativeParser() : undefined;
  return createMarkdownCompiler({ ...settings, native, directives: await loadDirectives() });
});

const work = async (task: HelperTask) => {
  if ("pages" in task) return task.pages.map(readFacts);
  const compile = await prepare();
  return task.texts.map((job) => toCompiledText(compile(job, job.file)));
};

parentPort?.on("message", async ({ id, task }: { readonly id: number; readonly task: HelperTask }) => {
  // What fails here is done once more by the thread that asked, which says why it fails.
  const results = await work(task).catch(() => undefined);
  parentPort?.postMessage({ id, results });
});
