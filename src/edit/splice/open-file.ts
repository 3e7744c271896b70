import type { Head } from "./head.ts";
import { lineEndOf } from "./splice.ts";

export type Format = "markdown" | "yaml";

/** The parts of a file of `content/`, with their original line ends. */
export type OpenFile = {
  readonly written: string;
  /** The whole file if it is YAML alone; empty if a Markdown file has no front matter. */
  readonly head: Head;
  /** The line on which the front matter begins, from 1. Undefined without front matter. */
  readonly headLine: number | undefined;
  /** Undefined for a file of YAML alone. */
  readonly body: string | undefined;
  /** Returns the bytes of the file with other parts. */
  readonly close: (parts: { readonly head?: string; readonly body?: string }) => Uint8Array;
};

/** Undefined if the bytes are not UTF-8, or the front matter of a Markdown file is not closed. */
export function openFile(bytes: Uint8Array, format: Format): OpenFile | undefined {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const written = text.slice(mark.length);
  const toBytes = (whole: string) => new TextEncoder().encode(mark + whole);
  if (format === "markdown") return begins(written) ? openHead(written, toBytes) : openBare(written, toBytes);
  return {
    written,
    head: { language: "yaml", text: written },
    headLine: 1,
    body: undefined,
    close: ({ head = written }) => toBytes(head),
  };
}

/** True if the build looks for front matter. It also does so below empty lines, and refuses the file there. */
function begins(written: string): boolean {
  return /^(?:---|\+\+\+|[^\S\r\n]*[\r\n]\s*---)/.test(written);
}

type ToBytes = (whole: string) => Uint8Array;

function openHead(written: string, toBytes: ToBytes): OpenFile | undefined {
  const opening = /^(?:---|\+\+\+)[^\S\r\n]*(?:\r\n?|\n)/.exec(written)?.[0];
  if (opening === undefined) return undefined;
  const isToml = opening.startsWith("+");
  const inner = written.slice(opening.length);
  const fence = (isToml ? closingToml : closingYaml).exec(inner);
  if (!fence || fence[0].trim() !== (isToml ? "+++" : "---")) return undefined;
  const lines = inner.slice(0, fence.index);
  // Like the build, leaves out the line end of the last line.
  const text = lines.replace(/(?:\r\n?|\n)$/, "");
  const gap = lines.slice(text.length);
  const body = inner.slice(fence.index + fence[0].length);
  return {
    written,
    head: { language: isToml ? "toml" : "yaml", text },
    headLine: 2,
    body,
    close: (parts) => {
      const newText = parts.head ?? text;
      const newBody = parts.body ?? body;
      const lineEnd = lineEndOf(written);
      const isOpen = newBody !== "" && !/[\r\n]$/.test(fence[0]);
      const newGap = newText === text ? gap : newText === "" ? "" : gap || lineEnd;
      return toBytes(opening + newText + newGap + fence[0] + (isOpen ? lineEnd : "") + newBody);
    },
  };
}

const closingYaml = /(?:^|(?<=[\r\n]))---[^\r\n]*(?:\r\n?|\n|$)/;
const closingToml = /(?:^|(?<=[\r\n]))\+\+\+[^\r\n]*(?:\r\n?|\n|$)/;

/**
 * A text without front matter. It gets some with its first field, or if its own first line would be read as front
 * matter.
 */
function openBare(written: string, toBytes: ToBytes): OpenFile {
  return {
    written,
    head: { language: "yaml", text: "" },
    headLine: undefined,
    body: written,
    close: ({ head = "", body = written }) => {
      const lineEnd = lineEndOf(written);
      const fence = `---${lineEnd}`;
      if (head === "") return toBytes(begins(body) ? fence + fence + body : body);
      const gap = /^[\r\n]/.test(body) ? "" : lineEnd;
      return toBytes(fence + head + lineEnd + fence + gap + body);
    },
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
