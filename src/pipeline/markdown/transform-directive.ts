import type { RootContent } from "mdast";
import { withLanguage } from "../../define/language-scope.ts";
import { mapTagged } from "../../define/tagged-values.ts";
import { type Message, say } from "../../words/message.ts";
import { type Compilation, placeOf, reportAt } from "./compilation.ts";
import {
  explainAttributeIssue,
  explainForm,
  explainUnknownDirective,
  hasTypesetQuotes,
} from "./explain-directive.ts";
import { firstLineOf, isWellFormed } from "./read-colons.ts";
import type { Part } from "./split-parts.ts";
import { resolveAddress } from "./transform-image.ts";

export type BlockDirective = Extract<RootContent, { type: "containerDirective" | "leafDirective" }>;

/** The context of a block: between paragraphs of the text or of a directive, or inside a list or quotation. */
export type Place = "top" | "inside";

/**
 * Turns a directive into a part of the body. Undefined, with problems, when it is wrong. `holder` is the directive
 * around it.
 */
export function transformDirective(
  node: BlockDirective,
  place: Place,
  compilation: Compilation,
  holder: BlockDirective | undefined,
): Part | undefined {
  const { name } = node;
  const directive = Object.hasOwn(compilation.directives, name) ? compilation.directives[name] : undefined;
  if (directive === undefined) {
    reportAt(compilation, node, explainUnknownDirective(name, compilation));
    return undefined;
  }
  const line = firstLineOf(node, compilation.source.text);
  if (!isWellFormed(line, name) || hasTypesetQuotes(line)) {
    reportAt(compilation, node, explainForm(line));
    return undefined;
  }
  const isFormRight = checkForm(node, directive.body, compilation, holder);
  if (place === "inside") {
    reportAt(compilation, node, {
      code: "markdown/directive-placement",
      message: say("markdown/directive-placement", { name }),
      hint: say("markdown/directive-placement.hint"),
    });
    return undefined;
  }
  const attributes = checkAttributes(node, directive.attributes, compilation);
  return attributes && isFormRight ? { kind: "directive", name, attributes } : undefined;
}

function checkForm(
  node: BlockDirective,
  body: "none" | "blocks",
  compilation: Compilation,
  holder: BlockDirective | undefined,
): boolean {
  const { name } = node;
  const refuse = (message: Message, hint: Message) => {
    reportAt(compilation, node, { code: "markdown/invalid-directive", message, hint });
    return false;
  };
  if (node.type === "leafDirective") {
    if (body === "blocks") {
      const hint = say("markdown/invalid-directive.no-text.hint", { name });
      return refuse(say("markdown/invalid-directive.no-text", { name }), hint);
    }
    if (node.children.length > 0) return refuse(...explainLabel(name));
    return true;
  }
  if (body === "none") {
    return refuse(
      say("markdown/invalid-directive.needs-no-text", { name }),
      say("markdown/invalid-directive.needs-no-text.hint", { name }),
    );
  }
  const [first] = node.children;
  if (first?.type === "paragraph" && first.data?.directiveLabel) return refuse(...explainLabel(name));
  if (!isClosed(node, compilation)) {
    const hint = say("markdown/invalid-directive.open.hint");
    if (holder === undefined) return refuse(say("markdown/invalid-directive.open", { name }), hint);
    // The closing colons of this directive have closed the one around it.
    const { line } = placeOf(node, compilation);
    const message = say("markdown/invalid-directive.open-before", { name: holder.name, next: name, line });
    reportAt(compilation, holder, { code: "markdown/invalid-directive", message, hint });
    return false;
  }
  return true;
}

function explainLabel(name: string): [message: Message, hint: Message] {
  return [
    say("markdown/invalid-directive.label", { name }),
    say("markdown/invalid-directive.label.hint", { name }),
  ];
}

/** The parser closes open directives at the end of the text, so the rest of an article would end up in a box. */
function isClosed(node: BlockDirective, { source }: Compilation): boolean {
  const { start, end } = node.position ?? {};
  // When an inner block ends it, the last colons belong to that block.
  if (node.children.at(-1)?.position?.end.offset === end?.offset) return false;
  const written = source.text.slice(start?.offset ?? 0, end?.offset ?? 0);
  const fence = /^:+/.exec(written)?.[0].length ?? 0;
  const lastLine = written.slice(written.lastIndexOf("\n") + 1);
  const closing = lastLine.trimEnd();
  return lastLine !== written && closing.endsWith(":".repeat(Math.max(3, fence)));
}

/** Undefined, with problems, when they do not fit the directive’s schema. */
export function checkAttributes(
  node: BlockDirective,
  schema: Compilation["directives"][string]["attributes"],
  compilation: Compilation,
): Readonly<Record<string, unknown>> | undefined {
  const attributes = { ...node.attributes };
  const result = withLanguage(compilation.language, () => schema.safeParse(attributes));
  if (!result.success) {
    for (const issue of result.error.issues) {
      for (const problem of explainAttributeIssue(issue, node.name, attributes, schema)) {
        reportAt(compilation, node, problem);
      }
    }
    return undefined;
  }
  const parsed = mapTagged(result.data, (as, value) => {
    if (as !== "image") return value;
    const image = resolveAddress((value as { readonly image: string }).image, compilation.file);
    compilation.images.push({ image, at: placeOf(node, compilation) });
    return { image };
  });
  return parsed as Readonly<Record<string, unknown>>;
}
