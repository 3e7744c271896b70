import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { importBundled } from "../import-bundled.mjs";
import { loadWhenRun } from "../load-when-run.mjs";

/**
 * The pages of all commands, made from their help in English. `root` is the folder of the
 * repository.
 */
export async function listCommands(root) {
  const program = await loadProgram(root);
  const help = program.createHelp();
  // `help` itself is described by what stands on each page.
  const commands = help.visibleCommands(program).filter((command) => command.name() !== "help");
  const prose = readFileSync(join(root, "docs/command-line.md"), "utf8");
  return [
    describeAll(commands),
    ...commands.map((command) =>
      describeCommand(command, help, prose.includes(`\n## \`site ${command.name()}\`\n`)),
    ),
  ];
}

/** Loads the command line with all its commands, without the code that they run. */
async function loadProgram(root) {
  const { createProgram } = await importBundled(
    'export { createProgram } from "./src/cli/program.ts";',
    root,
    {
      plugins: [leaveActions, loadWhenRun],
      // By which the command finds its version.
      define: { "import.meta.url": JSON.stringify(pathToFileURL(join(root, "src/store/any.ts"))) },
    },
  );
  return createProgram("en", () => {});
}

const leaveActions = {
  name: "leave actions",
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, importer }) =>
      kind === "dynamic-import" && /[\\/](?:cli|words)[\\/]/.test(importer) ? { external: true } : undefined,
    ),
};

function describeAll(commands) {
  const rows = commands.map(
    (command) =>
      `| [\`site ${command.name()}\`](${command.name()}.md) | ${escapeCell(command.description())} |`,
  );
  return {
    path: "commands/README.md",
    title: "Commands",
    description: "All commands with their options, from their own help.",
    body: [
      ["| command | does |", "| --- | --- |", ...rows].join("\n"),
      "`site help <command>` prints the same in a terminal, in the language of the machine. [The command line](../command-line.md) says more of some.",
    ],
  };
}

/** `isTold` says whether docs/command-line.md has a section about the command. */
function describeCommand(command, help, isTold) {
  return {
    path: `commands/${command.name()}.md`,
    title: `site ${command.name()}`,
    description: toSentence(command.description()),
    body: [
      code(help.commandUsage(command)),
      ...describeTerms("Arguments", help.visibleArguments(command), (argument) => ({
        term: help.argumentTerm(argument),
        words: help.argumentDescription(argument),
      })),
      ...describeTerms("Options", help.visibleOptions(command), (option) => ({
        term: help.optionTerm(option),
        words: help.optionDescription(option),
      })),
      ...readNotes(command),
      isTold && `More: [the command line](../command-line.md#site-${command.name()}).`,
    ],
  };
}

function describeTerms(heading, terms, describe) {
  if (terms.length === 0) return [];
  const rows = terms
    .map(describe)
    .map(({ term, words }) => `| \`${escapeCell(term)}\` | ${escapeCell(words)} |`);
  return [`## ${heading}`, ["| write | for |", "| --- | --- |", ...rows].join("\n")];
}

/** The text below the options in the help: notes, and an example. */
function readNotes(command) {
  let printed = "";
  command.configureOutput({ getOutHelpWidth: () => 1000, writeOut: (text) => (printed += text) });
  command.outputHelp();
  const blocks = printed.trim().split("\n\n");
  const notes = blocks.slice(blocks.findIndex((block) => block.startsWith("Options:")) + 1);
  return notes.flatMap((note) => {
    const [, heading, lines] = /^(Example):\n(.*)$/s.exec(note) ?? [];
    return lines === undefined ? note : [`## ${heading}`, code(lines.replaceAll(/^ {2}/gm, ""))];
  });
}

function toSentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}

function escapeCell(text) {
  return text.replaceAll("|", "\\|");
}

function code(text) {
  return `\`\`\`sh\n${text}\n\`\`\``;
}
