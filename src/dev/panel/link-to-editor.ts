import { posix } from "node:path";

/** Links that make editors open a file at a position. */
export const editors: Readonly<Record<string, string>> = {
  vscode: "vscode://file{path}:{line}:{column}",
  vscodium: "vscodium://file{path}:{line}:{column}",
  cursor: "cursor://file{path}:{line}:{column}",
  zed: "zed://file{path}:{line}:{column}",
  idea: "idea://open?file={path}&line={line}&column={column}",
};

type Place = { readonly file: string; readonly line: number; readonly column: number };

/** Fills in the link of an editor. `root` is the absolute folder of the site, `file` a path relative to it. */
export function linkToEditor(editor: string, root: string, { file, line, column }: Place): string {
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
