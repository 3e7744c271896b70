import { Parser } from "htmlparser2";

const blocks = new Set(
  "blockquote h1 h2 h3 h4 h5 h6 hr li ol p pre ul table thead tbody tr th td section caption br".split(" "),
);

/** One way of writing HTML, whoever wrote it: attributes in order, blanks beside blocks gone, others one space. */
export function canonicalHtml(html: string): string {
  const tokens: string[] = [];
  let preformatted = 0;
  let read = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      read = parser.endIndex + 1;
      if (name === "pre") preformatted += 1;
      const written = Object.keys(attributes)
        .sort()
        .map((key) => ` ${key}="${attributes[key]}"`);
      tokens.push(`<${name}${written.join("")}>`);
    },
    onclosetag(name) {
      read = parser.endIndex + 1;
      if (name === "pre") preformatted -= 1;
      tokens.push(`</${name}>`);
    },
    ontext(text) {
      read = parser.endIndex + 1;
      const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      tokens.push(preformatted > 0 ? escaped : escaped.replace(/[ \t\n\r]+/g, " "));
    },
    oncomment(text) {
      read = parser.endIndex + 1;
      tokens.push(`<!--${text}-->`);
    },
    onprocessinginstruction(_, text) {
      read = parser.endIndex + 1;
      tokens.push(`<${text}>`);
    },
    onend() {
      // An opening tag that never ends.
      tokens.push(html.slice(read));
    },
  });
  parser.end(html);
  const besideBlock = new RegExp(` ?(</?(?:${[...blocks].join("|")})(?: [^>]*)?>) ?`, "g");
  return tokens.join("").replace(besideBlock, "$1");
}
