import { statSync } from "node:fs";
import type { Speech } from "../catalogue/speech.ts";
import { openBrowser } from "../dev/serve/open-browser.ts";
import { type ServedPreview, servePreview } from "../preview/serve-preview.ts";
import { systemCode } from "../system/file-system.ts";
import { toProjectPath } from "../system/to-project-path.ts";
import { printable } from "./printable.ts";
import { type RawPreviewOptions, readPreviewOptions } from "./read-preview-options.ts";
import { waitForInterrupt } from "./wait-for-interrupt.ts";

/** Runs `site preview` until Ctrl-C and gives its exit status. All it says goes to stderr. */
export async function runPreview(raw: RawPreviewOptions, _speech: Speech): Promise<number> {
  const { root, open, ...options } = readPreviewOptions(raw);
  const folder = toProjectPath(options.out, root);
  const say = (text: string) => void process.stderr.write(`${text}\n`);
  if (!statSync(options.out, { throwIfNoEntry: false })?.isDirectory()) {
    say(`error: ${folder}/ is not there: run site build first`);
    return 1;
  }
  const interrupt = waitForInterrupt();
  let served: ServedPreview;
  try {
    served = await servePreview({
      ...options,
      onBusy: (port) => say(`port ${port} is taken, trying the next one`),
    });
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    say(`error: ${options.host}:${options.port} cannot be served on: ${(error as Error).message}`);
    return 1;
  }
  for (const { file, line, why } of served.ignored)
    say(`${folder}/${file}:${line} is not heeded: ${printable(why)}`);
  say(`${folder}/, as ${describe(options.as)} serves it: ${served.url}  (Ctrl-C ends it)`);
  if (open) openBrowser(served.url);
  await interrupt;
  await served.close();
  return 0;
}

function describe(as: ReturnType<typeof readPreviewOptions>["as"]): string {
  switch (as) {
    case "plain":
      return "a plain file server";
    case "github":
      return "GitHub Pages";
    case "netlify":
      return "Netlify";
    case "cloudflare":
      return "Cloudflare Pages";
    case "nginx":
      return "nginx";
  }
}
