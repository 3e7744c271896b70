import { expect, test } from "vitest";
import { buildInMemory } from "../../support/build-in-memory.ts";
import { sharedPages, sharedSite } from "../../support/shared-site.tsx";

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
