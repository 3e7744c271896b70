import { openBrowser } from "../dev/serve/open-browser.ts";
import { type Serving, serveSite } from "../dev/serve/serve-site.ts";
import { systemCode } from "../store/failures.ts";
import { heedInterrupts } from "../system/interrupts.ts";
import type { Speech } from "../words/speech.ts";
import { describeDevEvent } from "./describe-dev-event.ts";
import { describeServeFailure } from "./describe-serve-failure.ts";
import { createCodeLinks } from "./link-codes.ts";
import { frameLines, wantsColour } from "./print-problems.ts";
import { type RawDevOptions, readDevOptions } from "./read-dev-options.ts";

/** Runs `site dev` or `site edit` until a signal ends it. Returns the exit status when it cannot serve. Writes to stderr only. */
export async function runDev(
  raw: RawDevOptions,
  speech: Speech,
  editing: "on" | "offered" = "offered",
): Promise<number> {
  const { quiet, open, ...options } = readDevOptions(raw);
  const interrupt = heedInterrupts();
  let serving: Serving;
  try {
    serving = await serveSite({
      ...options,
      speech,
      editing,
      frame: (readText) => (problem) => frameLines(problem, readText),
      tell: (event, readText) => {
        const text = describeDevEvent(event, {
          readText,
          quiet,
          colour: wantsColour(process.stderr),
          showCode: createCodeLinks(process.stderr, speech.language),
          speech,
        });
        process.stderr.write(text);
      },
    });
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    process.stderr.write(`${describeServeFailure(options, error as Error, speech)}\n`);
    return 1;
  }
  if (open) openBrowser(serving.url);
  await interrupt.asked;
  await serving.close();
  interrupt.end();
  return 0;
}
