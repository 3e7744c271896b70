import { expect, test } from "vitest";
import { createProgram } from "../../src/cli/program.ts";

/** Words that stand in many English sentences, and in no French one. */
const englishWords =
  /\b(?:an|and|are|as|at|be|by|choices|command|default|dir|display|errors?|every|field|file|folder|for|from|help|is|it|instead|of|open|print|show|site’s|take|that|the|this|to|usage|value|whose|which|with|write)\b/gi;

/** What the help says, without the words of the command line itself: its options, files, addresses and examples. */
function wordsOf(help: string): string {
  return help
    .replace(/^(?:Exemple|Example)[\s\S]*/m, "")
    .replace(/^ {2}[a-z]+ \[(?:options|commande)\]/gm, "")
    .replace(
      /--[a-z-]+|\/[^\s,)]*|[a-z]+\/|\b[a-z]+\.[a-z]+\S*|site (?:build|check|new|help|\[options\])/g,
      "",
    );
}

const program = createProgram("fr", () => {});
const commands = [program, ...program.commands];

test.each(commands.map((command) => [command.name(), command] as const))(
  "the help of %s is French to the last word",
  (name, command) => {
    let help = "";
    command.configureOutput({
      writeOut: (text) => {
        help += text;
      },
    });
    command.outputHelp();
    expect(help).toContain("Utilisation\u00a0: ");
    expect(help).toContain("--language <code>");
    expect(wordsOf(help).match(englishWords) ?? [], name).toEqual([]);
    expect(help, "no line begins with a sign that belongs to the word before it").not.toMatch(/^\s*[:;»?!]/m);
  },
);

test("the words by which a test recognises English occur in the English help", async () => {
  for (const command of createProgram("en", () => {}).commands)
    expect(wordsOf(command.helpInformation()).match(englishWords), command.name()).not.toBeNull();
});
