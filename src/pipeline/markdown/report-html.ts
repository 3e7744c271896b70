import type { Html } from "mdast";
import { say } from "../../catalogue/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";

/** Reports that raw HTML is left out. Comments and closing tags are dropped silently. */
export function reportHtml(node: Html, compilation: Compilation): void {
  const value = withoutComments(node.value).trim();
  if (value === "" || /^<\/[a-z][a-z0-9-]*\s*>$/i.test(value)) return;
  const [line = ""] = value.split("\n");
  reportAt(compilation, node, {
    code: "markdown/raw-html",
    severity: "warning",
    message: say("markdown/raw-html", { line: line.length > 60 ? `${line.slice(0, 57)}…` : line }),
    hint: /^<br\b/i.test(line) ? say("markdown/raw-html.break.hint") : say("markdown/raw-html.hint"),
  });
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
