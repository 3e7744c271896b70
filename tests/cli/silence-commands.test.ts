import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { printAnnotations, silenceCommands } from "../../src/cli/github-runner.ts";
import { toPrintableJson } from "../../src/cli/print.ts";
import { printProblems } from "../../src/cli/print-problems.ts";
import type { Problem } from "../../src/words/problem.ts";
import { english } from "../support/speech.ts";

function outputOf() {
  let text = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  silenceCommands([stream as NodeJS.WriteStream]);
  return { stream, text: () => text };
}

/** As the runner finds commands, whatever stands before or between their signs that it may look past. */
function commandsIn(text: string): readonly string[] {
  return text.split(/[\r\n]/).filter((line) => {
    const seen = line.replace(/[^\x21-\x7e]/g, "");
    return seen.startsWith("::") || /##\[/.test(line.replace(/[^\x20-\x7e]/g, ""));
  });
}

const commands = [
  "::error::x",
  "a\n::error::x",
  "a\r::stop-commands::x",
  "a\r\n \t::add-mask::x",
  "\u00a0::error::x",
  "\u200b:\u00ad:error::x",
  "##[error]x",
  "a ##[add-mask]x",
  "#\u200b#\u200d[error]x",
  "###[error]x",
  "##[##[error]x",
];

test.each(commands)("no text of an author is a command of the runner: %j", (text) => {
  const problem: Problem = {
    code: "entry/unknown-field",
    severity: "error",
    file: text,
    at: { line: 1, column: 1 },
    message: text,
    hint: text,
  };
  const { stream, text: printed } = outputOf();
  printProblems([problem], () => text, stream, english);
  stream.write(text);
  stream.write(toPrintableJson({ problems: [problem] }));
  expect(commandsIn(printed())).toEqual([]);
  expect(commandsIn(text)).not.toEqual([]);
});

test("a problem stays an annotation beside its line, and is the only command", () => {
  const { stream, text } = outputOf();
  const problem: Problem = {
    code: "entry/empty",
    severity: "error",
    file: "content/a.md",
    message: "m\n::error::x",
  };
  printProblems([problem], () => undefined, stream, english);
  printAnnotations([problem], stream, "", english);
  expect(commandsIn(text())).toEqual(["::error file=content/a.md,title=entry/empty::m%0A::error::x"]);
});

test("a callback for a write is called", async () => {
  const { stream, text } = outputOf();
  await new Promise((resolve) => stream.write("a", resolve));
  await new Promise((resolve) => stream.write("b", "utf8", resolve));
  await new Promise((resolve) => stream.write("c", undefined as never, resolve));
  expect(text()).toBe("abc");
});

test.each(commands)("a report of --json says the same with the commands in it silenced: %j", (text) => {
  const { stream, text: printed } = outputOf();
  stream.write(toPrintableJson({ text }));
  expect(JSON.parse(printed())).toEqual({ text });
});

test("a report of --json escapes control characters, and means the same", () => {
  const value = { text: "\u001b[2J\u0000\u009b\u202e\u2066é" };
  expect(toPrintableJson(value)).toBe('{\n  "text": "\\u001b[2J\\u0000\\u009b\\u202e\\u2066é"\n}\n');
});
