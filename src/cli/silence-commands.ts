type Write = NodeJS.WriteStream["write"];
type Done = (error?: Error | null) => void;
type Terminal = { write(text: string): unknown };

/** The original `write` of each silenced output. */
const open = new WeakMap<object, Write>();

/**
 * GitHub’s runner executes lines of output that begin with `::` or contain `##[`. After this call, only lines of
 * `writeCommand` count as commands, whatever text is printed.
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

/** Prints a command for the runner. `line` includes its line end. */
export function writeCommand(output: Terminal, line: string): void {
  const write = open.get(output);
  if (write === undefined) output.write(line);
  else write(line);
}

/**
 * Replaces one character of each command by its JSON escape, so a report of `--json` keeps its meaning. The runner
 * skips spaces before a command and zero-width characters within it.
 */
function defuse(text: string): string {
  return text
    .replace(/(^|[\n\r])([^!-~\n\r]*):(?=[^ -~\n\r]*:)/g, "$1$2\\u003a")
    .replace(/#(?=[^ -~\n\r]*#[^ -~\n\r]*\[)/g, "\\u0023");
}
