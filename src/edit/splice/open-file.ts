import { lineEndOf } from "./splice.ts";

export type Format = "markdown" | "yaml";

/** The parts of a file of `content/`, with their original line ends. */
export type OpenFile = {
  readonly written: string;
  readonly yaml: string;
  /** Undefined for a file of YAML alone. */
  readonly body: string | undefined;
  /** Returns the bytes of the file with other parts. */
  readonly close: (parts: { readonly yaml?: string; readonly body?: string }) => Uint8Array;
};

/** Undefined if the bytes are not UTF-8, or a Markdown file has no front matter. */
export function openFile(bytes: Uint8Array, format: Format): OpenFile | undefined {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const written = text.slice(mark.length);
  if (format === "yaml")
    return { written, yaml: written, body: undefined, close: ({ yaml = written }) => encode(mark + yaml) };

  const opening = /^---[^\S\r\n]*(?:\r\n?|\n)/.exec(written)?.[0];
  const closing = /(?:^|(?<=[\r\n]))---[^\r\n]*(?:\r\n?|\n|$)/;
  const head = opening && written.slice(opening.length);
  const fence = head === undefined ? undefined : closing.exec(head);
  if (opening === undefined || head === undefined || !fence || fence[0].trim() !== "---") return undefined;
  const lines = head.slice(0, fence.index);
  // Like the build, leaves out the line end of the last line.
  const yaml = lines.replace(/(?:\r\n?|\n)$/, "");
  const gap = lines.slice(yaml.length);
  const body = head.slice(fence.index + fence[0].length);
  return {
    written,
    yaml,
    body,
    close: (parts) => {
      const newYaml = parts.yaml ?? yaml;
      const newBody = parts.body ?? body;
      const lineEnd = lineEndOf(written);
      const isOpen = newBody !== "" && !/[\r\n]$/.test(fence[0]);
      return encode(
        mark +
          opening +
          newYaml +
          (newYaml === "" ? gap : gap || lineEnd) +
          fence[0] +
          (isOpen ? lineEnd : "") +
          newBody,
      );
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

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
