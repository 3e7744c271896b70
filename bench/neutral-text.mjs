import { markdownToMdast } from "satteri";
import { visitParents } from "unist-util-visit-parents";

// Remark would take a hundred times as long: a minute for a thousand texts.
const features = { gfm: true, frontmatter: false, directive: true };
const mostRounds = 10;

/**
 * Changes Markdown so that all contestants have the same work: images and addresses of other files become links to one
 * host, directives and Hugo’s shortcodes become words. `changes` names what was changed.
 */
export function toNeutral(written) {
  const changes = new Set();
  let text = written;
  const replace = (change, pattern, by) => {
    const replaced = text.replace(pattern, by);
    if (replaced !== text) changes.add(change);
    text = replaced;
  };
  replace("line ends", /\r\n?/g, "\n");
  replace("shortcodes", /\{\{(?=[<%])/g, "{ {");
  // A change may uncover more in the next round: a directive in a directive, or a link in text that was not one.
  for (let round = 0; round < mostRounds; round += 1) {
    const edits = findEdits(text);
    if (edits.length === 0) break;
    for (const { change } of edits) changes.add(change);
    text = applyEdits(text, edits);
  }
  return { text, changes: [...changes].sort() };
}

function findEdits(text) {
  const edits = [];
  visitParents(markdownToMdast(text, { features }), (node, parents) => {
    const start = node.position?.start.offset;
    if (start === undefined) return;
    const source = text.slice(start, node.position.end.offset);
    edits.push(...findNodeEdits(node, parents, source, start, text[start - 1]));
  });
  return edits;
}

function findNodeEdits(node, parents, source, start, before) {
  const edit = (change, from, length, by) => [{ change, at: start + from, length, by }];
  switch (node.type) {
    case "image":
    case "imageReference": {
      const words = escapeMarks(node.alt || "image");
      const isInLink = parents.some(({ type }) => type === "link" || type === "linkReference");
      if (isInLink) return edit("images", 0, source.length, words);
      // After another exclamation mark it would be an image again.
      const gap = before === "!" ? " " : "";
      return edit("images", 0, source.length, `${gap}[${words}](${toAbsolute(node.url ?? "image")})`);
    }
    case "link": {
      if (isOutside(node.url)) return [];
      if (source.startsWith("<")) return edit("addresses", 1, source.length - 2, toAbsolute(node.url));
      const behind = node.children.at(-1)?.position.end.offset ?? start + 1;
      const address = findAddress(source, behind - start, /\]\(\s*/y);
      return address ? edit("addresses", address.from, address.length, toAbsolute(node.url)) : [];
    }
    case "definition": {
      if (isOutside(node.url)) return [];
      const address = findAddress(source, 0, /\[(?:\\[\s\S]|[^\\\]])*\]:\s*/y);
      return address ? edit("addresses", address.from, address.length, toAbsolute(node.url)) : [];
    }
    case "textDirective":
      // A name without brackets or braces is text.
      return source === `:${node.name}` ? [] : edit("directives", 0, 1, "\\:");
    case "leafDirective":
    case "containerDirective":
      return edit("directives", 0, /^:*/.exec(source)[0].length, "\\:");
    case "paragraph": {
      // Remains of directives, such as their last line: ours refuses any paragraph that begins with them.
      const [colons] = /^(?:\\?:){2,}/.exec(source) ?? [];
      return colons ? edit("directives", 0, colons.length, "\\:") : [];
    }
    case "text":
      return findStrayAddresses(source, start);
    default:
      return [];
  }
}

/** Finds addresses with a space: ours refuses them, others print them as words. */
function findStrayAddresses(source, start) {
  const stray = /(?<=\]\()(?:\.{0,2}\/|https?:)[^()<>"'\n]* [^()<>"'\n]*(?=\))/g;
  return [...source.matchAll(stray)].map(({ 0: address, index }) => ({
    change: "addresses",
    at: start + index,
    length: address.length,
    by: toAbsolute(address),
  }));
}

/** The place of the address after the match of `before`. */
function findAddress(source, index, before) {
  before.lastIndex = index;
  if (!before.test(source)) return undefined;
  const from = before.lastIndex;
  if (source[from] === "<") return { from, length: source.indexOf(">", from) + 1 - from };
  let depth = 0;
  let end = from;
  for (; end < source.length && !/\s/.test(source[end]); end += 1) {
    if (source[end] === "\\") end += 1;
    else if (source[end] === "(") depth += 1;
    else if (source[end] === ")") depth -= 1;
    if (depth < 0) break;
  }
  return { from, length: Math.min(end, source.length) - from };
}

function isOutside(url) {
  return /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i.test(url);
}

function toAbsolute(url) {
  const path = url.toWellFormed().replace(/^[./\\]+/, "");
  return `https://example.org/${encodeURI(path).replace(/[()'*~|:]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

function escapeMarks(words) {
  return words.replace(/\s+/g, " ").replace(/[\\`*_{}[\]()<>#!|:&~$^]/g, "\\$&");
}

/** Edits must not overlap. If two do, the outer one is made first and the inner one in the next round. */
function applyEdits(text, edits) {
  const sorted = [...edits].sort((a, b) => a.at - b.at || b.length - a.length);
  let result = "";
  let from = 0;
  for (const { at, length, by } of sorted) {
    if (at < from) continue;
    result += text.slice(from, at) + by;
    from = at + length;
  }
  return result + text.slice(from);
}
