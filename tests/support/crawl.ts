import { Parser } from "htmlparser2";

/** What a visitor, a search engine and a feed reader can get to from some addresses, and what they cannot. */
export type Crawl = {
  /** Paths that answer with a page or a file. */
  readonly reached: readonly string[];
  /** What is wrong, with the address that leads there. */
  readonly faults: readonly string[];
};

type Wanted = { readonly path: string; readonly fragment: string; readonly from: string };

/**
 * Follows every link, script, style, image and font from `starts`, over HTTP, as long as it stays on the site.
 * Addresses of `published`, where the site will stand one day, are looked for on this server. Whatever does not answer
 * with 200 at once, and every anchor that its page does not have, is a fault.
 */
export async function crawl(origin: string, starts: readonly string[], published: string): Promise<Crawl> {
  const ids = new Map<string, ReadonlySet<string>>();
  const faults: string[] = [];
  const anchors: Wanted[] = [];
  const queue: Wanted[] = starts.map((path) => ({ path, fragment: "", from: "the start" }));
  const asked = new Set<string>();
  for (let wanted = queue.pop(); wanted !== undefined; wanted = queue.pop()) {
    if (wanted.fragment !== "") anchors.push(wanted);
    if (asked.has(wanted.path)) continue;
    asked.add(wanted.path);
    const response = await fetch(origin + wanted.path, { redirect: "manual" });
    const text = await response.text();
    if (response.status !== 200) {
      faults.push(`${wanted.path} answers ${response.status}, asked for by ${wanted.from}`);
      continue;
    }
    const found = readAddresses(text, response.headers.get("content-type") ?? "", published);
    ids.set(wanted.path, found.ids);
    for (const address of found.addresses) {
      const url = toLocal(address, origin + wanted.path, published, origin);
      if (url !== undefined)
        queue.push({
          path: url.pathname + url.search,
          // Answers for the form at the anchor may follow it.
          fragment: decodeURIComponent(url.hash.slice(1).split("&", 1)[0] ?? ""),
          from: wanted.path,
        });
    }
  }
  const missing = anchors.filter(({ path, fragment }) => ids.get(path)?.has(fragment) === false);
  return {
    reached: [...ids.keys()].sort(),
    faults: [
      ...faults,
      ...missing.map(({ path, fragment, from }) => `${path} has no #${fragment}, linked from ${from}`),
    ],
  };
}

type Found = { readonly addresses: readonly string[]; readonly ids: ReadonlySet<string> };

function readAddresses(text: string, type: string, published: string): Found {
  if (type.startsWith("text/html")) return readPage(text);
  if (type.startsWith("text/css")) return { addresses: readStyle(text), ids: new Set() };
  // Maps and feeds name pages by their whole address; what stands in braces is to be filled in. An id is no place.
  const whole = new RegExp(`${published.replaceAll(".", "\\.")}[^\\s"'<>)\\\\&]*`, "g");
  const isText = /^(?:text\/|application\/(?:xml|json))/.test(type);
  return { addresses: isText ? (text.match(whole) ?? []) : [], ids: new Set() };
}

function readPage(html: string): Found {
  const addresses: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(name, { href, src, srcset, poster, id, content, property }) {
      if (id !== undefined) ids.add(id);
      // What a drawing refers to within itself, and hints on other servers, are no addresses of the site.
      if (name !== "use" && href !== undefined) addresses.push(href);
      addresses.push(...[src, poster].filter((url) => url !== undefined));
      addresses.push(...(srcset ?? "").split(",").map((one) => one.trim().split(/\s+/)[0] ?? ""));
      if (/^og:(?:url|image)$/.test(property ?? "") && content !== undefined) addresses.push(content);
    },
  });
  parser.end(html);
  return { addresses: addresses.filter(Boolean), ids };
}

function readStyle(css: string): readonly string[] {
  // What begins with # is a part of the page that the styles are for.
  return [...css.matchAll(/url\(\s*["']?([^"')#][^"')]*)["']?\s*\)|@import\s+["']([^"']+)["']/g)].map(
    ([, url, imported]) => url ?? imported ?? "",
  );
}

function toLocal(address: string, from: string, published: string, origin: string): URL | undefined {
  const local = address.startsWith(published) ? origin + address.slice(published.length) : address;
  if (!URL.canParse(local, from)) return new URL(`/not-an-address?${encodeURIComponent(address)}`, origin);
  const url = new URL(local, from);
  return url.origin === origin && !address.includes("{") ? url : undefined;
}
