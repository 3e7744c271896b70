import { expect, test } from "vitest";
import { type Lettering, MissingCharacter } from "../../../src/define/assets.ts";
import type { BuildIo, BuildOptions } from "../../../src/pipeline/build.ts";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { createMapMemory } from "../../support/map-memory.ts";
import { sharedPages, sharedSite } from "../../support/shared-site.tsx";

const build = (
  pages: Readonly<Record<string, string>>,
  options: Partial<BuildOptions> = {},
  edges: Partial<BuildIo> = {},
) => buildInMemory(sharedPages(pages), options, sharedSite, edges);

const cardsOf = (written: ReadonlyMap<string, string>) =>
  [...written.keys()].filter((path) => path.startsWith("assets/card."));

/** The value of a tag of the head. */
function tag(html: string | undefined, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html ?? "")?.[1];
}

test("a page has sharing tags with its kind and its picture", async () => {
  const { problems, written } = await build({
    "/": "title: Accueil",
    "/un": "title: Un article\npublished: 2025-09-01",
  });
  expect(problems).toEqual([]);
  const html = written.get("un.html");
  expect(tag(html, "og:title")).toBe("Un article");
  expect(tag(html, "og:description")).toBe("Ce que dit la page.");
  expect(tag(html, "og:type")).toBe("article");
  expect(tag(html, "article:published_time")).toBe("2025-09-01");
  expect(tag(html, "og:url")).toBe("https://www.essai.example/un");
  expect(tag(html, "og:locale")).toBe("fr_FR");
  expect(tag(html, "og:site_name")).toBe("Essai");
  expect(tag(html, "og:image")).toMatch(/^https:\/\/www\.essai\.example\/assets\/card\.[0-9a-f]{10}\.png$/);
  expect(tag(html, "og:image:width")).toBe("1200");
  expect(tag(html, "og:image:height")).toBe("630");
  expect(tag(html, "og:image:alt")).toBe("Carte : Un article");
  expect(tag(html, "twitter:card")).toBe("summary_large_image");
  expect(tag(written.get("index.html"), "og:type")).toBe("website");
  const path = tag(html, "og:image")?.replace("https://www.essai.example/", "") ?? "";
  expect(written.get(path)).toContain('d="MUn article"');
});

test("below a base path, addresses have it and files do not", async () => {
  const { written } = await build({ "/un": "title: Un" }, { base: "/sous/chemin" });
  const [card = ""] = cardsOf(written);
  expect(tag(written.get("un.html"), "og:image")).toBe(`https://www.essai.example/sous/chemin/${card}`);
  expect(tag(written.get("un.html"), "og:url")).toBe("https://www.essai.example/sous/chemin/un");
});

test("a character that no font can show is reported where it was written", async () => {
  const lettering: Lettering = {
    measure: () => 0,
    outline: (words, { font }) => {
      if (words.includes("≥")) throw new MissingCharacter("≥", words, font);
      return "M0 0";
    },
  };
  const { report, written } = await build(
    { "/un": "title: Un", "/deux": "title: Plus de 70 kW ≥ 290" },
    {},
    { openFonts: () => ({ digest: "essai", load: async () => lettering }) },
  );
  expect(report).toContain("content/pages/p1.md:3:22  error  the card of /deux cannot show “≥”");
  expect(written.size).toBe(0);
});

test("a page that is not indexed has no address to share, and one without a card has no picture", async () => {
  const { written } = await build({
    "/un": "title: Un\nlisted: false",
    "/deux": "title: Deux\nshared: false",
  });
  expect(tag(written.get("un.html"), "og:url")).toBeUndefined();
  expect(written.get("un.html")).not.toContain("canonical");
  expect(tag(written.get("deux.html"), "og:title")).toBe("Deux");
  expect(written.get("deux.html")).not.toMatch(/og:image|twitter:card/);
  expect(cardsOf(written)).toHaveLength(1);
});

test("cards that show the same are one file, and another title gives another name", async () => {
  const { written } = await build({ "/un": "title: Un", "/deux": "title: Un", "/trois": "title: Trois" });
  const of = (path: string) => tag(written.get(path), "og:image");
  expect(of("un.html")).toBe(of("deux.html"));
  expect(of("trois.html")).not.toBe(of("un.html"));
  expect(cardsOf(written)).toHaveLength(2);
});

