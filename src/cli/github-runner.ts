import { isAbsolute, relative, sep } from "node:path";
import type { Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { printable, printWords } from "./print.ts";

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
function writeCommand(output: Terminal, line: string): void {
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

/**
 * Prints problems as GitHub workflow commands, which show them beside the changed lines. GitHub names files by their
 * path from the top of the repository: `prefix` leads from there to the site’s folder, see `annotationPrefix`.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function printAnnotations(
  problems: readonly Problem[],
  terminal: { write(text: string): unknown },
  prefix: string,
  { language, tell }: Speech,
): void {
  for (const { severity, file: path, at, code, message, hint } of problems) {
    const file = isAbsolute(path) ? path : prefix + path;
    const properties = { file, line: at?.line, col: at?.column, title: code };
    const list = Object.entries(properties)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const text =
      hint === undefined
        ? tell(message)
        : `${tell(message)}\n${printWords.hint[language]({ hint: tell(hint) })}`;
    writeCommand(terminal, `::${severity} ${list.join(",")}::${escapeData(text)}\n`);
  }
}

/**
 * The path from the top of the repository (`GITHUB_WORKSPACE`) to the site’s folder, ending in a slash: `docs/`. Empty
 * when they are the same folder or the site is outside the repository. Both are absolute.
 */
export function annotationPrefix(root: string, workspace: string | undefined): string {
  if (!workspace) return "";
  const path = relative(workspace, root);
  const isBelow = path !== "" && path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  return isBelow ? `${path.split(sep).join("/")}/` : "";
}

function escapeData(text: string): string {
  return printable(text).replaceAll("%", "%25").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
