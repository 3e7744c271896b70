import { parse as parseYaml } from "yaml";
import { splitFrontMatter } from "../../src/text/front-matter.ts";
import { readToml } from "../../src/text/read-toml.ts";
import type { OldHead } from "./old-site.ts";

export type Parted = { readonly head: OldHead; readonly body: string };

/**
 * Splits a text into its head (YAML, TOML or JSON) and its body. A head whose end is missing is the whole text, as for
 * most engines. Undefined when the head is not well formed.
 */
export function readHead(text: string): Parted | undefined {
  const plain = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (plain.startsWith("{\n")) return readJson(plain);
  // The first fence may name the language. A head in JavaScript is not read.
  const [opening = "", fence, named = ""] = /^(---|\+\+\+)(\w*)[ \t]*\n/.exec(plain) ?? [];
  if (fence === undefined) return { head: {}, body: plain };
  const format = formats[named === "" ? fence : named];
  if (format === undefined) return undefined;
  const inner = plain.slice(opening.length);
  const parts = splitFrontMatter(`${fence}\n${inner}`, "exactly");
  const { head: written, body } = parts.status === "split" ? parts : { head: inner, body: "" };
  const head = readData(written, format);
  return head && { head, body };
}

type Format = "yaml" | "toml" | "json";

const formats: Readonly<Record<string, Format>> = {
  ...{ "---": "yaml", "+++": "toml" },
  ...{ yaml: "yaml", yml: "yaml", toml: "toml", json: "json" },
};

function readJson(text: string): Parted | undefined {
  const end = text.indexOf("\n}");
  const head = end === -1 ? undefined : readData(text.slice(0, end + 2), "json");
  return head && { head, body: text.slice(end + 2) };
}

/** Undefined when the data are not well formed, or not a mapping. Dates stay texts. */
export function readData(written: string, format: Format): OldHead | undefined {
  const data = readValue(written, format) ?? {};
  return typeof data === "object" && !Array.isArray(data) ? (data as OldHead) : undefined;
}

/** Also reads lists. False, which is nothing else, when the data are not well formed. */
export function readValue(written: string, format: Format): unknown {
  try {
    return parsers[format](written);
  } catch {
    return false;
  }
}

const parsers = {
  yaml: (text: string) => parseYaml(text, { schema: "core", logLevel: "error" }) as unknown,
  toml: (text: string) => readToml(text).data as unknown,
  json: (text: string) => JSON.parse(text) as unknown,
};
