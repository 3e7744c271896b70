import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { projectRoot } from "./run-site.ts";

/** What GitHub would refuse in a workflow, by its own parser. */
export async function checkWorkflow(name: string, content: string): Promise<readonly string[]> {
  parser ??= load();
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = await parser;
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const found = context.errors.getErrors().map(({ message }) => message);
  if (found.length > 0 || value === undefined) return found;
  const { errors = [] } = await convertWorkflowTemplate(context, value);
  return errors.map(({ Message }) => Message);
}

type Parser = typeof import("@actions/workflow-parser");
let parser: Promise<Parser> | undefined;

/** The package imports JSON in a way that bundlers alone take. */
async function load(): Promise<Parser> {
  const folder = mkdtempSync(join(tmpdir(), "charpente-workflow-"));
  const outfile = join(folder, "parser.mjs");
  try {
    const entryPoints = ["@actions/workflow-parser"];
    await build({
      absWorkingDir: projectRoot,
      entryPoints,
      outfile,
      bundle: true,
      platform: "browser",
      format: "esm",
    });
    return await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
