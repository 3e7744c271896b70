import type { Problem } from "../problem.ts";

/**
 * Prints problems as GitHub’s workflow commands, so that they stand beside the changed lines.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function printAnnotations(
  problems: readonly Problem[],
  terminal: { write(text: string): unknown },
): void {
  for (const { severity, file, at, code, message, hint } of problems) {
    const properties = { file, line: at?.line, col: at?.column, title: code };
    const list = Object.entries(properties)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const text = hint === undefined ? message : `${message}\nhint: ${hint}`;
    terminal.write(`::${severity} ${list.join(",")}::${escapeData(text)}\n`);
  }
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
