import type { BlockContent, Blockquote, DefinitionContent } from "mdast";
import { say } from "../../words/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import type { Part } from "./split-parts.ts";
import { checkAttributes } from "./transform-directive.ts";

/** The kinds of GitHub, in lower case: https://github.com/orgs/community/discussions/16925 */
const mark = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

/** The directive that draws alerts, with the attribute `kind`, if the site declares it. */
const name = "alert";

export type Alert = { readonly part: Part; readonly inside: readonly (BlockContent | DefinitionContent)[] };

/**
 * Reads a quotation that begins with `[!NOTE]` as the site’s directive `alert`. Undefined for other quotations. Also
 * undefined when the site has no such directive, with a warning, because readers will see the mark.
 */
export function readAlert(node: Blockquote, compilation: Compilation): Alert | undefined {
  const [first, ...rest] = node.children;
  const [text, ...others] = first?.type === "paragraph" ? first.children : [];
  const [written = "", kind] = text?.type === "text" ? (mark.exec(text.value) ?? []) : [];
  if (first?.type !== "paragraph" || text?.type !== "text" || kind === undefined) return undefined;
  // A backslash before the bracket means that it is intended.
  if (compilation.source.text.startsWith("\\", text.position?.start.offset)) return undefined;
  const words = text.value.slice(written.length);
  // GitHub does not read an alert when words follow the mark on its line.
  if (words === "" && others.length > 0 && others[0]?.type !== "break" && !written.endsWith("\n"))
    return undefined;
  const directive = Object.hasOwn(compilation.directives, name) ? compilation.directives[name] : undefined;
  if (directive === undefined || directive.body === "none") {
    reportAt(compilation, node, {
      code: "markdown/unknown-directive",
      severity: "warning",
      message: say("markdown/unknown-directive.alert", { mark: written.trim() }),
      hint: say("markdown/unknown-directive.alert.hint", { mark: written.trim() }),
    });
    return undefined;
  }
  const asDirective = {
    ...node,
    type: "containerDirective" as const,
    name,
    attributes: { kind: kind.toLowerCase() },
  };
  const attributes = checkAttributes(asDirective, directive.attributes, compilation);
  if (attributes === undefined) return undefined;
  const line =
    words === ""
      ? others.filter(({ type }, at) => at > 0 || type !== "break")
      : [{ ...text, value: words }, ...others];
  const inside = line.length === 0 ? rest : [{ ...first, children: line }, ...rest];
  return { part: { kind: "directive", name, attributes }, inside };
}
