import type { Command } from "commander";
import type { CommandSpeech } from "../words/speech.ts";

/** Adds `site explain`. `finish` gets the exit status. */
export function addExplainCommand(
  program: Command,
  finish: (status: number) => void,
  speech: CommandSpeech,
): void {
  const { explain, help } = speech.command;
  program
    .command("explain")
    .description(explain.about)
    .argument("[code]", explain.code)
    .addHelpText("after", `\n${help.example({ line: "site explain link/broken" })}`)
    .action(async (code: string | undefined) => {
      const { runExplain } = await import("./run-explain.ts");
      finish(await runExplain(code, await speech.loadAll()));
    });
}
