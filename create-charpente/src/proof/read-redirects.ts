import { decodeAddress } from "../../../src/text/decode-address.ts";
import type { OldSite } from "../old-site.ts";
import { toAddress } from "../permalinks.ts";
import { readData } from "../read-head.ts";
import { toMapping, toText } from "../read-tree.ts";

/** A redirect of the old site. `file` is where it is written. Addresses are as `toAddress` writes them. */
export type OldRedirect = {
  readonly from: string;
  /** An address of the site, or that of another one as it is written. */
  readonly to: string;
  readonly file: string;
  /** True for a pattern, which stands for any number of addresses. */
  readonly isPattern: boolean;
};

/** Reads the redirects in the files of hosts, and in the settings of Astro and Docusaurus. */
export function readRedirects(
  { paths, readText }: OldSite,
  readUrl: (written: string) => string,
): readonly OldRedirect[] {
  return paths.flatMap((path) => {
    const read = readers.find(([name]) => name.test(path))?.[1];
    if (read === undefined) return [];
    return read(readText(path)).map(({ from, to }) => {
      const plain = readUrl(to);
      return {
        from: toOldAddress(readUrl(from)),
        to: plain.startsWith("/") ? toOldAddress(plain) : plain,
        file: path,
        isPattern: /[*:()]/.test(from),
      };
    });
  });
}

/** The address of a page, decoded, in the one form that `toAddress` gives it. */
export function toOldAddress(written: string): string {
  return toAddress(decodeAddress(written).normalize("NFC"));
}

type Written = { readonly from: string; readonly to: string };

const readers: readonly (readonly [name: RegExp, read: (text: string) => readonly Written[]])[] = [
  [/^(?:(?:src\/)?(?:static|public)\/)?_redirects$/, readLines],
  [/^netlify\.toml$/, (text) => readList(readData(text, "toml"))],
  [/^vercel\.json$/, (text) => readList(readData(text, "json"))],
  [/^(?:astro|docusaurus)\.config\.\w+$/, readProgram],
];

/** `/old /new 301`. A line with another status serves other bytes under the same address. */
function readLines(text: string): readonly Written[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from = "", to = "", status = "301"] = line
      .replace(/(?:^|\s)#.*/, "")
      .trim()
      .split(/\s+/);
    return from.startsWith("/") && to !== "" && /^30\d!?$/.test(status) ? [{ from, to }] : [];
  });
}

function readList(data: unknown): readonly Written[] {
  return [toMapping(data).redirects ?? []].flat().flatMap((each) => {
    const { from, to, source, destination, status = 301, statusCode = status } = toMapping(each);
    const written = { from: toText(from ?? source), to: toText(to ?? destination) };
    if (written.from === undefined || written.to === undefined || !/^30\d$/.test(String(statusCode)))
      return [];
    return [{ from: written.from, to: written.to }];
  });
}

/** Plain strings of a program: `{ from: "/a", to: "/b" }`, `"/a": "/b"`, `"/a": { destination: "/b" }`. */
function readProgram(text: string): readonly Written[] {
  const [, rest] = /\bredirects\s*:\s*([[{][\s\S]{0,100000})/.exec(text) ?? [];
  if (rest === undefined) return [];
  const block = upToEnd(rest);
  const pairs = [
    ...block.matchAll(/["'](\/[^"'\n]*)["']\s*:\s*(?:\{[^{}]*?\bdestination\s*:\s*)?["']([^"'\n]+)["']/g),
  ];
  const objects = [...block.matchAll(/\{([^{}]*)\}/g)].flatMap(([, inner = ""]) => {
    const [, to] = /\bto\s*:\s*["']([^"'\n]+)["']/.exec(inner) ?? [];
    const [, written = ""] = /\bfrom\s*:\s*(\[[^\]]*\]|["'][^"'\n]+["'])/.exec(inner) ?? [];
    const froms = [...written.matchAll(/["']([^"'\n]+)["']/g)].flatMap(([, from]) => from ?? []);
    return to === undefined ? [] : froms.map((from) => ({ from, to }));
  });
  return [...pairs.map(([, from = "", to = ""]) => ({ from, to })), ...objects];
}

/** The text up to the bracket that closes its first one. */
function upToEnd(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/[[{]/.test(text.charAt(at))) depth += 1;
    if (/[\]}]/.test(text.charAt(at))) depth -= 1;
    if (depth === 0) return text.slice(0, at + 1);
  }
  return text;
}
