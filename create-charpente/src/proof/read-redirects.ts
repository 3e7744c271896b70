import { decodeAddress } from "../../../src/text/decode-address.ts";
import type { OldRedirect, OldSite } from "../old-site.ts";
import { toAddress } from "../paths.ts";
import { readData } from "../read-head.ts";
import { toMapping, toText } from "../read-values.ts";

/** Reads the redirects in the files of hosts. */
export function readRedirects(
  { paths, readText }: OldSite,
  readUrl: (written: string) => string,
): readonly OldRedirect[] {
  return paths.flatMap((path) => {
    const read = readers.find(([name]) => name.test(path))?.[1];
    if (read === undefined) return [];
    return read(readText(path)).map(({ from, to }) => ({ path, from: readUrl(from), to: readUrl(to) }));
  });
}

/** True for an old address that stands for any number of addresses. */
export function isPattern(from: string): boolean {
  return /[*:()[\]]/.test(from);
}

/** The address of a page in the one form that `toAddress` gives it, then decoded: `%23` begins no fragment. */
export function toOldAddress(written: string): string {
  return decodeAddress(toAddress(written)).normalize("NFC");
}

type Written = { readonly from: string; readonly to: string };

const readers: readonly (readonly [name: RegExp, read: (text: string) => readonly Written[]])[] = [
  [/^(?:(?:src\/)?(?:static|public)\/)?_redirects$/, readLines],
  [/^netlify\.toml$/, (text) => readList(readData(text, "toml"))],
  [/^vercel\.json$/, (text) => readList(readData(text, "json"))],
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
