import { groupBy } from "../group-by.ts";
import { isDeviceName } from "../text/device-name.ts";
import { type Message, say } from "../words/message.ts";

declare const routeBrand: unique symbol;

/**
 * A path from the site’s root, such as `/notre-metier`, `/docs/v1.2` or `/日本語`: decoded, in NFC, with no slash at the
 * end. `encodeRoute` writes it where an address stands, and its page is a file of this name in `dist/`.
 */
export type Route = string & { readonly [routeBrand]: true };

/** Capitals are part of a route only where the settings allow them: most disks do not tell them from small letters. */
export type RouteRules = { readonly capitals?: boolean };

/** Returns undefined when `text` is not a route. Never repairs it: the author should see the mistake. */
export function toRoute(text: string, rules: RouteRules = {}): Route | undefined {
  if (isPlain(text)) return text as Route;
  return findFault(text, rules) === undefined ? (text as Route) : undefined;
}

/** Why a text is no route. `part` is the sign or the segment at fault. */
export type RouteFault = {
  readonly kind:
    | "start" // no slash at the start
    | "gap" // a slash at the end, or two in a row
    | "form" // not in NFC
    | "sign" // a sign that a disk, a host or an address cannot hold, or that nobody sees
    | "capitals"
    | "dot" // a segment that begins or ends with a dot
    | "underscore" // at the start, as on pages of the workbench
    | "ending" // `.html`, which hosts leave out
    | "index" // the file of the folder itself
    | "device" // a name that Windows keeps for itself
    | "long";
  readonly part: string;
  /** The nearest route. Undefined when nothing is left of the text. */
  readonly mended: Route | undefined;
};

/** Says why a text is no route, and which one is nearest. Undefined for a route. */
export function findRouteFault(text: string, rules: RouteRules = {}): RouteFault | undefined {
  const fault = isPlain(text) ? undefined : findFault(text, rules);
  return fault && { ...fault, mended: mendRoute(text, rules) };
}

/** The same in words, and what to write instead. Undefined for a route. */
export function explainRoute(
  text: string,
  rules: RouteRules = {},
): { readonly why: Message; readonly mended: Route | undefined; readonly hint: Message } | undefined {
  const fault = findRouteFault(text, rules);
  if (fault === undefined) return undefined;
  return { why: sayWhy(fault, text), mended: fault.mended, hint: advise(fault, text) };
}

/** The same for a name, which may become any segment of a route. */
export function explainName(
  name: string,
  rules: RouteRules = {},
): { readonly why: Message; readonly hint: Message | undefined } | undefined {
  const fault = findRouteFault(`/a/${name}/a`, rules);
  if (fault === undefined) return undefined;
  const mended = fault.mended?.slice("/a/".length, -"/a".length).replaceAll("/", "-");
  const hint = mended ? adviseOnCapitals(fault.kind, say("address.write", { route: mended })) : undefined;
  return { why: sayWhy(fault, name), hint };
}

function advise({ kind, mended }: RouteFault, route: string): Message {
  if (kind === "index") return say("address.index.hint", { folder: folderOf(route) });
  if (mended === undefined) return say("address.nothing.hint");
  return adviseOnCapitals(kind, say("address.write", { route: mended }));
}

/** A site may allow capitals, so its author hears of that too. */
export function adviseOnCapitals(kind: RouteFault["kind"], hint: Message): Message {
  return kind === "capitals" ? say("address.capitals.hint", { hint }) : hint;
}

function folderOf(route: string): string {
  return route.replace(/\/[^/]*$/, "") || "/";
}

function sayWhy({ kind, part }: RouteFault, route: string): Message {
  switch (kind) {
    case "start":
      return say("address.start");
    case "gap":
      return say("address.gap");
    case "form":
      return say("address.form");
    case "sign":
      return say("address.sign", { part });
    case "capitals":
      return say("address.capitals");
    case "dot":
      return say("address.dot", { part });
    case "underscore":
      return say("address.underscore");
    case "ending":
      return say("address.ending");
    case "index":
      return say("address.index", { folder: folderOf(route) });
    case "device":
      return say("address.device", { part });
    case "long":
      return say("address.long", { part });
  }
}

/** Writes a route as RFC 3986 does, in UTF-8 and upper-case hexadecimal: `/blog/été` becomes `/blog/%C3%A9t%C3%A9`. */
export function encodeRoute(route: string): string {
  // Everything that `encodeURI` leaves as it is may stand in a segment, except what no route holds.
  return encodeURI(route);
}

/**
 * The way back: the route that the path of a link leads to, however the path is written: decoded or percent-encoded, in
 * any normal form, with or without a slash at its end. The result is compared with routes, and need not be one.
 */
export function readRoute(path: string): string {
  const decoded = decodePath(path)?.normalize("NFC") ?? path;
  return decoded.length > 1 && decoded.endsWith("/") ? decoded.slice(0, -1) : decoded;
}

/**
 * Writes an address from the site’s root as it stands in HTML: what is not yet percent-encoded is encoded, and letters
 * are in NFC, as in the names of pages. Escaped signs and a slash at the end stay, because another program may tell
 * `/app/` from `/app`, and `%26` from `&`.
 */
