import { rawTextElements } from "../../html/elements.ts";

/** `few`: elements that Markdown has no sign for. `safe`: those that GitHub allows as well. */
export type HtmlChoice = "few" | "safe";

/** The allowed attributes of each element, named as in HTML. */
type Elements = Readonly<Record<string, readonly string[]>>;

const few: Elements = {
  abbr: ["title"],
  b: [],
  bdi: [],
  bdo: ["dir"],
  br: [],
  cite: [],
  code: [],
  del: [],
  details: ["open"],
  dfn: ["title"],
  em: [],
  hr: [],
  i: [],
  ins: [],
  kbd: [],
  mark: [],
  q: [],
  rp: [],
  rt: [],
  ruby: [],
  s: [],
  samp: [],
  small: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  time: ["datetime"],
  u: [],
  var: [],
  wbr: [],
};

const safe: Elements = {
  ...few,
  a: ["href", "title", "id", "name"],
  blockquote: ["id"],
  caption: [],
  dd: ["id"],
  details: ["open", "id"],
  div: ["id"],
  dl: ["id"],
  dt: ["id"],
  figcaption: [],
  figure: ["id"],
  h1: ["id"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  h5: ["id"],
  h6: ["id"],
  img: ["src", "alt", "title"],
  li: ["id"],
  ol: ["start", "id"],
  p: ["id"],
  pre: ["id"],
  span: ["id"],
  table: ["id"],
  tbody: [],
  td: ["align", "colspan", "rowspan"],
  tfoot: [],
  th: ["align", "colspan", "rowspan", "scope"],
  thead: [],
  tr: [],
  ul: ["id"],
};

/** The elements and attributes of HTML that texts may hold: others are left out, and their words stay. */
export const htmlElements: Readonly<Record<HtmlChoice, Elements>> = { few, safe };

/** Elements whose content is not text for readers. */
export const wordlessElements: ReadonlySet<string> = new Set([
  ...rawTextElements,
  "math",
  "object",
  "svg",
  "template",
]);

const wordless = new RegExp(`<(?:plaintext|${[...wordlessElements].join("|")})`, "i");

/** True when `html` may hold one of these: browsers parse their content by other rules. */
export function holdsWordless(html: string): boolean {
  return wordless.test(html);
}