test("a card that is remembered is not drawn, nor are fonts loaded, unless its picture is lost", async () => {
  const memory = createMapMemory();
  let loaded = 0;
  const edges = (paint: boolean): Partial<BuildIo> => ({
    memory,
    openFonts: () => ({
      digest: "fonts",
      load: async () => {
        loaded += 1;
        return { measure: () => 0, outline: (text) => text };
      },
    }),
    drawPictures: async (pictures) =>
      Promise.all(
        pictures.map(async ({ path, svg }) => ({ path, bytes: Buffer.from(paint ? await svg() : "") })),
      ),
  });
  const first = await build({ "/un": "title: Un" }, {}, edges(true));
  expect(loaded).toBe(1);
  const second = await build({ "/un": "title: Un" }, {}, edges(false));
  expect(loaded).toBe(1);
  expect(second.written.get("un.html")).toBe(first.written.get("un.html"));
  const third = await build({ "/un": "title: Un" }, {}, edges(true));
  expect(loaded).toBe(2);
  expect([...third.written]).toEqual([...first.written]);
});

test("a card that cannot be drawn refuses the build and names its page", async () => {
  const { outcome, report } = await build({ "/un": "title: Zut", "/deux": "title: Deux" });
  expect(outcome.status).toBe("refused");
  expect(report).toContain("drawing the card of /un failed: no card can be drawn of that");
});

test("a mistake that affects several cards is reported once", async () => {
  const { problems } = await build({ "/deux": "title: Zut", "/trois": "title: Zut", "/un": "title: Zut" });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("drawing the card of /deux and 2 more failed: no card can be drawn of that"),
  ]);
});

const pages = sharedPages({ "/": "title: Accueil" });

test("one SVG gives every icon, and the head and the manifest name each", async () => {
  const { problems, written } = await buildInMemory(pages, {}, sharedSite);
  expect(problems).toEqual([]);
  const links = [
    ...(written.get("index.html") ?? "").matchAll(
      /<link rel="(icon|apple-touch-icon|manifest)" href="\/([^"]*)"/g,
    ),
  ];
  expect(links.map(([, rel, path]) => [rel, path?.replace(/\.[0-9a-f]{10}\./, ".")])).toEqual([
    ["icon", "assets/icon.svg"],
    ["manifest", "site.webmanifest"],
  ]);
  // Nothing links to what is asked for by its name.
  expect([...written.keys()]).toEqual(expect.arrayContaining(["favicon.ico", "apple-touch-icon.png"]));
  expect(links.filter(([, , path = ""]) => !written.has(path))).toEqual([]);
  const manifest = JSON.parse(written.get("site.webmanifest") ?? "");
  expect(manifest).toMatchObject({
    lang: "fr",
    name: "Essai",
    short_name: "Essai",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: "#f4f1ea",
    background_color: "#ffffff",
    icons: [
      { sizes: "192x192", type: "image/png", purpose: "any" },
      { sizes: "512x512", type: "image/png", purpose: "any" },
      { sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
  const drawings = manifest.icons.map(({ src }: { readonly src: string }) => written.get(src.slice(1)));
  expect(drawings.map((svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1])).toEqual([
    "0 0 10 10",
    "0 0 10 10",
    "-5 -5 20 20",
  ]);
});

test("below a base path, the manifest starts there, and icons that are not at the root are linked", async () => {
  const { written } = await buildInMemory(pages, { base: "/sous" }, sharedSite);
  const manifest = JSON.parse(written.get("site.webmanifest") ?? "");
  expect(manifest).toMatchObject({ id: "/sous/", start_url: "/sous/", scope: "/sous/" });
  expect(manifest.icons[0].src).toMatch(/^\/sous\/assets\/icon-192\./);
  expect(written.get("index.html")).toContain('<link rel="manifest" href="/sous/site.webmanifest">');
  expect(written.get("index.html")).toContain('<link rel="icon" href="/sous/favicon.ico" sizes="32x32">');
  expect(written.get("index.html")).toContain(
    '<link rel="apple-touch-icon" href="/sous/apple-touch-icon.png">',
  );
});

test("a site that is no app has neither icons nor manifest", async () => {
  const { written } = await buildInMemory(pages, {}, { ...sharedSite, app: undefined });
  expect(written.has("site.webmanifest")).toBe(false);
  expect(written.get("index.html")).not.toMatch(/rel="(?:icon|manifest)/);
});

test("an icon that is wide enough gives one file for both views", async () => {
  const app = () => ({ ...sharedSite.app?.({ name: "Essai" }), wideView: "0 0 10 10" });
  const { problems, written } = await buildInMemory(
    pages,
    {},
    { ...sharedSite, app: app as typeof sharedSite.app },
  );
  expect(problems).toEqual([]);
  expect([...written.keys()].filter((path) => path.startsWith("assets/icon-512"))).toHaveLength(1);
});

test("an icon without a viewBox is refused", async () => {
  const app = () => ({ ...sharedSite.app?.({ name: "Essai" }), icon: "<svg></svg>" });
  const { report } = await buildInMemory(pages, {}, { ...sharedSite, app: app as typeof sharedSite.app });
  expect(report).toContain("the icon has no viewBox");
});
