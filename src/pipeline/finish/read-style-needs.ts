import type { Memory } from "../../model/memory/memory.ts";
import type { OutputFile } from "../../model/model.ts";
import type { PolicySources } from "./make-policy.ts";

/**
 * What the styles among `files` load from elsewhere: `data:` and other origins. What a style on another origin loads
 * itself is unknown.
 */
export function readStyleNeeds(files: readonly OutputFile[], memory: Memory): PolicySources {
  const found: Record<string, Set<string>> = {};
  for (const { path, bytes } of files) {
    if (!path.endsWith(".css")) continue;
    for (const { directive, source } of memory.getFor("style needs", bytes, [], () => readStyle(bytes))) {
      found[directive] ??= new Set();
      found[directive].add(source);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, sources]) => [name, [...sources].sort()]));
}

type StyleNeed = { readonly directive: string; readonly source: string };

function readStyle(bytes: Uint8Array): readonly StyleNeed[] {
  return [...Buffer.from(bytes).toString().matchAll(token)].flatMap(([, rule, written = ""]) => {
    if (rule === undefined && !isAddress(written)) return [];
    const url = written.replace(/^url\(\s*/i, "").replace(/^["']|["']$/g, "");
    const source = toSource(url);
    if (source === undefined) return [];
    return [{ directive: rule === undefined ? directiveOf(url) : "style-src", source }];
  });
}

// Strings and comments also end at the end of the file.
const quoted = String.raw`"[^"\\]*(?:\\(?:[^]|$)[^"\\]*)*(?:"|$)|'[^'\\]*(?:\\(?:[^]|$)[^'\\]*)*(?:'|$)`;

/**
 * A comment; a URL or a string, which after `@import` names a style: https://www.w3.org/TR/css-cascade-5/#at-import.
 */
const token = new RegExp(
  String.raw`\/\*(?:[^]*?\*\/|[^]*)|(@import\s*)?(url\(\s*(?:${quoted}|[^"')\s]*)|${quoted})`,
  "gi",
);

function isAddress(written: string): boolean {
  return /^url\(/i.test(written);
}

/** Undefined for an address of the site itself. */
function toSource(url: string): string | undefined {
  if (/^data:/i.test(url)) return "data:";
  const address = url.startsWith("//") ? `https:${url}` : url;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
}

function directiveOf(url: string): string {
  return /^data:(?:font|application\/(?:x-)?font)|\.(?:woff2?|ttf|otf)(?:[?#]|$)/i.test(url)
    ? "font-src"
    : "img-src";
}
