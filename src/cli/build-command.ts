import { join, resolve } from "node:path";
import type { Command } from "commander";
import type { Speech } from "../catalogue/speech.ts";
import type { RawBuildOptions } from "./read-build-options.ts";

/** Adds `site build`. `finish` gets the exit status. */
export function addBuildCommand(program: Command, finish: (status: number) => void, speech: Speech): void {
  program
    .command("build")
    .description("read content/, render templates/, copy static/, write dist/")
    .option("--root <dir>", "folder of the site", ".")
    .option("--out <dir>", "folder to write, from the site’s own", "dist")
    .option("--base <path>", "sub-path under which the site is deployed", "/")
    .option("--url <origin>", "origin of the published site, instead of the one in content/site.yaml")
    .option("--drafts", "publish drafts and entries dated after today as well")
    .option("--strict", "let a warning fail the build")
    .option("--no-cache", "compute everything anew")
    .option("--json", "print one machine-readable report on standard output")
    .option("--quiet", "print problems only")
    .option("--verbose", "print how long each stage took")
    .addHelpText("after", "\nExample:\n  site build --out public --url https://www.example.org --strict")
    .action(async (options: RawBuildOptions) => {
      // The help needs none of what a build loads, and a second thread starts while it does.
      const { lookAhead } = await import("../system/read/look-ahead.ts");
      const root = resolve(options.root);
      const out = resolve(root, options.out);
      const ahead = options.cache ? await lookAhead(join(root, "content"), out) : undefined;
      const { runBuild } = await import("./run-build.ts");
      finish(await runBuild(options, speech, ahead));
    });
}
