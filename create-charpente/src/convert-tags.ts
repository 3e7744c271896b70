import type { DoneKind } from "./new-site.ts";

type Conversion = {
  /** Returns the new address of the text with this file name. Undefined when there is none. */
  readonly refer: (written: string) => string | undefined;
  readonly note: (kind: DoneKind) => void;
  readonly isMdx: boolean;
};

/** Turns template tags in a Markdown text into Markdown, if there is an equivalent. Other tags stay. */
export function convertTags(body: string, conversion: Conversion): string {
  const lines: string[] = [];
  let fence: string | undefined;
  /** The index of the line that opens a `highlight` block. */
  let tag: number | undefined;
  let isInHtml = false;
  for (const written of body.split("\n")) {
    const line = unwrap(written, conversion, fence !== undefined || tag !== undefined);
    const mark = /^\s{0,12}(`{3,}|~{3,})/.exec(line)?.[1];
    const isTag = mark !== undefined && line !== written;
    if (fence === undefined && tag === undefined && mark === undefined) {
      // Jekyll replaces the item before `{:toc}` with a table of contents.
      if (/^\s*\{:\s*toc\b/i.test(written) && /^\s*(?:[*+-]|\d+\.)\s/.test(lines.at(-1) ?? "")) lines.pop();
      isInHtml = line.trim() !== "" && (isInHtml || beginsHtml.test(line));
      lines.push(convertLine(line, { ...conversion, isInHtml }));
      continue;
    }
    lines.push(line);
    if (tag !== undefined) {
      // Such a block ends at its closing tag, even if it contains a fence.
      if (!isTag || line !== "```") continue;
      lengthenFences(lines, tag);
      tag = undefined;
    } else if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
    } else if (isTag) tag = lines.length - 1;
    else fence = mark;
  }
  return lines.join("\n");
}

