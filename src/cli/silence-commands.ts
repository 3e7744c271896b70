type Write = NodeJS.WriteStream["write"];
type Done = (error?: Error | null) => void;
type Terminal = { write(text: string): unknown };

/** How outputs are written to that were silenced. */
const open = new WeakMap<object, Write>();

/**
 * GitHub’s runner takes lines of what a program prints for commands: those that begin with `::`, and those that hold `##[`.
 * After this, nothing that is printed is one, whoever wrote the text, but what `writeCommand` prints.
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function silenceCommands(outputs: readonly NodeJS.WriteStream[]): void {
  for (const output of outputs) {
    const write: Write = output.write.bind(output);
    open.set(output, write);
    output.write = (chunk: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done) => {
      const text = typeof chunk === "string" ? defuse(chunk) : chunk;
      return typeof encoding === "function" ? write(text, encoding) : write(text, encoding, done);
    };
  }
}

/** Prints a command for the runner, a line that ends with its line end. */
export function writeCommand(output: Terminal, line: string): void {
  const write = open.get(output);
  if (write === undefined) output.write(line);
  else write(line);
}

/**
 * One sign of each command as JSON would write it: a report of `--json` stays the same. The runner looks past spaces before a
 * command, and past signs without a width within it.
 */
function defuse(text: string): string {
  return text
    .replace(/(^|[\n\r])([^!-~\n\r]*):(?=[^ -~\n\r]*:)/g, "$1$2\\u003a")
    .replace(/#(?=[^ -~\n\r]*#[^ -~\n\r]*\[)/g, "\\u0023");
}
