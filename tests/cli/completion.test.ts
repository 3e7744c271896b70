import { spawnSync } from "node:child_process";
import { Command, Option } from "commander";
import { expect, test } from "vitest";
import { describeCommands } from "../../src/cli/completion/describe-commands.ts";
import { writeBash } from "../../src/cli/completion/write-bash.ts";
import { writeFish } from "../../src/cli/completion/write-fish.ts";
import { writeZsh } from "../../src/cli/completion/write-zsh.ts";
import { english } from "../support/speech.ts";

const program = new Command("site");
program
  .command("serve")
  .description("serve it: it's quick")
  .addOption(new Option("--as <host>", "follow a host [of these]").choices(["plain", "nginx"]))
  .addOption(new Option("--secret <word>").hideHelp())
  .option("--port <n>", "port");
program.command("inner", { hidden: true });
const commands = describeCommands(program, english.command.values);

test("hidden options are not offered", () => {
  expect(commands.map(({ name, options }) => [name, options.map((option) => option.name)])).toEqual([
    ["serve", ["--as", "--port"]],
  ]);
});

test("bash offers the values of an option, and nothing if the option takes any value", () => {
  const probe = (words: string) => `COMP_WORDS=(${words}); COMP_CWORD=3; _site; echo "\${COMPREPLY[@]}"`;
  const script = [
    writeBash(commands, english.command),
    probe("site serve --as p"),
    probe("site serve --port p"),
  ].join("\n");
  expect(spawnSync("bash", ["--norc", "-c", script], { encoding: "utf8" }).stdout).toBe("plain\n\n");
});

test("descriptions with quotes, colons and brackets stay one word in zsh and fish", () => {
  expect(writeZsh(commands, english.command)).toContain("'serve:serve it\\: it'\\''s quick'");
  expect(writeZsh(commands, english.command)).toContain(
    "'--as[follow a host \\[of these\\]]:value:(plain nginx)'",
  );
  expect(writeFish(commands, english.command)).toContain("-a serve -d 'serve it: it\\'s quick'");
  expect(writeFish(commands, english.command)).toContain(
    "-l as -d 'follow a host [of these]' -x -a 'plain nginx'",
  );
});
