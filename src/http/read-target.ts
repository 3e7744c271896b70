import { type Message, say } from "../words/message.ts";

/** The path that a request asks for, or why it is refused. */
export type RequestTarget =
  | { readonly status: "read"; readonly path: string; readonly query: URLSearchParams }
  | { readonly status: "refused"; readonly why: Message };

/**
 * Reads the target of a request line: a path from the root, decoded once. Nothing is repaired: targets that browsers
 * never send are refused, so no alternative spelling of a path reaches a file. Like hosts, it takes a name in another
 * normal form of Unicode for another name.
 */
export function readTarget(target: string): RequestTarget {
  const [raw = "", search = ""] = splitOnce(target, "?");
  if (!raw.startsWith("/")) return refuse(say("http.target"));
  if (target.includes("#")) return refuse(say("http.fragment"));
  if (/%(?:2f|5c|00)/i.test(raw) || raw.includes("\\")) return refuse(say("http.hidden-separator"));
  const path = decode(raw);
  if (path === undefined) return refuse(say("http.encoding"));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\u0000-\u001f\u007f]/.test(path)) return refuse(say("http.control-character"));
  if (path.split("/").some((part) => part === "." || part === "..")) {
    return refuse(say("http.outside"));
  }
  return { status: "read", path, query: new URLSearchParams(search) };
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function refuse(why: Message): RequestTarget {
  return { status: "refused", why };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The rest of a decoded path below the base of the site, which is encoded: `/a` for `/sub/a` below `/sub`. Undefined for
 * a path elsewhere.
 */
export function pathBelow(base: string, path: string): string | undefined {
  const folder = decodeURI(base);
  return path.startsWith(`${folder}/`) ? path.slice(folder.length) : undefined;
}

/** Encodes a decoded path for use in an address. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
