import { Argument, type Command } from "commander";
import type { Speech } from "../catalogue/speech.ts";

/** Adds `site completion`, and the hidden `site collections` that its scripts ask. Comes last: it knows all commands. */
export function addCompletionCommand(
  program: Command,
  finish: (status: number) => void,
  speech: Speech,
): void {
  program
    .command("completion")
    .description("print a script that completes commands, options and collections in a shell")
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish"]))
    .addHelpText("after", '\nExample:\n  eval "$(site completion bash)"')
    .action(async (shell: "bash" | "zsh" | "fish") => {
      const { runCompletion } = await import("./run-completion.ts");
      finish(runCompletion(program, shell));
    });
  program
    .command("collections", { hidden: true })
    .description("print the names of the collections that take new entries")
    .option("--root <dir>", "folder of the site", ".")
    .action(async ({ root }: { readonly root: string }) => {
      const { runCollections } = await import("./run-collections.ts");
      finish(await runCollections(root, speech));
    });
}
