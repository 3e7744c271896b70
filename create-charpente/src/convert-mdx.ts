import { dirname, join, normalize, relative } from "node:path/posix";
import { findSecret } from "../../src/check/check-files.ts";
import { type BlockRules, convertBlocks } from "./convert-blocks.ts";
import type { DoneKind } from "./new-site.ts";
import type { OldSite } from "./old-site.ts";
import { isHidden } from "./published.ts";
import { readHead } from "./read-head.ts";

type MdxRules = Pick<BlockRules, "boxes" | "note"> & {
  readonly site: OldSite;
  /** The folder that `@site/` stands for in texts of Docusaurus. */
  readonly root: string;
};

/** The deepest that texts may contain one another. */
const mostParts = 8;

/**
 * Turns the MDX of a text into Markdown as far as possible: imports go, imported texts stand in the place of their
 * components, and blocks become those of Markdown. Other components stay.
 */
export function convertMdx(body: string, path: string, rules: MdxRules, depth = 0): string {
  const { text, imports } = dropModules(body, rules.note);
  const partOf = (component: string) => {
    const file = imports.get(component);
    const from = file === undefined ? undefined : toSitePath(file, path, rules.root);
    if (from === undefined || depth >= mostParts) return undefined;
    if (!/\.mdx?$/.test(from) || !mayInclude(from, rules.site)) return undefined;
    const part = readHead(rules.site.readText(from))?.body;
    return part === undefined
      ? undefined
      : moveLinks(convertMdx(part.trim(), from, rules, depth + 1), from, path);
  };
  const { boxes, note } = rules;
  return convertBlocks(readSitePaths(text, path, rules.root), { boxes, partOf, isMdx: true, note });
}

/** The links of a text that is put into another one, which count from the folder of their file. */
export function moveLinks(body: string, from: string, to: string): string {
  const [old, folder] = [dirname(from), dirname(to)];
  if (old === folder) return body;
  return body.replace(
    /(\]\(|^\[[^[\]]+\]:[ \t]+)(\.{1,2}\/[^\s()]*)/gm,
    (_, before: string, link: string) => before + toRelative(folder, join(old, link)),
  );
}

function toRelative(folder: string, path: string): string {
  const inner = relative(folder, path);
  return inner.startsWith(".") ? inner : `./${inner}`;
}

/** True for a file that may be put into a text: it is there, not hidden, and holds no keys or passwords. */
export function mayInclude(path: string, site: OldSite): boolean {
  if (isHidden(path) || !site.paths.includes(path)) return false;
  return findSecret({ path, bytes: site.readBytes(path) }) === undefined;
}

function toSitePath(written: string, from: string, root: string): string {
  return written.startsWith("@site/")
    ? join(root, written.slice("@site/".length))
    : normalize(join(dirname(from), written));
}

/** Leaves out imports and exports, outside of code. `imports` has the file of each default import. */
function dropModules(body: string, note: (kind: DoneKind) => void) {
  const imports = new Map<string, string>();
  const kept: string[] = [];
  const isInCode = watchFences();
  let isModule = false;
  for (const line of body.split("\n")) {
    if ((isModule || !isInCode(line)) && beginsModule.test(line)) {
      isModule = true;
      note("imports");
    }
    const [, name, file] = /^import\s+(\w+)\s+from\s+["']([^"']+)["']/.exec(line) ?? [];
    if (isModule && name !== undefined && file !== undefined) imports.set(name, file);
    // Such a part ends at an empty line.
    if (isModule && line.trim() === "") isModule = false;
    if (!isModule) kept.push(line);
  }
  return { text: kept.join("\n"), imports };
}

/** Returns a function that gets each line of a text in turn. It returns true from the opening fence of code to its last line. */
export function watchFences(): (line: string) => boolean {
  let fence: string | undefined;
  return (line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined)
      fence = fence === undefined ? mark : line.trim().startsWith(fence) ? undefined : fence;
    return fence !== undefined;
  };
}

const beginsModule =
  /^(?:import\s+(?:["'{*]|\w+\s*(?:,|from\b))|export\s+(?:const|let|default|function|async|\{|\*))/;

/** `@site/static/a.png` and `@site/docs/a.md` as an address, and as a path from the file. */
function readSitePaths(body: string, path: string, root: string): string {
  return body
    .replaceAll("pathname://", "")
    .replace(/@site\/(static\/)?([^\s()"'<>{}]+)/g, (_, isStatic: string | undefined, inner: string) =>
      isStatic === undefined ? relative(dirname(path), join(root, inner)) : `/${inner}`,
    )
    .replace(/^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*$/gm, "");
}
