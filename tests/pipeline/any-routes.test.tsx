import { expect, test } from "vitest";
import { z } from "zod";
import { createRandom } from "../../scripts/create-random.mjs";
import { defineSite, folderCollection } from "../../src/define/define.ts";
import { siteSettings } from "../../src/define/settings.ts";
import { readHtml } from "../../src/html/read-html.ts";
import { Head } from "../../src/runtime/head.tsx";
import { JsonLd, JsonLdGraph } from "../../src/runtime/json-ld.tsx";
import { Link } from "../../src/runtime/link.tsx";
import { Prose } from "../../src/runtime/prose.tsx";
import { deriveSearch } from "../../src/runtime/search/derive-search.ts";
import { useSite } from "../../src/runtime/site-context.ts";
import { buildInMemory } from "../support/build-in-memory.ts";
import { isWhole } from "../support/is-whole.ts";
import { randomRoutes, spellRoute } from "../support/random-routes.ts";

const origin = "https://www.example.org";

const noteSchema = z.strictObject({ title: z.string(), route: z.string(), near: z.string() });

function NotePage({
  note,
}: {
  readonly note: { readonly data: z.output<typeof noteSchema>; readonly body?: unknown };
}) {
  const { canonical, href } = useSite();
  return (
    <html lang="en">
      <Head title={note.data.title} description={`About ${note.data.title}`} />
      <body>
        <nav>
          <Link href={note.data.route}>Here</Link>
          <a href={href("/")}>Home</a>
        </nav>
        <main>
          <h1>{note.data.title}</h1>
          <Link href={note.data.near}>Near</Link>
          {note.body !== undefined && <Prose body={note.body as never} />}
        </main>
        <JsonLd thing={{ "@type": "Article", "@id": canonical }} />
        <JsonLdGraph />
      </body>
    </html>
  );
}

const site = defineSite({
  language: "en",
  words: { opensNewTab: "new tab", footnotes: "Notes", backToText: "Back" },
  settings: siteSettings({}),
  collections: { notes: folderCollection({ folder: "notes", format: "markdown", schema: noteSchema }) },
  pages: {
    note: {
      template: NotePage,
      plan: ({ notes }) =>
        notes.all.map((note) => ({
          route: note.data.route,
          entry: note,
          props: { note },
          updated: "2026-01-01",
        })),
    },
  },
  feeds: {
    notes: {
      files: { atom: "atom.xml", json: "feed.json", rss: "rss.xml" },
      template: ({ note }: { readonly note: { readonly data: { readonly title: string } } }) => (
        <p>{note.data.title}</p>
      ),
      plan: ({ notes }) => ({
        title: "Notes",
        description: "All notes",
        route: "/",
        author: "Robin",
        items: notes.all.map((note) => ({
          route: note.data.route,
          title: note.data.title,
          summary: "A note",
          published: "2026-01-01",
          props: { note },
        })),
      }),
    },
  },
  derive: (pages) => deriveSearch(pages),
});

/** What browsers ask a host for, decoded as hosts do, below the base path. */
function fileOf(address: string, base: string): string {
  const { pathname, origin: own } = new URL(address, origin);
  expect(own).toBe(origin);
  expect(address).toMatch(/^[!-~]+$/);
  expect(`${pathname}/`.startsWith(`${base}/`)).toBe(true);
  const route = decodeURIComponent(pathname.slice(base.length)).replace(/\/$/, "");
  return route === "" ? "index.html" : `${route.slice(1)}.html`;
}

function linksIn(html: string): readonly string[] {
  const links: string[] = [];
  readHtml(html, {
    open: (name, { href, rel }) => {
      if ((name === "a" || rel === "canonical") && href !== undefined) links.push(href);
    },
  });
  return links;
}

const unescapeXml = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

const allIn = (text: string | undefined, pattern: RegExp) =>
  [...(text ?? "").matchAll(pattern)].map(([, found = ""]) => unescapeXml(found));

const seeds = isWhole ? Array.from({ length: 40 }, (_, index) => index + 1) : [1, 2];

test.each(seeds)(
  "every address of a site with routes of any script leads to the file of its page (%i)",
  async (seed) => {
    const random = createRandom(seed);
    const base = seed % 2 === 0 ? "/below/here" : "";
    const routes = ["/", ...randomRoutes(seed, isWhole ? 120 : 50)];
    const near = (index: number) => routes[(index + 1) % routes.length] ?? "/";
    const spelled = (index: number) => spellRoute(near(index), random);
    const pages = routes.map((route, index): readonly [string, string] => [
      `content/notes/note-${index}.md`,
      [
        "---",
        `title: Note ${index}`,
        `route: ${JSON.stringify(route)}`,
        `near: ${JSON.stringify(spelled(index))}`,
        "---",
        `Voir [la suite](<${spelled(index)}>), [encore](<${spelled(index)}?a=b#top>) et [ceci](note-${(index + 1) % routes.length}.md).`,
        "",
      ].join("\n"),
    ]);
    const redirects = routes
      .slice(1, 6)
      .map((to, index) => `  - from: /avant/日本-${index}\n    to: ${JSON.stringify(to)}\n`);
    const { problems, written } = await buildInMemory(
      {
        ...Object.fromEntries(pages),
        "content/site.yaml": `name: Essai\nurl: ${origin}\noutput:\n  capitals: true\n  markdown: true\nredirects:\n${redirects.join("")}`,
        "content/pages/accueil.md": undefined,
        "content/categories.yaml": undefined,
      },
      { base },
      site,
    );
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);

    const files = routes.map((route) => fileOf(base + encodeURI(route), base));
    for (const [index, file] of files.entries()) {
      const html = written.get(file) ?? "";
      expect(html).toContain(`<h1>Note ${index}</h1>`);
      expect(file).toBe(file.normalize("NFC"));
      const next = fileOf(base + encodeURI(near(index)), base);
      const [canonical, here, home, ...rest] = linksIn(html).map((link) => fileOf(link, base));
      expect([canonical, here, home]).toEqual([file, file, "index.html"]);
      expect(rest).toEqual([next, next, next, next]);
      expect(html).toContain('aria-current="page"');
      const [thing] = allIn(html, /"@id":"([^"]*)"/g);
      expect(fileOf(thing ?? "", base)).toBe(file);
    }

    const sorted = files.toSorted();
    const toFiles = (addresses: readonly string[]) => addresses.map((one) => fileOf(one, base)).sort();
    expect(toFiles(allIn(written.get("sitemap.xml"), /<loc>([^<]*)</g))).toEqual(sorted);
    expect(toFiles(allIn(written.get("atom.xml"), /<entry>\n<id>([^<]*)</g))).toEqual(sorted);
    expect(toFiles(allIn(written.get("rss.xml"), /<guid isPermaLink="true">([^<]*)</g))).toEqual(sorted);
    const { items } = JSON.parse(written.get("feed.json") ?? "{}") as {
      readonly items: readonly { readonly url: string }[];
    };
    expect(toFiles(items.map(({ url }) => url))).toEqual(sorted);
    const search = [...written].find(([path]) => path.includes("search-data"))?.[1] ?? "";
    for (const route of routes) expect(search).toContain(JSON.stringify(route).replace(/[\\']/g, "\\$&"));
    for (const [index, to] of routes.slice(1, 6).entries()) {
      const [address] = allIn(written.get(`avant/日本-${index}.html`), /content="0; url=([^"]*)"/g);
      expect(fileOf(address ?? "", base)).toBe(fileOf(base + encodeURI(to), base));
    }
  },
);
