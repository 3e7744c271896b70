import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { typeset } from "../../src/text/typography.ts";
import { copyRealSite } from "../support/copy-real-site.ts";
import { type Crawl, crawl } from "../support/crawl.ts";
import { findAtomFaults, findJsonFeedFaults } from "../support/feed-rules.ts";
import { giveFacts } from "../support/give-facts.ts";
import { childrenOf, readXml, textsOf } from "../support/read-xml.ts";
import { runHere } from "../support/run-here.ts";
import { findSchemaFaults } from "../support/schema-vocabulary.ts";
import { serveFolder } from "../support/serve-folder.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-published-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The real site, with two more articles: a draft, and one that is due in many years. */
const root = join(work, "site");
copyRealSite(root, { isPublished: true });
// With its facts, there is nothing to warn of.
const settings = join(root, "content/site.yaml");
writeFileSync(settings, giveFacts(readFileSync(settings, "utf8")));
addArticle("xylodraft", "date: 2025-11-11\ndraft: true");
addArticle("xylolater", "date: 2099-01-01");

function addArticle(word: string, fields: string) {
  const model = readFileSync(join(root, "content/articles/labels-numeriques.md"), "utf8");
  const text = model
    .replace(/^route: .*$/m, `route: /${word}-route`)
    .replace(/^title: .*$/m, `title: ${word} titre`)
    .replace(/^excerpt: .*$/m, `excerpt: ${word} chapeau.`)
    .replace(/^date: .*$/m, fields);
  writeFileSync(join(root, `content/articles/${word}-fichier.md`), `${text}\nLe corps de ${word}.\n`);
}

async function publish(folder: string, ...options: readonly string[]): Promise<string> {
  const dist = join(work, folder);
  const { status, stderr } = await runHere(["build", "--root", root, "--out", dist, ...options]);
  if (status !== 0) throw new Error(stderr);
  return dist;
}

const origin = "https://www.bati-utile.example";
const dist = await publish("root");
// The site at the root has the compressed copies, which take long and are no different elsewhere.
writeFileSync(settings, readFileSync(settings, "utf8").replace("  precompress: [br, gz]\n", ""));
const sites = [
  { base: "", dist },
  // Pages weigh more there, and are within their budgets all the same.
  { base: "/sous/chemin", dist: await publish("below/sous/chemin", "--base", "/sous/chemin", "--strict") },
];
const read = (path: string) => readFileSync(join(dist, path), "utf8");

const sitemap = "http://www.sitemaps.org/schemas/sitemap/0.9";
const atom = (name: string) => `{http://www.w3.org/2005/Atom}${name}`;

function mapOf(folder: string) {
  const urls = readXml(readFileSync(join(folder, "sitemap.xml"), "utf8"));
  return {
    urls,
    addresses: urls.children.flatMap((url) => textsOf(url, `{${sitemap}}loc`)),
    dates: new Map(
      urls.children.map((url) => [
        textsOf(url, `{${sitemap}}loc`)[0],
        textsOf(url, `{${sitemap}}lastmod`)[0],
      ]),
    ),
  };
}

