import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { choice, command, option } from "../../src/cli/command.ts";
import { writeCompletion } from "../../src/cli/commands/completion.ts";

const name = (text: string) => ({ en: text, fr: text });
const serve = command({
  name: "serve",
  about: name("serve it: it's quick"),
  options: {
    as: choice({
      flag: "--as",
      takes: name("host"),
      about: name("follow a host [of these]"),
      choices: ["plain", "nginx"],
    }),
    port: option({ flag: "--port", takes: name("n"), about: name("port") }),
  },
  run: async () => 0,
});
const inner = command({
  name: "inner",
  about: name("inner"),
  isHidden: true,
  options: {},
  run: async () => 0,
});
const write = (shell: "bash" | "zsh" | "fish") => writeCompletion(shell, [serve, inner], "en");

test.each(["bash", "zsh", "fish"] as const)("hidden commands are not offered in %s", (shell) => {
  expect(write(shell)).not.toContain("inner");
});

test("bash offers the values of an option, and nothing if the option takes any value", () => {
  const probe = (words: string) => `COMP_WORDS=(${words}); COMP_CWORD=3; _site; echo "\${COMPREPLY[@]}"`;
  const script = [write("bash"), probe("site serve --as p"), probe("site serve --port p")].join("\n");
  expect(spawnSync("bash", ["--norc", "-c", script], { encoding: "utf8" }).stdout).toBe("plain\n\n");
});

test("descriptions with quotes, colons and brackets stay one word in zsh and fish", () => {
  expect(write("zsh")).toContain("'serve:serve it\\: it'\\''s quick'");
  expect(write("zsh")).toContain("'--as[follow a host \\[of these\\]]:value:(plain nginx)'");
  expect(write("fish")).toContain("-a serve -d 'serve it: it\\'s quick'");
  expect(write("fish")).toContain("-l as -d 'follow a host [of these]' -x -a 'plain nginx'");
});
