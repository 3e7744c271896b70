import { type Command, InvalidArgumentError } from "commander";
import type { Speech } from "../catalogue/speech.ts";
import type { RawDevOptions } from "./read-dev-options.ts";

/** Adds `site dev`. `finish` gets the exit status once the server has ended. */
export function addDevCommand(program: Command, finish: (status: number) => void, speech: Speech): void {
  program
    .command("dev")
    .description("build in memory, serve, and show every save at once")
    .option("--root <dir>", "folder of the site", ".")
    .option("--port <n>", "port to serve on; the next free one where it is taken", readPort, 4321)
    .option("--host <address>", "address to serve on: 0.0.0.0 lets other machines in", "127.0.0.1")
    .option("--open", "open the site in the browser")
    .option(
      "--editor <name>",
      "what the panel opens files with: vscode, zed, idea…, a link or none",
      "vscode",
    )
    .option("--base <path>", "sub-path under which the site is deployed", "/")
    .option("--url <origin>", "origin of the published site, instead of the one in content/site.yaml")
    .option("--drafts", "show drafts and entries dated after today, marked as such", true)
    .option("--no-drafts", "show what site build would publish")
    .option("--strict", "let a warning count as an error")
    .option("--poll", "look for changes instead of being told: for network disks and some containers")
    .option("--no-cache", "compute everything anew at the start")
    .option("--quiet", "print problems only")
    .addHelpText(
      "after",
      "\nWhat forms send comes to /__mail and goes nowhere else.\n\nExample:\n  site dev --port 8080 --open",
    )
    .action(async (options: RawDevOptions) => {
      // The help needs none of what a build loads.
      const { runDev } = await import("./run-dev.ts");
      finish(await runDev(options, speech));
    });
}

/** A port as commander reads it. */
export function readPort(written: string): number {
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  if (port <= 65_535) return port;
  throw new InvalidArgumentError("It is a number from 0 to 65535; 0 takes any free port.");
}