describe.each(sites)("published below “$base”", ({ base, dist }) => {
  test("no link, file or anchor of pages, site maps and feeds is missing, and every page is checked", async () => {
    const { reached, faults } = await crawlSite(dist, base, [
      "/",
      "/404.html",
      "/robots.txt",
      "/llms.txt",
      "/atom.xml",
      "/feed.json",
    ]);
    expect(faults).toEqual([]);
    const missed = mapOf(dist)
      .addresses.map(toPath)
      .filter((path) => !reached.includes(path));
    expect(missed).toEqual([]);
  });

  test("the legal notice links to the licences of bundled packages, which search engines do not index", () => {
    const notice = readFileSync(join(dist, "mentions-legales.html"), "utf8");
    expect(notice).toContain(`href="${base}/licences.txt"`);
    expect(readFileSync(join(dist, "licences.txt"), "utf8")).toContain("react-dom");
    expect(mapOf(dist).addresses.filter((address) => address.includes("licences"))).toEqual([]);
  });

  test("the things in the structured data have addresses of pages", () => {
    const pages = new Set(mapOf(dist).addresses);
    const graphs = graphsOf(dist);
    const cards = graphs.flatMap(({ path, graph }) => cardsIn(path, graph, dist));
    // What an article cites is somebody else’s.
    const own = graphs.map(({ graph }) => ({
      ...graph,
      "@graph": graph["@graph"].map(({ citation, ...thing }) => thing),
    }));
    const addresses = own.flatMap((graph) => addressesIn(graph));
    const elsewhere = addresses.filter(
      (address) => !pages.has(address.replace(/#.*$/, "")) && !cards.includes(address),
    );
    expect([...new Set(elsewhere)]).toEqual([
      `${origin}${base}/apple-touch-icon.png`,
      "https://www.linkedin.com/company/bati-utile-exemple",
      `${origin}${base}/recherche?q={mots}`,
    ]);
  });
});

async function crawlSite(folder: string, base: string, paths: readonly string[]): Promise<Crawl> {
  const server = await serveFolder(folder.slice(0, folder.length - base.length));
  const starts = paths.map((path) => base + path);
  try {
    return await crawl(server.origin, starts, origin);
  } finally {
    await server.close();
  }
}

function toPath(address: string): string {
  return address.slice(origin.length);
}

describe("the sitemap", () => {
  const { urls, addresses, dates } = mapOf(dist);

  test("follows the protocol", () => {
    expect(urls.name).toBe(`{${sitemap}}urlset`);
    for (const { name, children } of urls.children) {
      expect(name).toBe(`{${sitemap}}url`);
      expect(children.map((child) => child.name.replace(/^.*\}/, "")).join()).toMatch(/^loc(?:,lastmod)?$/);
    }
    expect(addresses.filter((address) => !address.startsWith(`${origin}/`) || address.length > 2048)).toEqual(
      [],
    );
    expect(addresses.filter((address) => new URL(address).href !== address)).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("gives the dates of the content, and no others", () => {
    const given = [...dates].filter(([, date]) => date !== undefined);
    expect(Object.fromEntries(given)).toEqual({
      [`${origin}/audits-conformite-bacs`]: "2025-12-26",
      [`${origin}/batiments-intelligents-cyber`]: "2026-11-25",
      [`${origin}/blog`]: "2026-11-29",
      [`${origin}/blog/proptech-europeennes`]: "2026-11-25",
      [`${origin}/blog/trophees-smart-building`]: "2026-11-25",
      [`${origin}/decret-bacs-2026`]: "2026-11-29",
      [`${origin}/flexibilite-electrique`]: "2026-11-25",
      [`${origin}/futur-bureau-intelligent`]: "2026-11-25",
      [`${origin}/ia-immobilier-hypes`]: "2026-11-25",
      [`${origin}/intensite-usage`]: "2026-11-25",
      [`${origin}/labels-numeriques`]: "2026-11-25",
      [`${origin}/smart-buildings-cyber-menace`]: "2026-11-25",
    });
  });

  test("has every page that search engines may index, and llms.txt has the same pages", () => {
    const pages = htmlFiles(dist).filter(({ html }) => !/<meta name="robots" content="noindex"/.test(html));
    expect(pages.map(({ canonical }) => canonical).sort()).toEqual([...addresses].sort());
    const named = [...read("llms.txt").matchAll(/^- \[.+\]\(([^)\s]+)\): .+$/gm)].map(
      ([, address]) => address,
    );
    expect(named.toSorted()).toEqual([...addresses].sort());
  });
});

test("titles, descriptions and structured data have plain spaces, and sentences end with one full stop", () => {
  for (const { path, html } of htmlFiles(dist)) {
    const told = [
      /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "",
      ...[...html.matchAll(/<meta [^>]*content="([^"]*)"/g)].map(([, content = ""]) => content),
      ...[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json = ""]) => json,
      ),
    ].join("\n");
    expect([path, told.match(/.{0,20}(?:[?!…]\.|[^.]\.\.(?!\.)).{0,20}/g)]).toEqual([path, null]);
  }
});