export function encodeAddress(address: string): string {
  // Most addresses have nothing to encode.
  if (/^\/[\w/.:#?=&-]*$/.test(address)) return address;
  const read = address.replace(/(?:%[89a-f][0-9a-f])+/gi, decodeLetters);
  const text = read.normalize("NFC").replace(/\p{Cs}/gu, "\uFFFD");
  return encodeURI(text).replace(/%25(?=[0-9a-f]{2})/gi, "%");
}

function decodeLetters(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** Undefined for a path that is not well encoded, or that hides a slash: it would be another path once decoded. */
function decodePath(path: string): string | undefined {
  if (!path.includes("%")) return /\p{Cs}/u.test(path) ? undefined : path;
  if (/%2f/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Most routes: this pattern saves them the questions of `findFault`. */
function isPlain(text: string): boolean {
  return (
    text.length <= longestSegment &&
    /^\/$|^(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/.test(text) &&
    !/\/(?:index$|(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\/|$))/.test(text)
  );
}

function findFault(text: string, { capitals = false }: RouteRules): Omit<RouteFault, "mended"> | undefined {
  if (text === "/") return undefined;
  if (!text.startsWith("/")) return { kind: "start", part: text };
  const path = text.slice(1);
  const [stray] = path.match(refusedSigns) ?? path.match(unseenSigns) ?? path.match(looseSigns) ?? [];
  if (stray !== undefined) return { kind: "sign", part: stray };
  if (path !== path.normalize("NFC")) return { kind: "form", part: text };
  const [capital] = capitals ? [] : (capitalLetter.exec(path) ?? []);
  if (capital !== undefined) return { kind: "capitals", part: capital };
  const segments = path.split("/");
  for (const [index, part] of segments.entries()) {
    const kind = findFaultOfSegment(part, { isFirst: index === 0, isLast: index === segments.length - 1 });
    if (kind !== undefined) return { kind, part };
  }
  return undefined;
}

type Place = { readonly isFirst: boolean; readonly isLast: boolean };

function findFaultOfSegment(segment: string, { isFirst, isLast }: Place): RouteFault["kind"] | undefined {
  if (segment === "") return "gap";
  if (segment.startsWith(".") || segment.endsWith(".")) return "dot";
  if (isFirst && segment.startsWith("_")) return "underscore";
  if (htmlEnding.test(segment)) return "ending";
  if (isLast && isIndex(segment)) return "index";
  if (isDeviceName(segment.replace(/\..*$/s, ""))) return "device";
  return sizeOf(segment) > longestSegment ? "long" : undefined;
}

/** Kept by addresses, by Windows or by hosts for themselves, or not seen at all. */
const refusedSigns = /[\p{Cc}\p{Cs}\p{Co}\p{Z}\p{Noncharacter_Code_Point}:*?"<>|\\#%[\]{}^`]/gu;

/**
 * Nobody sees these, or they turn the direction of the text. Not among them: the joiners that shape words in Persian,
 * Mongolian and the scripts of India, and variation selectors, which choose a form of the sign before.
 */
const unseenSigns =
  /(?!\u180E|\u200C|\u200D|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A mark with no letter before it, and a joiner that joins nothing. */
const looseSigns =
  /(?<=^|\/)\p{M}|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u180E|\u200C|\u200D)|(?:\u180E|\u200C|\u200D)(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Unicode calls the usual letters of Cherokee capitals: it got its small letters later. */
const capitalLetter = /(?!\p{Script=Cherokee})[\p{Lu}\p{Lt}]/u;

/** Hosts show the file `a.html` at `/a`, and lead from `/a.html` to there. */
const htmlEnding = /\.html$/i;

/** `/a` is also written as `a/index.html`, which would be the file of `/a/index`. */
function isIndex(segment: string): boolean {
  return /^index$/i.test(segment);
}

/** In bytes. Disks hold names of 255; the longest ending that is added to them is that of a compressed page. */
const longestSegment = 255 - ".html.br".length;

/** In bytes of UTF-8. */
export function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The nearest route. Undefined when nothing of the text can be kept. */
function mendRoute(text: string, rules: RouteRules): Route | undefined {
  const path = text.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, "");
  const parts = (decodePath(path) ?? path).split(/[\\/]/).filter((part) => !/^\.{0,2}$/.test(part));
  const mended = parts.flatMap((part, index) => {
    const place = { isFirst: index === 0, isLast: index === parts.length - 1 };
    return place.isLast && parts.length > 1 && isIndex(part) ? [] : [mendSegment(part, rules, place)];
  });
  if (mended.includes("")) return undefined;
  return toRoute(`/${mended.join("/")}`, rules);
}

/** The nearest segment: letters and allowed signs stay, all others become hyphens. May be empty. */
function mendSegment(text: string, { capitals = false }: RouteRules, place: Place): string {
  const cased = capitals ? text : text.toLowerCase();
  const plain = cased
    .normalize("NFC")
    .replace(unseenSigns, "")
    .replace(looseSigns, "")
    .replace(htmlEnding, "");
  const joined = plain
    .replace(refusedSigns, "-")
    .replace(/[/-]+/g, "-")
    .replace(/^[-.\p{M}]+/u, "")
    .replace(/^_+/, place.isFirst ? "" : "$&")
    .normalize("NFC");
  const short = cutToSize(joined, longestSegment).replace(/(?<![-.])[-.]+$/, "");
  const [stem = "", ...endings] = short.split(".");
  const isKept = isDeviceName(stem) || (place.isLast && isIndex(short));
  return isKept ? [`${stem}-1`, ...endings].join(".") : short;
}

/** Cuts between characters as readers see them: a letter keeps its marks. */
function cutToSize(text: string, size: number): string {
  if (sizeOf(text) <= size) return text;
  let cut = "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    if (sizeOf(cut + segment) > size) break;
    cut += segment;
  }
  return cut;
}

/** Like `toRoute`, for the pages of the workbench: one segment that starts with `_`, as in `/_components`. */
export function toWorkbenchRoute(text: string): Route | undefined {
  return /^\/_[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? (text as Route) : undefined;
}

/** True for pages of the workbench, which visitors never see. */
export function isWorkbenchRoute(route: string): boolean {
  return route.startsWith("/_");
}

/** The route of the not-found page. It is written as `404.html` and is not indexed. */
export const notFoundRoute = "/404" as Route;

/**
 * Turns a title into one route segment: “L’œuvre d’été” becomes “l-oeuvre-d-ete”. Latin letters lose their accents, as
 * Unicode decomposes them (https://www.unicode.org/reports/tr15/); other scripts stay as they are: “日本 旅行” becomes
 * “日本-旅行”. Empty for a title of signs only. Different titles may give the same segment: `slugifyAll` prevents that.
 *
 * @example
 * ```tsx
 * const route = `/topics/${slugify("Wood & glue")}`; // /topics/wood-glue
 * ```
 */
export function slugify(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[œæßøđðłþı]/g, (letter) => wholeLetters[letter] ?? "")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC");
  return plain.match(slugWord)?.join("-") ?? "";
}

/** Latin letters that Unicode does not decompose. */
const wholeLetters: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

/** Letters and digits, with joiners between letters. Small letters on the line, as in “nº”, are signs here. */
const slugWord =
  /(?![ªº\u02B0-\u02FF])[\p{L}\p{Nd}](?:(?![ªº\u02B0-\u02FF])[\p{L}\p{M}\p{Nd}]|(?<=[\p{L}\p{M}])(?:\u200C|\u200D)(?=[\p{L}\p{M}]))*/gu;

/**
 * Segments for a list of titles, a different one for each: `slugify`, and where that gives several titles the same,
 * more of what distinguishes them. “C”, “C++” and “C#” become “c”, “c++” and “c-sharp”; titles that differ in no letter
 * or sign that an address can hold get numbers. The order of the list does not matter.
 *
 * @example
 * ```tsx
 * const slugs = slugifyAll(["Wood", "C", "C++"]);
 * const route = `/topics/${slugs.get("C++")}`; // /topics/c++
 * ```
 */
export function slugifyAll(titles: Iterable<string>): ReadonlyMap<string, string> {
  const distinct = [...new Set(titles)].sort();
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  const give = (title: string, slug: string) => {
    slugs.set(title, slug);
    taken.add(slug);
  };
  const sharing = groupBy(distinct, (title) => mendSegment(slugify(title), {}, onlySegment));
  for (const [slug, [title = "", ...others]] of sharing)
    if (slug !== "" && others.length === 0) give(title, slug);
  for (const title of distinct) {
    if (slugs.has(title)) continue;
    const literal = mendSegment(title.replace(/(?<=\p{L})#/gu, "-sharp"), {}, onlySegment);
    const wanted = literal || [...title].map((sign) => sign.codePointAt(0)?.toString(16)).join("-") || "1";
    let slug = wanted;
    for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
    give(title, slug);
  }
  return slugs;
}

const onlySegment: Place = { isFirst: false, isLast: true };

/**
 * Returns the address as an origin, as in `https://www.example.org`, without a slash at its end. Undefined when it has
 * a path or query, or a host that cannot be in DNS: a browser would read text after non-ASCII characters in a host as
 * part of it.
 */
export function toOrigin(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, href, origin } = new URL(written);
  const isHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)$/.test(hostname);
  return /^https?:$/.test(protocol) && isHost && href === `${origin}/` ? origin : undefined;
}

/**
 * Reads the sub-path of a site: `/sous/chemin/` and `/sous/chemin` mean the same; `/` is the root, which gives an empty
 * text. The result is encoded, as in addresses, however it is written: it stands before each of them. It has no sign
 * that a shell would read. Undefined when it is no path.
 */
export function toBase(written: string): string | undefined {
  const path = written.replace(/\/$/, "");
  const base = path === "" ? "" : readRoute(path);
  // Browsers resolve the segments . and .., so no link would lead below such a base.
  const isPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{Nd}._~-]+)+$/u.test(base);
  return base === "" || (isPath && !path.endsWith("/")) ? encodeRoute(base) : undefined;
}
