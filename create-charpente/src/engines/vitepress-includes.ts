import { basename, dirname, join, normalize } from "node:path/posix";
import { mayInclude, moveLinks } from "../convert-mdx.ts";
import type { DoneKind } from "../new-site.ts";
import type { OldSite } from "../old-site.ts";
import { readHead } from "../read-head.ts";

type Including = {
  readonly site: OldSite;
  /** The folder that `@/` stands for. */
  readonly source: string;
  readonly note: (kind: DoneKind) => void;
};

/** The deepest that files may include one another. */
const mostIncluded = 8;

/**
 * Puts `<!--@include: ./part.md{3,}-->` and `<<< @/code.ts#region{2 ts:line-numbers} [title]` in their places. A hidden
 * file, or one that holds keys or passwords, is not read into a text.
 */
export function includeFiles(body: string, path: string, including: Including, depth = 0): string {
  const { site, source, note } = including;
  const fileOf = (written: string) => {
    const file = /^(?:@\/|\/)/.test(written)
      ? join(source, written.replace(/^@?\//, ""))
      : normalize(join(dirname(path), written));
    return mayInclude(file, site) ? file : undefined;
  };
  return body
    .split("\n")
    .map((line) => {
      const [, part, range = ""] =
        /^\s*<!--\s*@include:\s*([^\s{}<>]+?)(?:\{([\d,]*)\})?\s*-->\s*$/.exec(line) ?? [];
      const file = part === undefined || depth >= mostIncluded ? undefined : fileOf(part.replace(/#.*/, ""));
      if (file !== undefined) {
        note("included");
        const lines = readHead(site.readText(file))?.body.split("\n") ?? [];
        const text = cut(lines, range, part?.split("#")[1]).join("\n").trim();
        return moveLinks(includeFiles(text, file, including, depth + 1), file, path);
      }
      const [, indent = "", code, region, marks = "", title] =
        /^(\s*)<<<\s+([^\s#{}[\]]+)(?:#([\w-]+))?\s*(?:\{([^{}]*)\})?\s*(?:\[([^[\]]+)\])?\s*$/.exec(line) ??
        [];
      const snippet = code === undefined ? undefined : fileOf(code);
      if (snippet === undefined) return line;
      note("included");
      return writeSnippet(site.readText(snippet), { path: snippet, indent, region, marks, title });
    })
    .join("\n");
}

/** The lines `3,10` of a file, from 1, or those of a region that comments name. */
function cut(lines: readonly string[], range: string, region: string | undefined): readonly string[] {
  if (region !== undefined) return findRegion(lines, region) ?? lines;
  if (range === "") return lines;
  const [first = "", last] = range.split(",");
  const start = Number(first || 1) - 1;
  return lines.slice(start, last === undefined ? start + 1 : Number(last || lines.length));
}

function findRegion(lines: readonly string[], name: string): readonly string[] | undefined {
  const start = lines.findIndex(
    (line) => /#?region\b/.test(line) && line.includes(name) && !/endregion/.test(line),
  );
  const end = lines.findIndex((line, place) => place > start && /#?endregion\b/.test(line));
  if (start === -1) return undefined;
  return lines
    .slice(start + 1, end === -1 ? lines.length : end)
    .filter((line) => !/#(?:end)?region\b/.test(line));
}

type Snippet = {
  readonly path: string;
  readonly indent: string;
  readonly region: string | undefined;
  readonly marks: string;
  readonly title: string | undefined;
};

function writeSnippet(text: string, { path, indent, region, marks, title }: Snippet): string {
  const lines = cut(text.trimEnd().split(/\r?\n/), "", region);
  const language =
    /[a-z][\w+-]*/i.exec(marks.replace(/:[\w-]+/g, ""))?.[0] ?? basename(path).split(".").at(-1);
  const ranges = /^[\d,-]+/.exec(marks.trim())?.[0];
  const fence = "`".repeat(
    Math.max(3, ...lines.map((line) => (/^\s*(`+)/.exec(line)?.[1]?.length ?? 0) + 1)),
  );
  const info = `${language}${ranges === undefined ? "" : `{${ranges}}`}${title === undefined ? "" : ` [${title}]`}`;
  return [`${fence}${info}`, ...lines, fence].map((line) => indent + line).join("\n");
}