test("no text contains an invisible character or the name of a fact between braces", () => {
  for (const { path, html } of [
    ...htmlFiles(dist),
    ...["feed.json", "atom.xml", "llms.txt"].map((name) => ({ path: name, html: read(name) })),
  ]) {
    expect([path, html.match(/.{0,20}[\u2060\u2011\u200b].{0,20}/)?.[0]]).toEqual([path, undefined]);
    const words = html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, " ");
    expect([path, words.match(/\{[a-z][\w-]*\}/i)?.[0]]).toEqual([path, undefined]);
  }
});

test("robots.txt has one rule for all robots and links to the sitemap", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
});

describe("the feeds", () => {
  const { addresses } = mapOf(dist);

  test("follow every rule of Atom and of JSON Feed", () => {
    expect(findAtomFaults(read("atom.xml"))).toEqual([]);
    expect(findJsonFeedFaults(read("feed.json"))).toEqual([]);
  });

  test("have the ten articles in both formats, each with its whole text", () => {
    const items = (JSON.parse(read("feed.json")) as { items: readonly Record<string, string>[] }).items;
    const entries = childrenOf(readXml(read("atom.xml")), atom("entry"));
    expect(items).toHaveLength(10);
    expect(entries.map((entry) => textsOf(entry, atom("content"))[0])).toEqual(
      items.map(({ content_html }) => content_html),
    );
    for (const { url = "", content_html = "" } of items) {
      const article = htmlFiles(dist).find(({ canonical }) => canonical === url)?.html ?? "";
      const headings = [...article.matchAll(/<h2 id="[^"]*">(.*?)<\/h2>/g)].map(([, text = ""]) => text);
      const prose = headings.filter((heading) => content_html.includes(`<h2>${heading}</h2>`));
      expect(prose.length, url).toBeGreaterThanOrEqual(3);
      expect(wordsIn(content_html), url).toBeGreaterThan(700);
    }
  });

  test("begin with the changes of an article since its publication, and have the day of the last one as its date", () => {
    const items = (JSON.parse(read("feed.json")) as { items: readonly Record<string, string>[] }).items;
    const decree = items.find(({ url }) => url === `${origin}/decret-bacs-2026`);
    expect(decree).toMatchObject({
      date_published: "2025-09-01T00:00:00+02:00",
      date_modified: "2026-11-29T00:00:00+01:00",
    });
    expect(decree?.content_html).toMatch(/^<section><p><strong>Mise à jour du <time datetime="2026-11-29">/);
  });

  test("can be found from every page", () => {
    for (const { html } of htmlFiles(dist).filter(({ canonical = "" }) => addresses.includes(canonical))) {
      const links = [...html.matchAll(/<link rel="alternate"[^>]*>/g)].map(([tag]) => tag);
      expect(links.map((tag) => /type="([^"]*)" .*href="([^"]*)"/.exec(tag)?.slice(1))).toEqual([
        ["application/atom+xml", "/atom.xml"],
        ["application/feed+json", "/feed.json"],
      ]);
    }
    expect(read("blog.html")).toMatch(/<a href="\/atom\.xml">.*<a href="\/feed\.json">/s);
  });
});

test("the words of a button are in one piece, which no gap between the items of its row parts", () => {
  // The arrow, and what only screen readers say, which takes no place.
  const outOfRow = /<svg.*?<\/svg>|<span class="visually-hidden">[^<]*<\/span>/gs;
  const buttons = htmlFiles(dist).flatMap(({ path, html }) =>
    [...html.matchAll(/<(a|button)\b[^>]*\bclass="(?:button|dimension-link)"[^>]*>(.*?)<\/\1>/gs)].map(
      ([tag, , inside = ""]) => ({ place: `${path} ${tag}`, inside: inside.replace(outOfRow, "") }),
    ),
  );
  expect(buttons.length).toBeGreaterThan(100);
  const isOnePiece = (inside: string) =>
    !inside.includes("<") || /^<span[^>]*>(?:(?!<\/?span).|<span[^>]*>[^<]*<\/span>)*<\/span>$/s.test(inside);
  expect(buttons.filter(({ inside }) => !isOnePiece(inside)).map(({ place }) => place)).toEqual([]);
});

describe("structured data", () => {
  const graphs = graphsOf(dist);
  const things = graphs.flatMap(({ graph }) => graph["@graph"]);
  const ofType = (type: string) => things.filter((thing) => [thing["@type"]].flat().includes(type));

  test("uses the words of schema.org, without an empty value", () => {
    for (const { path, graph } of graphs) {
      expect(graph["@context"]).toBe("https://schema.org");
      expect(
        graph["@graph"].flatMap((thing) => findSchemaFaults(thing, `${path} ${thing["@type"]}`)),
      ).toEqual([]);
    }
    expect(JSON.stringify(things)).not.toMatch(/à compléter|undefined|null/);
  });

  test("is in one graph, on the home page and on every page with a breadcrumb", () => {
    const pages = htmlFiles(dist).filter(
      ({ html, path }) => path === "index.html" || html.includes('class="breadcrumb"'),
    );
    expect(graphs.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
    expect(pages.length).toBeGreaterThanOrEqual(30);
  });

  test("refers to things by names that one page explains, always with the same type", () => {
    const explained = new Map<string, Set<string>>();
    for (const { "@id": id, "@type": type } of things.flatMap(nodesIn)) {
      if (id !== undefined && type !== undefined)
        explained.set(
          id,
          (explained.get(id) ?? new Set()).add(
            [type].flat().includes("Organization") ? "Organization" : String(type),
          ),
        );
    }
    const referred = things.flatMap(nodesIn).flatMap(({ "@id": id }) => id ?? []);
    expect(referred.filter((id) => !explained.has(id))).toEqual([]);
    expect([...explained].filter(([, types]) => types.size > 1)).toEqual([]);
  });

  test("names nothing by an id alone that the same page does not describe", () => {
    const lost = graphs.flatMap(({ path, graph }) => {
      const nodes = graph["@graph"].flatMap(nodesIn);
      const described = new Set(nodes.flatMap(({ "@id": id, "@type": type }) => (id && type ? [id] : [])));
      return nodes.flatMap(({ "@id": id }) =>
        id === undefined || described.has(id) ? [] : [`${path} ${id}`],
      );
    });
    expect(lost).toEqual([]);
  });

  test("describes the firm, its site, its founder, its blog, articles, services and questions", () => {
    expect(ofType("ProfessionalService")).toHaveLength(1);
    expect(ofType("WebSite")).toHaveLength(1);
    expect(ofType("Blog")).toHaveLength(1);
    expect(ofType("Person").map((person) => Object.keys(person).sort())).toEqual([
      ["@id", "@type", "description", "name", "worksFor"],
    ]);
    expect(ofType("BlogPosting")).toHaveLength(10);
    for (const { image } of ofType("BlogPosting"))
      expect(image).toMatch(/\/assets\/card\.[0-9a-f]{10}\.png$/);
    expect(new Set(ofType("Service").map((service) => service["@id"])).size).toBe(12);
    for (const thing of [...ofType("Service"), ...ofType("Organization")])
      expect(thing).toHaveProperty("name");
    // Contact, the audit and six profiles.
    expect(ofType("FAQPage")).toHaveLength(8);
    expect(ofType("BreadcrumbList")).toHaveLength(graphs.length - 1);
  });

  test("gives the prices of the report, tier by tier, before tax", () => {
    const report = ofType("Service").find(({ "@id": id }) => String(id).includes("/rapport-performance#"));
    const quantity = (minValue: number, maxValue?: number) => ({
      "@type": "QuantitativeValue",
      minValue,
      ...(maxValue !== undefined && { maxValue }),
      unitCode: "MTK",
    });
    const price = (euros: number) => ({ price: euros, priceCurrency: "EUR" });
    const offers = [report?.offers].flat() as readonly { readonly priceSpecification: unknown }[];
    const beforeTax = { valueAddedTaxIncluded: false, priceCurrency: "EUR" };
    expect(offers.map(({ priceSpecification }) => priceSpecification)).toMatchObject([
      { ...beforeTax, price: 349, eligibleQuantity: quantity(0, 500) },
      {
        ...beforeTax,
        eligibleQuantity: quantity(500, 2500),
        priceComponent: [price(349), { ...price(0.5), unitCode: "MTK" }],
      },
      {
        ...beforeTax,
        eligibleQuantity: quantity(2500),
        priceComponent: [price(1349), { ...price(0.3), unitCode: "MTK" }],
      },
    ]);
  });

  test("gives the firm a published logo, and articles an author that search results can link to", () => {
    const [logo] = ofType("ProfessionalService").map(({ logo }) => String(logo));
    expect(filesIn(dist)).toContain(logo?.replace(`${origin}/`, ""));
    for (const article of ofType("BlogPosting"))
      expect(article).toMatchObject({ author: { name: "Bâti Utile", url: `${origin}/` } });
  });

  test("has the dates of the feeds and of the sitemap", () => {
    const { dates } = mapOf(dist);
    for (const { mainEntityOfPage, datePublished, dateModified = datePublished } of ofType("BlogPosting"))
      expect(dateModified).toBe(dates.get(String(mainEntityOfPage)));
  });
});

test("no published file has anything of a draft or of an article that is not due yet", async () => {
  const found = sites.flatMap((site) => mentionsOf(/xylo(?:draft|later)/i, site.dist));
  expect(found).toEqual([]);
  // With --drafts the same search finds them, on their pages, in the lists and in the feeds.
  const early = await publish("early", "--drafts");
  const mentions = mentionsOf(/xylodraft/i, early);
  for (const path of [
    "atom.xml",
    "feed.json",
    "sitemap.xml",
    "llms.txt",
    "blog.html",
    "xylodraft-route.html",
  ])
    expect(mentions).toContain(path);
  const feed = JSON.parse(readFileSync(join(early, "feed.json"), "utf8"));
  expect(feed.items[0]).toMatchObject({
    title: "xylolater titre",
    date_published: "2099-01-01T00:00:00+01:00",
  });
  expect(mapOf(early).dates.get(`${origin}/blog`)).toBe("2099-01-01");
});

/** The published files whose name or content, unpacked where it is packed, has the words. */
function mentionsOf(words: RegExp, folder: string): readonly string[] {
  return filesIn(folder).filter((path) => {
    const bytes = readFileSync(join(folder, path));
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const plain = path.endsWith(".br") ? brotliDecompressSync(bytes) : isGzip ? gunzipSync(bytes) : bytes;
    return words.test(path) || words.test(plain.toString("latin1"));
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** Every page once: most are written under two names. */
function htmlFiles(folder: string) {
  return filesIn(folder)
    .filter((path) => path.endsWith(".html") && (path === "index.html" || !path.endsWith("/index.html")))
    .map((path) => {
      const html = readFileSync(join(folder, path), "utf8");
      return { path, html, canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] };
    });
}

type Thing = Readonly<Record<string, unknown>> & {
  readonly "@id"?: string;
  readonly "@type"?: string | string[];
};
type Graph = { readonly "@context": string; readonly "@graph": readonly Thing[] };

function graphsOf(folder: string) {
  return htmlFiles(folder).flatMap(({ path, html }) => {
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    return scripts.map(([, json = ""]) => ({ path, graph: JSON.parse(json) as Graph }));
  });
}

function nodesIn(value: unknown): readonly Thing[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(nodesIn)].filter((node) => !Array.isArray(node));
}

/** Every text that is an address, but for the context. */
function addressesIn(graph: Graph): readonly string[] {
  const texts: string[] = [];
  JSON.stringify(graph["@graph"], (_, value: unknown) => {
    if (typeof value === "string" && /^https?:/.test(value)) texts.push(value);
    return value;
  });
  return texts;
}

/** The pictures of the articles that a page speaks of, where they are its own card. */
function cardsIn(path: string, graph: Graph, folder: string): readonly unknown[] {
  const card = /<meta property="og:image" content="([^"]*)"/.exec(
    readFileSync(join(folder, path), "utf8"),
  )?.[1];
  return graph["@graph"].flatMap(({ image }) => (image !== undefined && image === card ? [image] : []));
}

function wordsIn(html: string): number {
  return html.replace(/<[^>]*>/g, " ").split(/\s+/).length;
}

test("the message about a failed part of a page has French typography", () => {
  const [, said = ""] = /data-failed="([^"]*)"/.exec(read("telecharger-guide.html")) ?? [];
  expect(said).toContain("Rechargez la page");
  expect(said).toBe(typeset(said, "fr"));
});
