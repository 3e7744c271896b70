import { type Command, Option } from "commander";
import type { Speech } from "../catalogue/speech.ts";
import { hostNames } from "../preview/known-hosts.ts";
import { readPort } from "./dev-command.ts";
import type { RawPreviewOptions } from "./read-preview-options.ts";

/** Adds `site preview`. `finish` gets the exit status once the server has ended. */
export function addPreviewCommand(program: Command, finish: (status: number) => void, speech: Speech): void {
  program
    .command("preview")
    .description("serve the built dist/ the way a static host does")
    .option("--root <dir>", "folder of the site", ".")
    .option("--out <dir>", "folder that was built, from the site’s own", "dist")
    .option("--base <path>", "sub-path under which the site was built", "/")
    .addOption(
      new Option("--as <host>", "whose rules to follow for extensions, slashes, missing pages and headers")
        .choices(hostNames)
        .default("plain"),
    )
    .option("--port <n>", "port to serve on; the next free one where it is taken", readPort, 4322)
    .option("--host <address>", "address to serve on: 0.0.0.0 lets other machines in", "127.0.0.1")
    .option("--open", "open the site in the browser")
    .addHelpText("after", "\nExample:\n  site build && site preview --as netlify --open")
    .action(async (options: RawPreviewOptions) => {
      const { runPreview } = await import("./run-preview.ts");
      finish(await runPreview(options, speech));
    });
}
