import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../support/eventually.ts";
import { runHere } from "../support/run-here.ts";
import { devFolder, prepareDevFolders, textsOf } from "./dev-folder.ts";

beforeAll(prepareDevFolders);

/** Gives the pages of the site cards, and the site icons. */
const additions = `
  cards: {
    fonts: {},
    width: 120,
    height: 63,
    draw: (title: string) =>
      \`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 63"><path d="M0 0h\${title.length}v9z"/></svg>\`,
  },
  app: ({ name }) => ({
    name,
    shortName: name,
    display: "browser",
    themeColour: "#ffffff",
    backgroundColour: "#ffffff",
    icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    wideView: "-3 -3 15 15",
  }),
  assets: {`;

test("cards and icons are drawn after the page, and then the site equals a published build", async () => {
  const onLateResults = vi.fn();
  const { root, site, edit, built } = devFolder({ drafts: false, onLateResults });
  edit("templates/site.tsx", (text) =>
    text
      .replace("\n  assets: {", additions)
      .replace(
        "updated: article.data.date,",
        'card: { alt: "", art: article.data.title },\n          updated: article.data.date,',
      )
      .replace(/<Head (?=title=\{article)/, '<Head sharing={{ title: "", siteName: "", locale: "fr_FR" }} '),
  );
  const first = await site.rebuild();
  const pictures = (state: typeof first.state) =>
    state.status === "good"
      ? [...state.site.files.keys()].filter((path) => /card\.|icon-|favicon|touch-icon/.test(path))
      : [];
  expect(first.state.status).toBe("good");
  expect(built("blog/premier.html")).toMatch(/og:image" content="[^"]*\/assets\/card\.[0-9a-f]{10}\.png"/);
  expect(pictures(first.state)).toEqual([]);

  await eventually(() => expect(onLateResults).toHaveBeenCalled());
  const { state } = await site.rebuild();
  expect(pictures(state)).toHaveLength(7);

  const dist = mkdtempSync(join(tmpdir(), "charpente-dev-"));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  const { status } = await runHere(["build", "--root", root, "--out", dist, "--no-cache", "--quiet"]);
  expect(status).toBe(0);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.startsWith(".site-"))
    .map((file) => join(file.parentPath, file.name));
  const published = files.map(
    (file) => [file.slice(dist.length + 1), readFileSync(file).toString("latin1")] as const,
  );
  expect(textsOf(state.status === "good" ? state.site : undefined)).toEqual(
    Object.fromEntries(published.sort()),
  );
});
