import { posix } from "node:path";
import type { Position } from "../../words/problem.ts";

/** The address that opens a place in a code editor. */
export type LinkTo = (place: {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}) => string | undefined;

/** The address that opens a file of the site in a code editor. Undefined for other files, or without an editor. */
export function linkToPlace(
  { file, at }: { readonly file: string; readonly at?: Position | undefined },
  linkTo: LinkTo | undefined,
): string | undefined {
  const isOwn = /^(?:content|templates|static)\//.test(file);
  return isOwn ? linkTo?.({ file, line: at?.line ?? 1, column: at?.column ?? 1 }) : undefined;
}

/** Links that make editors open a file at a position. */
export const editors: Readonly<Record<string, string>> = {
  vscode: "vscode://file{path}:{line}:{column}",
  vscodium: "vscodium://file{path}:{line}:{column}",
  cursor: "cursor://file{path}:{line}:{column}",
  zed: "zed://file{path}:{line}:{column}",
  idea: "idea://open?file={path}&line={line}&column={column}",
};

export type FilePlace = { readonly file: string; readonly line: number; readonly column: number };

/** Fills in the link of an editor. `root` is the absolute folder of the site, `file` a path relative to it. */
export function linkToEditor(editor: string, root: string, { file, line, column }: FilePlace): string {
  const whole = posix.join("/", root.replaceAll("\\", "/"), file);
  const path = whole.split("/").map(encodePart).join("/");
  return editor
    .replace("{path}", () => path)
    .replace("{line}", String(line))
    .replace("{column}", String(column));
}

/** A Windows drive keeps its colon. */
function encodePart(part: string): string {
  return /^[a-z]:$/i.test(part) ? part : encodeURIComponent(part);
}
