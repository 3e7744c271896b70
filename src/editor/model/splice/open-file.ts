import { joinFrontMatter, splitFrontMatter } from "../../../text/front-matter.ts";
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
  if (format === "markdown") return openMarkdown(written, toBytes);
  return {
    written,
    head: { language: "yaml", text: written },
    headLine: 1,
    body: undefined,
    close: ({ head = written }) => toBytes(head),
  };
}

type ToBytes = (whole: string) => Uint8Array;

/** Undefined where the build refuses the fences. */
function openMarkdown(written: string, toBytes: ToBytes): OpenFile | undefined {
  const parts = splitFrontMatter(written);
  if (parts.status === "bare") return openBare(written, toBytes);
  if (parts.status === "faulty") return undefined;
  const { opening, head: text, gap, closing, body } = parts;
  return {
    written,
    head: { language: parts.sign === "+++" ? "toml" : "yaml", text },
    headLine: 2,
    body,
    close: (changed) => {
      const newText = changed.head ?? text;
      const newBody = changed.body ?? body;
      const lineEnd = lineEndOf(written);
      const isOpen = newBody !== "" && !/[\r\n]$/.test(closing);
      const newGap = newText === text ? gap : newText === "" ? "" : gap || lineEnd;
      return toBytes(opening + newText + newGap + closing + (isOpen ? lineEnd : "") + newBody);
    },
  };
}

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
      const isBare = splitFrontMatter(body).status === "bare";
      if (head === "") return toBytes(isBare ? body : joinFrontMatter("", body, lineEnd));
      const gap = /^[\r\n]/.test(body) ? "" : lineEnd;
      return toBytes(joinFrontMatter(head + lineEnd, gap + body, lineEnd));
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
