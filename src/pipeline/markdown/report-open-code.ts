import type { Code } from "mdast";
import { say } from "../../words/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";

/** Finds a code block without a closing fence: everything after it would be shown as code. */
export function reportOpenCode(node: Code, compilation: Compilation): void {
  const { text } = compilation.source;
  const { start, end } = node.position ?? {};
  if (end?.offset === undefined || isFollowed(text, end.offset)) return;
  const [first = "", ...rest] = text.slice(start?.offset, end.offset).trimEnd().split("\n");
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
  if (fence === undefined) return;
  // The marks of a surrounding list or quotation may precede it.
  const closing = (rest.at(-1) ?? "").replace(/^[ \t>]+/, "");
  if (closing.length >= fence.length && closing === fence.charAt(0).repeat(closing.length)) return;
  reportAt(compilation, node, {
    code: "markdown/open-code",
    severity: "warning",
    message: say("markdown/open-code"),
    hint: say("markdown/open-code.hint", { fence }),
  });
}

/** True when anything but spaces follows `offset`. */
function isFollowed(text: string, offset: number): boolean {
  const sign = /\S/g;
  sign.lastIndex = offset;
  return sign.test(text);
}
