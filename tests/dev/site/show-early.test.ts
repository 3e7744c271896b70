import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createDevSite } from "../../../src/dev/site/dev-site.ts";
import { type SiteState, siteOf } from "../../../src/dev/site/site-state.ts";
import { toRoute } from "../../../src/model/route.ts";
import { builtSite } from "../built-site.ts";
import { defaults, devFolder, prepareDevFolders, textsOf } from "../dev-folder.ts";

beforeAll(prepareDevFolders);

/** Looks at `routes`, and records in `shown` what is visible before the end of a build. */
function looking(routes: readonly string[], shown: SiteState[]) {
  return {
    viewedPages: { routes: () => routes.flatMap((route) => toRoute(route) ?? []) },
    onShown: (state: SiteState) => void shown.push(state),
  };
}

/** A site whose pages `routes` are looked at, with everything that was shown before the end of a build. */
function lookedFolder(...routes: readonly string[]) {
  const shown: SiteState[] = [];
  const folder = devFolder(looking(routes, shown));
  const texts = (state: SiteState | undefined) => textsOf(state && siteOf(state));
  const start = async () => {
    const first = await folder.site.rebuild();
    shown.length = 0;
    return first;
  };
  return { ...folder, shown, texts, start };
}

test("a page that is looked at is shown before others are drawn, with all files that it loads", async () => {
  const { site, edit, shown, texts, start } = lookedFolder("/blog/premier");
  const first = await start();
  edit("content/site.yaml", (text) => text.replace(/name: .*/, "name: Autrement"));
  edit("templates/styles/site.css", (text) => `${text}\np { color: teal }\n`);
  const { state } = await site.rebuild();
  expect(shown).toHaveLength(1);
  const [early, before, after] = [shown[0], first.state, state].map(texts);
  expect(early?.["blog/premier.html"]).toBe(after?.["blog/premier.html"]);
  expect(early?.["blog/premier.html"]).not.toBe(before?.["blog/premier.html"]);
  expect(early?.["blog/second.html"]).toBe(before?.["blog/second.html"]);
  const style = /assets\/site\.\w+\.css/.exec(early?.["blog/premier.html"] ?? "")?.[0] ?? "";
  expect(early?.[style]).toContain("teal");
});

test("at the start, a page with a waiting reader is shown before the end of the build", async () => {
  const { site, shown } = lookedFolder("/blog/premier");
  const { state } = await site.rebuild();
  const [first] = shown;
  const early = first?.status === "starting" ? first.early : undefined;
  expect(early?.has("blog/second.html")).toBe(false);
  expect(textsOf(early && { ...builtSite({}), files: early })["blog/premier.html"]).toBe(
    textsOf(siteOf(state))["blog/premier.html"],
  );
  // It has no notes about drafts yet.
  expect(site.ledger.changeSince("blog/premier.html", first?.version ?? Number.NaN)).toBe("reload");
});

test("a page that is looked at is shown with its own drawings, drawn or remembered, and no others", async () => {
  const { root, site, edit, shown, texts } = lookedFolder("/");
  edit("templates/site.tsx", (text) =>
    text.replace('{ path: "count.svg"', '{ path: "unseen.svg", from: 0 },\n      { path: "count.svg"'),
  );
  const { state } = await site.rebuild();
  const again = createDevSite({ ...defaults, root, ...looking(["/"], shown) });
  onTestFinished(() => again.dispose());
  await again.rebuild();

  const isDrawing = (path: string) => /^assets\/(?:count|unseen)\.\w+\.svg$/.test(path);
  const drawings = Object.keys(texts(state)).filter(isDrawing);
  const early = shown.map((each) => (each.status === "starting" ? [...(each.early?.keys() ?? [])] : []));
  expect(drawings).toHaveLength(2);
  expect(early.map((paths) => paths.filter(isDrawing))).toEqual([drawings.slice(0, 1), drawings.slice(0, 1)]);
});

test("a page that is requested while others are drawn is shown next", async () => {
  const routes = ["/blog/premier"];
  const shown: SiteState[] = [];
  const { viewedPages } = looking(routes, shown);
  const onShown = (state: SiteState) => {
    shown.push(state);
    if (!routes.includes("/blog/second")) routes.push("/blog/second");
  };
  const { site } = devFolder({ viewedPages, onShown });
  await site.rebuild();
  const early = shown.map((each) => (each.status === "starting" ? each.early : undefined));
  expect(early.map((files) => files?.has("blog/second.html"))).toEqual([false, true]);
});

