import type { OutputFile } from "../../model/model.ts";
import type { PolicySources } from "./make-policy.ts";

/**
 * What the styles among `files` fetch that is not the site’s own: `data:` and other origins. What a style of another
 * origin fetches in its turn is not known.
 */
export function readStyleNeeds(files: readonly OutputFile[]): PolicySources {
  const found: Record<string, Set<string>> = {};
  for (const { path, bytes } of files) {
    if (!path.endsWith(".css")) continue;
    for (const [, rule, written = ""] of Buffer.from(bytes).toString().matchAll(token)) {
      if (rule === undefined && !isAddress(written)) continue;
      const url = written.replace(/^url\(\s*/i, "").replace(/^["']|["']$/g, "");
      const source = toSource(url);
      if (source === undefined) continue;
      const directive = rule === undefined ? directiveOf(url) : "style-src";
      found[directive] ??= new Set();
      found[directive].add(source);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, sources]) => [name, [...sources].sort()]));
}

// The end of the file ends texts and comments as well.
const quoted = String.raw`"[^"\\]*(?:\\(?:[^]|$)[^"\\]*)*(?:"|$)|'[^'\\]*(?:\\(?:[^]|$)[^'\\]*)*(?:'|$)`;

/** A comment; an address or a text, which names a style behind `@import`: https://www.w3.org/TR/css-cascade-5/#at-import. */
const token = new RegExp(
  String.raw`\/\*(?:[^]*?\*\/|[^]*)|(@import\s*)?(url\(\s*(?:${quoted}|[^"')\s]*)|${quoted})`,
  "gi",
);

function isAddress(written: string): boolean {
  return /^url\(/i.test(written);
}

/** Undefined for what is the site’s own. */
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