/** Makes the fences of a block that ends with the last line longer than those it contains. */
function lengthenFences(lines: string[], opening: number): void {
  const inner = lines.slice(opening + 1, -1).map((line) => /^\s*(`{3,})/.exec(line)?.[1]?.length ?? 0);
  const longest = inner.reduce((most, length) => Math.max(most, length), 2);
  const more = "`".repeat(longest - 2);
  for (const place of [opening, lines.length - 1]) lines[place] = more + lines[place];
}

/** The start of an HTML block: up to the next empty line, Markdown within it would be read as text. */
const beginsHtml =
  /^\s{0,3}<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b/i;

/** Converts tags on a line of their own, in code as well. */
function unwrap(line: string, { note, isMdx }: Conversion, isInCode: boolean): string {
  const [, tag = "", rest = ""] = /^\s*\{[{%][-<%]?\s*(\/?\w+)\b([^{}]*)[%>-]?[%}]\}\s*$/.exec(line) ?? [];
  switch (tag) {
    case "highlight":
      note("code");
      return `\`\`\`${/[\w+#-]+/.exec(rest)?.[0] ?? ""}`;
    case "/highlight":
    case "endhighlight":
      return "```";
    case "raw":
    case "endraw":
      note("marks");
      return "";
  }
  if (isInCode) return line;
  if (/^\s*<!--\s*more\s*-->\s*$/.test(line) || /^\{:[^{}]*\}\s*$/.test(line)) {
    note("marks");
    return "";
  }
  if (isMdx && /^(?:import|export)\s/.test(line)) {
    note("imports");
    return "";
  }
  return line;
}

/** Converts tags within a line, except between backticks. */
function convertLine(line: string, conversion: LineConversion): string {
  return line
    .split(/(`[^`]*`)/)
    .map((part, place) => (place % 2 === 1 ? part : convertPart(part, conversion)))
    .join("");
}

type LineConversion = Conversion & { readonly isInHtml: boolean };

function convertPart(part: string, conversion: LineConversion): string {
  const plain = part
    .replace(/\{\{[<%]([^{}]*)[%>]\}\}/g, (tag, inner: string) => convertShortcode(inner, conversion) ?? tag)
    .replace(/\{%([^{}]*)%\}/g, (tag, inner: string) => convertLiquid(inner, conversion) ?? tag)
    .replace(/\{\{([^{}]*)\}\}/g, (tag, inner: string) => convertOutput(inner, conversion) ?? tag);
  if (conversion.isInHtml) return plain;
  return plain
    .replace(
      /<img\b([^<>]*)>/gi,
      (tag, inner: string) => toImage(readWords(`img ${inner}`).named, conversion) ?? tag,
    )
    .replace(/<a\b([^<>]*)>([^<>]+)<\/a>/gi, (tag, inner: string, words: string) => {
      const { href } = readWords(`a ${inner}`).named;
      return href === undefined || isComputed(href) ? tag : `[${words}](${toDestination(href)})`;
    })
    .replace(/\{:[^{}]*\}/g, () => {
      conversion.note("marks");
      return "";
    });
}

/** `{{< name … >}}` of Hugo. */
function convertShortcode(inner: string, { refer, note }: Conversion): string | undefined {
  const { name, words, named } = readWords(inner);
  const [first = ""] = words;
  switch (name) {
    case "ref":
    case "relref": {
      const address = refer(first);
      if (address !== undefined) note("links");
      return address;
    }
    case "figure":
      return toImage({ ...named, src: named.src ?? first }, { note });
    case "youtube":
    case "vimeo": {
      const id = named.id ?? first;
      note("videos");
      return name === "vimeo"
        ? `[Vimeo](https://vimeo.com/${id})`
        : `[YouTube](https://www.youtube.com/watch?v=${id})`;
    }
    default:
      return undefined;
  }
}

/** A Markdown image. The caption becomes the title, and also the alternative text if there is none. */
function toImage(
  named: Readonly<Record<string, string>>,
  { note }: Pick<Conversion, "note">,
): string | undefined {
  const { src, caption, title = caption, alt = title ?? "" } = named;
  if (src === undefined || src === "" || isComputed(src)) return undefined;
  note("figures");
  return `![${alt}](${toDestination(src)}${title === undefined ? "" : ` "${title.replaceAll('"', "”")}"`})`;
}

/** True for an address that only a template knows. */
function isComputed(address: string): boolean {
  return /\{[{%]/.test(address);
}

/** An address as Markdown writes it. */
function toDestination(address: string): string {
  return /\s/.test(address) ? `<${address}>` : address;
}

/** `{% name … %}` of Liquid. */
function convertLiquid(inner: string, { refer, note }: Conversion): string | undefined {
  const { name, words } = readWords(inner.replace(/^-|-$/g, ""));
  if (name === "raw" || name === "endraw") return "";
  if (name !== "post_url" && name !== "link") return undefined;
  const address = refer(words[0] ?? "");
  if (address !== undefined) note("links");
  return address;
}

/** `{{ … }}` of Liquid and Nunjucks, when it is an address. */
function convertOutput(inner: string, { note }: Conversion): string | undefined {
  const [value = "", ...filters] = inner.split("|").map((part) => part.trim());
  if (/^site\.(?:baseurl|url)$/.test(value)) {
    note("links");
    return "";
  }
  const address = /^["']([^"']*)["']$/.exec(value)?.[1];
  const isAddress =
    filters.length === 1 && ["relative_url", "absolute_url", "url"].includes(filters[0] ?? "");
  if (address === undefined || !isAddress) return undefined;
  note("links");
  return address;
}

function readWords(inner: string) {
  const words: string[] = [];
  const named: Record<string, string> = {};
  for (const [, key, double, single, bare = ""] of inner.matchAll(
    /(?:(\w+)=)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g,
  )) {
    const value = double ?? single ?? bare;
    if (key === undefined) words.push(value);
    else named[key] = value;
  }
  const [name = "", ...rest] = words;
  return { name, words: rest, named };
}