test("at the start, a shown page is replaced by the errors that are found later in other texts", async () => {
  const { site, edit, shown } = lookedFolder("/blog/premier");
  edit("content/articles/second.md", (text) => `${text}\n[Là](javascript:alert)\n`);
  const { state } = await site.rebuild();
  expect(shown.map((early) => early.status === "starting" && early.early?.has("blog/premier.html"))).toEqual([
    true,
  ]);
  expect(state).toMatchObject({
    status: "broken",
    lastGood: undefined,
    problems: [{ code: "markdown/unsafe-link", file: "content/articles/second.md" }],
  });
});

test("after the build, a page that was shown early is not notified again; the others are", async () => {
  const { site, edit, shown, start } = lookedFolder("/blog/premier");
  await start();
  edit("templates/site.tsx", (text) => text.replace("<h1>{article.data.title}</h1>", "<h1>Neuf</h1>"));
  const { state } = await site.rebuild();
  const version = shown[0]?.version ?? Number.NaN;
  expect(state.version).toBeGreaterThan(version);
  expect(site.ledger.changeSince("blog/premier.html", version)).toBe("none");
  expect(site.ledger.changeSince("blog/second.html", version)).toBe("reload");
});

test("a page with only a changed style is notified at once", async () => {
  const { site, edit, shown, start } = lookedFolder("/");
  const first = await start();
  edit("templates/styles/site.css", (text) => `${text}\np { color: teal }\n`);
  await site.rebuild();
  expect(shown).toHaveLength(1);
  expect(site.ledger.changeSince("index.html", first.state.version)).toBe("styles");
});

test("an unchanged page is not shown again", async () => {
  const { site, edit, shown, start } = lookedFolder("/blog/premier");
  await start();
  edit("content/articles/second.md", (text) => `${text}\nEncore.\n`);
  await site.rebuild();
  expect(shown).toEqual([]);
});

test("a page that was shown of a refused build is not the last good version", async () => {
  const { site, edit, shown, texts, start } = lookedFolder("/blog/second");
  const first = await start();
  edit("content/articles/second.md", (text) => `${text}\n[Là](/nulle-part)\n`);
  const { state } = await site.rebuild();
  expect(texts(shown[0])["blog/second.html"]).toContain("/nulle-part");
  expect(state.status).toBe("broken");
  expect(texts(state)).toEqual(texts(first.state));
});

test("while the site has errors, nothing is shown early", async () => {
  const { site, edit, shown } = lookedFolder("/blog/second");
  edit("content/articles/second.md", (text) => `${text}\n[Là](/nulle-part)\n`);
  await site.rebuild();
  edit("content/articles/second.md", (text) => `${text}\nEncore.\n`);
  shown.length = 0;
  expect((await site.rebuild()).state.status).toBe("broken");
  expect(shown).toEqual([]);
  edit("content/articles/second.md", (text) => text.replace("/nulle-part", "/"));
  expect((await site.rebuild()).state.status).toBe("good");
});

test("an overtaken build ends before its checks, and the next one builds everything", async () => {
  const { site, edit, texts, start } = lookedFolder("/blog/premier");
  const first = await start();
  edit("content/articles/premier.md", (text) => `${text}\nEncore.\n`);
  edit("content/articles/second.md", (text) => `${text}\nEncore.\n`);
  expect(await site.rebuild(AbortSignal.abort())).toBeUndefined();
  expect(texts(site.state())["blog/premier.html"]).toContain("Encore.");
  expect(texts(site.state())["blog/second.html"]).toBe(texts(first.state)["blog/second.html"]);
  const { state } = await site.rebuild();
  expect(state.status).toBe("good");
  expect(texts(state)["blog/second.html"]).toContain("Encore.");
});

test("at the start, a save overtakes the build, and its page is shown by the next one", async () => {
  const save = new AbortController();
  const shown: SiteState[] = [];
  const { viewedPages } = looking(["/blog/premier"], shown);
  const onShown = (state: SiteState) => {
    shown.push(state);
    save.abort();
  };
  const { site, edit } = devFolder({ viewedPages, onShown });
  expect(await site.rebuild(save.signal)).toBeUndefined();
  edit("content/articles/premier.md", (text) => `${text}\nEncore.\n`);
  expect((await site.rebuild()).state.status).toBe("good");
  const early = shown.map((each) =>
    each.status === "starting" ? each.early?.get("blog/premier.html") : undefined,
  );
  expect(early.map((bytes) => Buffer.from(bytes ?? "").includes("Encore."))).toEqual([false, true]);
});
