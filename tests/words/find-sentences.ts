import { parseAst } from "vitest/node";
import { englishWords } from "./english-words.ts";

type Node = { readonly type: string; readonly [field: string]: unknown };

/**
 * The English sentences among the texts of a module: strings, templates, and the text of elements. What a template puts
 * in stands as `…`. Comments, names of modules and types are none.
 */
export function findSentences(code: string, lang: "ts" | "tsx" = "tsx"): readonly string[] {
  const texts: string[] = [];
  visit(parseAst(code, { lang }), texts);
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter(isSentence);
}

const isEnglish = new RegExp(`(?:^|[\\s(“])(?:${englishWords.join("|")})(?=[\\s.,;:!?)”]|$)`, "i");

/** Three words, of which one is in English alone, or with a capital letter at the start and a full stop at the end. */
function isSentence(text: string): boolean {
  if (/^[A-Z][\p{L}’]* (?:[\p{L}…’“”]+,? )*[\p{L}…’“”]+[.!?]$/u.test(text)) return true;
  return /(?:[\p{L}…’.“”]+[,;:]? ){2}[\p{L}…“]/u.test(text) && isEnglish.test(text);
}

/** Of these, no text is ever printed. */
const silent = ["ImportDeclaration", "ExportAllDeclaration", "TSLiteralType", "TSTypeReference"];

function visit(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) for (const one of node) visit(one, texts);
  if (!isNode(node) || silent.includes(node.type) || isCatalogued(node)) return;
  const text = textOf(node);
  if (text !== undefined) texts.push(text);
  for (const [field, value] of Object.entries(node)) if (field !== "type") visit(value, texts);
}

/** The words of a language, as in `{ en: "close", fr: "fermer" }`. */
function isCatalogued({ type, key }: Node): boolean {
  return type === "Property" && isNode(key) && ["en", "fr"].includes(String(key.name));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function textOf({ type, value, quasis }: Node): string | undefined {
  switch (type) {
    case "Literal":
    case "JSXText":
      return typeof value === "string" ? value : undefined;
    case "TemplateLiteral":
      return (quasis as readonly { value: { cooked: string } }[]).map((part) => part.value.cooked).join("…");
    default:
      return undefined;
  }
}
