import { Parser } from "htmlparser2";
import { readXml } from "../../support/read-xml.ts";

type Files = ReadonlyMap<string, Uint8Array | string>;

/**
 * What is wrong with the files of an attacked site, without a browser. `clean` are those of the same site without an
 * attack.
 */
export function judgeFiles(files: Files, clean: Files): readonly string[] {
  return [...files].flatMap(([path, bytes]) => {
    const usual = toText(clean.get(path) ?? "");
    if (hostFiles.test(path)) return toText(bytes) === usual ? [] : [`${path}: a vector got into it`];
    const known = judge(path, usual);
    return withoutKnown(judge(path, toText(bytes)), known).map((fault) => `${path}: ${fault}`);
  });
}

function toText(bytes: Uint8Array | string): string {
  return typeof bytes === "string" ? bytes : Buffer.from(bytes).toString();
}

/**
 * What the site has by itself is no fault as often as it has it: forms have names, and an inline script says what to
 * fetch ahead.
 */
export function withoutKnown(faults: readonly string[], known: readonly string[]): readonly string[] {
  const left = [...known];
  return faults.filter((fault) => {
    const at = left.indexOf(fault);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function judge(path: string, text: string): readonly string[] {
  if (text === "") return [];
  if (path.endsWith(".html")) return judgeHtml(text);
  if (path.endsWith(".xml")) return judgeXml(text);
  if (/\.(?:json|webmanifest)$/.test(path)) return judgeJson(text);
  if (path === "llms.txt") return judgeLines(text);
  return [];
}

/**
 * What the eight hosts and the robots read. No field stands in them but routes, so they are those of the site without
 * an attack.
 */
const hostFiles =
  /^(?:_headers|_redirects|\.htaccess|vercel\.json|staticwebapp\.config\.json|robots\.txt|\.hosts\/.*)$/;

const foreign =
  /^(?:iframe|frame|object|embed|base|marquee|applet|math|xmp|plaintext|listing|x-broke|site-html|site-part)$/;
const addresses = ["href", "src", "action", "formaction", "data", "xlink:href", "poster", "ping", "srcset"];

/** Elements, attributes and addresses that no page of the site has. JSON for others is read as such. */
export function judgeHtml(html: string): readonly string[] {
  const faults: string[] = [];
  let json: string | undefined;
  let inline: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (foreign.test(name)) faults.push(`<${name}>`);
      if (name === "script") {
        if (/json/.test(attributes.type ?? "")) json = "";
        else if (attributes.src === undefined) inline = "";
        else if (!/^\/assets\//.test(attributes.src)) faults.push(`<script src=${attributes.src}>`);
      }
      if (name === "meta" && /refresh/i.test(attributes["http-equiv"] ?? "")) faults.push("<meta refresh>");
      if (/^(?:img|form)$/.test(name) && attributes.name !== undefined)
        faults.push(`name of <${name}>: ${attributes.name}`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^(?:on|srcdoc$)/i.test(attribute)) faults.push(`${attribute} of <${name}>`);
        if (addresses.includes(attribute) && !isHarmless(value))
          faults.push(`${attribute} of <${name}>: ${value}`);
      }
    },
    ontext(text) {
      if (json !== undefined) json += text;
      if (inline !== undefined) inline += text;
    },
    onclosetag(name) {
      if (name === "script" && inline !== undefined) faults.push(`<script>${inline}`);
      if (name === "script") inline = undefined;
      if (name !== "script" || json === undefined) return;
      faults.push(...judgeJson(json));
      if (json.includes("<")) faults.push("< in JSON");
      json = undefined;
    },
  });
  parser.end(html);
  return faults;
}

function isHarmless(address: string): boolean {
  if (!URL.canParse(address, "https://here.example")) return true;
  const { protocol } = new URL(address, "https://here.example");
  return ["http:", "https:", "mailto:", "tel:"].includes(protocol) || /^data:image\//.test(address);
}

/** Well formed, and what an entry says as HTML is as harmless as a page. */
function judgeXml(xml: string): readonly string[] {
  try {
    const root = readXml(xml);
    const contents = root.children.flatMap(({ children }) =>
      children.filter(({ name }) => /\}content$/.test(name)),
    );
    return contents.flatMap(({ text }) => judgeHtml(text));
  } catch (error) {
    return [(error as Error).message];
  }
}

function judgeJson(text: string): readonly string[] {
  try {
    const read = JSON.parse(text) as { readonly items?: readonly { readonly content_html?: string }[] };
    return Array.isArray(read.items) ? read.items.flatMap((item) => judgeHtml(item.content_html ?? "")) : [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function judgeLines(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line !== "" && !/^(?:# |> |## |- \[)/.test(line));
  return [
    ...lines.map((line) => `the line ${JSON.stringify(line)}`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
    ...(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/.test(text) ? ["a control character"] : []),
    ...(/(?<!\\)</.test(text) ? ["HTML"] : []),
  ];
}
