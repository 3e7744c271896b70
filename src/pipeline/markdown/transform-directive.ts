import type { RootContent } from "mdast";
import { mapTagged } from "../../define/tagged-values.ts";
import { type Compilation, placeOf, reportAt } from "./compilation.ts";
import { explainAttributeIssue, explainUnknownDirective, malformedDirective } from "./explain-directive.ts";
import type { Part } from "./split-parts.ts";
import { resolveAddress } from "./transform-image.ts";

export type BlockDirective = Extract<RootContent, { type: "containerDirective" | "leafDirective" }>;

/** Where a block stands: between the paragraphs of the text or of a directive, or inside a list or quotation. */
export type Place = "top" | "inside";

/** Makes a directive a part of the body. Undefined, with problems, where it does not hold. `holder` is the directive around it. */
export function transformDirective(
  node: BlockDirective,
  place: Place,
  compilation: Compilation,
  holder: BlockDirective | undefined,
): Part | undefined {
  const { name } = node;
  if (!isWellFormed(node, compilation)) {
    reportAt(compilation, node, malformedDirective);
    return undefined;
  }
  const directive = Object.hasOwn(compilation.directives, name) ? compilation.directives[name] : undefined;
  if (directive === undefined) {
    reportAt(compilation, node, explainUnknownDirective(name, compilation));
    return undefined;
  }
  const isFormRight = checkForm(node, directive.body, compilation, holder);
  if (place === "inside") {
    reportAt(compilation, node, {
      code: "markdown/directive-placement",
      message: `the directive “${name}” stands in a list, quotation or footnote`,
      hint: "end the list or quotation before it, without indentation",
    });
    return undefined;
  }
  const attributes = checkAttributes(node, directive.attributes, compilation);
  return attributes && isFormRight ? { kind: "directive", name, attributes } : undefined;
}

/** The native parser takes whatever follows the name or the attributes on their line for a part of the directive. */
function isWellFormed({ name, position }: BlockDirective, { source }: Compilation): boolean {
  const [line = ""] = source.text.slice(position?.start.offset, position?.end.offset).split("\n", 1);
  const rest = line.replace(/^:+/, "").slice(name.length).trimEnd();
  return rest === "" || /^[[{].*[\]}]$/.test(rest);
}

function checkForm(
  node: BlockDirective,
  body: "none" | "blocks",
  compilation: Compilation,
  holder: BlockDirective | undefined,
): boolean {
  const { name } = node;
  const refuse = (message: string, hint: string) => {
    reportAt(compilation, node, { code: "markdown/invalid-directive", message, hint });
    return false;
  };
  if (node.type === "leafDirective") {
    if (body === "blocks") {
      const hint = `write :::${name}{…}, the text, and ::: on a line of its own`;
      return refuse(`the directive “${name}” has no text to stand round`, hint);
    }
    if (node.children.length > 0) return refuse(...explainLabel(name));
    return true;
  }
  if (body === "none") {
    return refuse(
      `the directive “${name}” stands round no text`,
      `write ::${name}{…} on a line of its own, with two colons`,
    );
  }
  const [first] = node.children;
  if (first?.type === "paragraph" && first.data?.directiveLabel) return refuse(...explainLabel(name));
  if (!isClosed(node, compilation)) {
    const hint =
      "put ::: on a line of its own after its text; one that holds another needs more colons than that, as in ::::";
    if (holder === undefined) return refuse(`the directive “${name}” is never closed`, hint);
    // The colons that were meant for this one have closed that one.
    const { line } = placeOf(node, compilation);
    const message = `the directive “${holder.name}” is not closed before “${name}” begins on line ${line}`;
    reportAt(compilation, holder, { code: "markdown/invalid-directive", message, hint });
    return false;
  }
  return true;
}

function explainLabel(name: string): [message: string, hint: string] {
  return [
    `the directive “${name}” has no use for words in brackets`,
    `write them as an attribute, as in ${name}{title="…"}`,
  ];
}

/** The parser closes at the end of the text whatever is open, and the rest of an article ends up in a box. */
function isClosed(node: BlockDirective, { source }: Compilation): boolean {
  const { start, end } = node.position ?? {};
  const written = source.text.slice(start?.offset ?? 0, end?.offset ?? 0);
  const fence = /^:+/.exec(written)?.[0].length ?? 0;
  const lastLine = written.slice(written.lastIndexOf("\n") + 1);
  const closing = lastLine.trimEnd();
  return lastLine !== written && closing.endsWith(":".repeat(Math.max(3, fence)));
}

function checkAttributes(
  node: BlockDirective,
  schema: Compilation["directives"][string]["attributes"],
  compilation: Compilation,
): Readonly<Record<string, unknown>> | undefined {
  const attributes = { ...node.attributes };
  const result = schema.safeParse(attributes);
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
