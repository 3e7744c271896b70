import type { Html } from "mdast";
import { listStartTags } from "../../html/read-html.ts";
import { shorten } from "../../text/shorten.ts";
import { say } from "../../words/message.ts";
import { type Compilation, countDropped, reportAt } from "./compilation.ts";
import { htmlElements } from "./html-elements.ts";

/** Reports and counts the elements that are left out. Comments and closing tags are dropped silently. */
export function reportHtml(node: Html, compilation: Compilation, isWhole = true): void {
  const value = withoutComments(node.value).trim();
  const allowed = htmlElements[compilation.html];
  const left = listStartTags(value).filter((name) => !Object.hasOwn(allowed, name));
  for (const name of left) countDropped(compilation, `<${name}>`);
  // An unclosed tag or comment would hide the rest of the text.
  const isOdd = !isWhole || /^<[!?]/.test(value);
  if (left.length === 0 && !isOdd) return;
  const line = value.split("\n").find((each) => isOdd || names(each, left)) ?? "";
  reportAt(compilation, node, {
    code: "markdown/raw-html",
    severity: "warning",
    message: say("markdown/raw-html", { line: shorten(line, 60) }),
    hint: compilation.html === "safe" ? say("markdown/raw-html.hint") : say("markdown/raw-html.few.hint"),
  });
}

function names(line: string, tags: readonly string[]): boolean {
  const lower = line.toLowerCase();
  return tags.some((tag) => lower.includes(`<${tag}`));
}

/** An unclosed comment would hide the rest of the text: it stays, to be reported. */
function withoutComments(value: string): string {
  let rest = "";
  let from = 0;
  for (;;) {
    const start = value.indexOf("<!--", from);
    const end = start === -1 ? -1 : value.indexOf("-->", start + 2);
    if (end === -1) return rest + value.slice(from);
    rest += value.slice(from, start);
    from = end + 3;
  }
}
