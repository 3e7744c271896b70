import { isAbsolute, relative, sep } from "node:path";
import type { Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { printable } from "./printable.ts";
import { writeCommand } from "./silence-commands.ts";

/**
 * Prints problems as GitHub workflow commands, which show them beside the changed lines. GitHub names files by their
 * path from the top of the repository: `prefix` leads from there to the site’s folder, see `annotationPrefix`.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function printAnnotations(
  problems: readonly Problem[],
  terminal: { write(text: string): unknown },
  prefix: string,
  { command, tell }: Speech,
): void {
  for (const { severity, file: path, at, code, message, hint } of problems) {
    const file = isAbsolute(path) ? path : prefix + path;
    const properties = { file, line: at?.line, col: at?.column, title: code };
    const list = Object.entries(properties)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const text =
      hint === undefined ? tell(message) : `${tell(message)}\n${command.hint({ hint: tell(hint) })}`;
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
