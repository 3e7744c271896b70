import { openBrowser } from "../dev/serve/open-browser.ts";
import { type ServedPreview, servePreview } from "../http/preview/serve-preview.ts";
import { statIfThere, toProjectPath } from "../store/disk.ts";
import { systemCode } from "../store/failures.ts";
import { heedInterrupts } from "../system/interrupts.ts";
import type { Speech } from "../words/speech.ts";
import { describeServeFailure } from "./describe-serve-failure.ts";
import { printable } from "./printable.ts";
import { type RawPreviewOptions, readPreviewOptions } from "./read-preview-options.ts";

/** Runs `site preview` until a signal ends it. Returns the exit status when it cannot serve. Writes to stderr only. */
export async function runPreview(raw: RawPreviewOptions, speech: Speech): Promise<number> {
  const { command, tell } = speech;
  const words = command.preview;
  const { root, open, ...options } = readPreviewOptions(raw);
  const folder = toProjectPath(options.out, root);
  const print = (line: string) => void process.stderr.write(`${line}\n`);
  if (!statIfThere(options.out)?.isDirectory()) {
    print(command.error({ message: words.missing({ folder }) }));
    return 1;
  }
  const interrupt = heedInterrupts();
  let served: ServedPreview;
  try {
    served = await servePreview({
      ...options,
      speech,
      onBusy: (port) => print(command.serve.busy({ port })),
    });
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    print(describeServeFailure(options, error as Error, speech));
    return 1;
  }
  for (const { file, line, why } of served.ignored)
    print(printable(words.ignored({ file: `${folder}/${file}`, line, why: tell(why) })));
  const ready = command.serve.ready({ url: served.url });
  print(words.serving({ folder, host: words.hosts[options.as], ready }));
  if (open) openBrowser(served.url);
  await interrupt.asked;
  await served.close();
  interrupt.end();
  return 0;
}
