import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseFeed } from "htmlparser2";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { calendarDate, image, markdown, reference } from "../../src/define/fields.ts";
import { type Source, source } from "../../src/define/sources.ts";
import { createSourceLoader, type SourceMode } from "../../src/sources/load-sources.ts";
import type { Problem } from "../../src/words/problem.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { english } from "../support/speech.ts";
import { checkInFrench, releasesFrom, serveTexts, startService } from "./foreign-service.ts";

afterEach(() => void vi.useRealTimers());

type How = {
  readonly mode?: SourceMode;
  readonly environment?: Readonly<Record<string, string>>;
  readonly key?: string;
};

/** Loads sources as a new process does, and puts the problems in words. */
async function load(root: string, sources: Readonly<Record<string, Source>>, how: How = {}) {
  const loader = open(root, how);
  return describeAll(await loader.load(sources, tools));
}

const shown: [number, number][] = [];
const tools = {
  check: checkInFrench,
  explainThrow: (): Problem => ({
    code: "template/throws",
    severity: "error",
    file: "templates/site.ts",
    message: "",
  }),
  progress: (done: number, total: number) => void shown.push([done, total]),
};

function open(root: string, { mode = "due", environment = {}, key = "" }: How = {}) {
  return createSourceLoader({
    ...{ root, mode, key, userAgent: "charpente/test", pauseMs: 5 },
    readEnvironment: (names) =>
      Object.fromEntries(
        names.flatMap((name) => (name in environment ? [[name, environment[name] ?? ""]] : [])),
      ),
  });
}

function describeAll(loaded: Awaited<ReturnType<ReturnType<typeof open>["load"]>>) {
  return loaded.map(({ name, status, entries, problems, images, loadedAt }) => ({
    ...{ name, status, images, loadedAt, entries },
    ids: entries.map(({ id }) => id),
    data: entries.map(({ data }) => data),
    said: problems.map(
      ({ code, severity, file, message, hint }) =>
        `${file}: ${severity}: ${english.tell(message)} [${code}] ${hint === undefined ? "" : english.tell(hint)}`,
    ),
  }));
}

const json = (value: unknown) => JSON.stringify(value);
const twoReleases = json([{ tag: "v2" }, { tag: "v1" }]);

test("what a source returns becomes entries, in its order, and is kept with its time and a digest", async () => {
  const root = scratchFolder();
  const { origin } = await startService(serveTexts({ "/": twoReleases }));
  const [releases] = await load(root, { releases: releasesFrom(origin) });
  expect(releases).toMatchObject({ status: "loaded", ids: ["v2", "v1"], said: [] });
  expect(releases?.entries[0]).toMatchObject({ collection: "releases", file: "source releases" });
  const kept = JSON.parse(readFileSync(join(root, ".site/sources/releases.json"), "utf8"));
  expect(kept).toMatchObject({ loadedAt: releases?.loadedAt, value: [{ tag: "v2" }, { tag: "v1" }] });
  expect(kept.digest).toMatch(/^[0-9a-f]{64}$/);
});

test("a young result is used without a request, an old one is loaded anew", async () => {
  const root = scratchFolder();
  const { origin, asked } = await startService(serveTexts({ "/": twoReleases }));
  const sources = { releases: releasesFrom(origin, { every: "6 hours" }) };
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-01T08:00:00Z") });
  await load(root, sources);
  vi.setSystemTime(new Date("2026-05-01T13:59:00Z"));
  expect(await load(root, sources)).toMatchObject([{ status: "kept", loadedAt: "2026-05-01T08:00:00.000Z" }]);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(new Date("2026-05-01T14:00:00Z"));
  expect(await load(root, sources)).toMatchObject([{ status: "loaded" }]);
  expect(asked).toHaveLength(2);
  // A clock that was put back.
  vi.setSystemTime(new Date("2026-04-01T14:00:00Z"));
  await load(root, sources);
  expect(asked).toHaveLength(3);
});

test("with `build` each build asks, and the other modes ask when they say", async () => {
  const root = scratchFolder();
  const { origin, asked } = await startService(serveTexts({ "/": twoReleases }));
  const each = { releases: releasesFrom(origin, { every: "build" }) };
  const rarely = { releases: releasesFrom(origin, { every: "4 weeks" }) };
  const count = async (sources: typeof each, mode?: SourceMode) => {
    const before = asked.length;
    const [one] = await load(root, sources, mode === undefined ? {} : { mode });
    return [one?.status, asked.length - before];
  };
  expect(await count(each)).toEqual(["loaded", 1]);
  expect(await count(each)).toEqual(["loaded", 1]);
  expect(await count(rarely)).toEqual(["kept", 0]);
  expect(await count(rarely, "anew")).toEqual(["loaded", 1]);
  expect(await count(each, "kept")).toEqual(["kept", 0]);
  expect(await count(each, "offline")).toEqual(["kept", 0]);
});

test("one process loads a source once, until it is told to load anew", async () => {
  const { origin, asked } = await startService(serveTexts({ "/": twoReleases }));
  const sources = { releases: releasesFrom(origin, { every: "build" }) };
  const loader = open(scratchFolder());
  const [first] = await loader.load(sources, tools);
  const [second] = await loader.load(sources, tools);
  expect(second).toBe(first);
  expect(asked).toHaveLength(1);
  await loader.loadAnew();
  expect((await loader.load(sources, tools))[0]).not.toBe(first);
  expect(asked).toHaveLength(2);
});

test("after a change of templates, only a source with other code or a failure is asked again", async () => {
  const { origin, asked } = await startService(serveTexts({ "/a": twoReleases, "/b": json([{ tag: "b" }]) }));
  const from = () =>
    source({ load: async ({ fetch }) => (await fetch(`${origin}/a`)).json(), schema, id }) as Source;
  const schema = z.object({ tag: z.string() });
  const id = ({ tag }: { readonly tag: string }) => tag;
  const loader = open(scratchFolder());
  await loader.load({ releases: from() }, tools);
  await loader.load({ releases: from() }, tools);
  expect(asked).toEqual(["GET /a"]);
  const other = source({
    load: async ({ fetch }) => (await fetch(`${origin}/b`)).json(),
    schema,
    id,
  }) as Source;
  expect(describeAll(await loader.load({ releases: other }, tools))).toMatchObject([{ ids: ["b"] }]);
  const stricter = {
    ...other,
    inField: (name: string) => z.object({ [name]: z.array(z.object({ on: z.string() })) }),
  };
  expect(describeAll(await loader.load({ releases: stricter }, tools))).toMatchObject([
    { status: "refused" },
  ]);
  expect(asked).toEqual(["GET /a", "GET /b"]);
  expect(describeAll(await loader.load({ releases: from() }, tools))).toMatchObject([{ ids: ["v2", "v1"] }]);
});

test("mistakes name the source and the path in it, all in one run, and nothing is kept", async () => {
  const root = scratchFolder();
  const { origin } = await startService(
    serveTexts({ "/": json([{ tag: "v1" }, { tag: 2 }, { tags: "v0" }]) }),
  );
  const [releases] = await load(root, { releases: releasesFrom(origin) });
  expect(releases?.status).toBe("refused");
  expect(releases?.said).toEqual([
    "source releases: error: releases[1].tag must be text, but it is the number 2 [entry/invalid-field] correct what load returns, or the schema of the source",
    "source releases: error: releases[2].tag is missing [entry/missing-field] correct what load returns, or the schema of the source",
  ]);
  expect(readdirSync(root)).toEqual([]);
});

test("ids are texts of their own", async () => {
  const { origin } = await startService(
    serveTexts({ "/": json([{ tag: "v1" }, { tag: "" }, { tag: "v1" }]) }),
  );
  const [releases] = await load(scratchFolder(), { releases: releasesFrom(origin) });
  expect(releases?.said).toEqual([
    "source releases[1]: error: id gives it no name: it returns no text, or an empty one [sources/id] make the id of a field that each item has for itself",
    "source releases[2]: error: its id is “v1”, which releases[0] also has [sources/id] make the id of a field that each item has for itself",
  ]);
});

test("without `id`, a source is one value", async () => {
  const weather = source({ load: async () => ({ degrees: 12 }), schema: z.object({ degrees: z.number() }) });
  expect(weather.kind).toBe("single");
  expect(await load(scratchFolder(), { weather })).toMatchObject([
    { status: "loaded", ids: ["weather"], data: [{ degrees: 12 }] },
  ]);
});

test("a fresh result is what is kept: dates are texts, and what JSON lacks is left out", async () => {
  const root = scratchFolder();
  const day = source({
    load: async () => ({ on: new Date("2026-05-01T08:00:00Z"), none: undefined }),
    schema: z.strictObject({ on: z.string() }),
  });
  const [fresh] = await load(root, { day });
  const [kept] = await load(root, { day }, { mode: "offline" });
  expect(fresh?.data).toEqual([{ on: "2026-05-01T08:00:00.000Z" }]);
  expect(kept?.entries).toEqual(
    fresh?.entries.map((entry) => ({ ...entry, locate: kept?.entries[0]?.locate })),
  );
  const nothing = source({ load: async () => undefined, schema: z.any() });
  const circle: unknown[] = [];
  circle.push(circle);
  const endless = source({ load: async () => circle, schema: z.any() });
  const [none, round] = await load(root, { nothing, endless });
  expect(none?.said.join()).toContain("load returns nothing that JSON could hold");
  expect(round?.said.join()).toContain(
    "the source “endless” cannot be loaded: Converting circular structure",
  );
});

test("when a source fails, the last good result is used with a warning", async () => {
  const root = scratchFolder();
  let text: string | undefined = twoReleases;
  const { origin } = await startService((_, response) => {
    if (text === undefined) response.writeHead(500).end();
    else response.end(text);
  });
  const sources = { releases: releasesFrom(origin, { every: "build" }) };
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-01T08:00:00Z") });
  await load(root, sources);
  text = undefined;
  const [down] = await load(root, sources);
  expect(down).toMatchObject({ status: "kept", ids: ["v2", "v1"], loadedAt: "2026-05-01T08:00:00.000Z" });
  expect(down?.said).toEqual([
    expect.stringMatching(
      /^source releases: warning: the source “releases” cannot be loaded: \S+ answers with 500 \[sources\/failed\] what was loaded on .*2026.* is used$/,
    ),
  ]);
  // A result that does not fit is a failure as well, and does not replace the good one.
  text = json([{ tag: 1 }]);
  const [wrong] = await load(root, sources);
  expect(wrong).toMatchObject({ status: "kept", ids: ["v2", "v1"] });
  expect(wrong?.said).toEqual([
    expect.stringContaining("warning: the source “releases” cannot be loaded: its result has 1 fault"),
    expect.stringContaining("warning: releases[0].tag must be text"),
  ]);
  text = json([{ tag: "v3" }]);
  expect(await load(root, sources)).toMatchObject([{ status: "loaded", ids: ["v3"], said: [] }]);
});

test("a site may refuse to be built from an old result", async () => {
  const root = scratchFolder();
  const texts: Record<string, string> = { "/": twoReleases };
  const { origin } = await startService(serveTexts(texts));
  const sources = { releases: releasesFrom(origin, { every: "build", whenItFails: "refuse" }) };
  await load(root, sources);
  delete texts["/"];
  const [down] = await load(root, sources);
  expect(down).toMatchObject({ status: "refused", ids: [] });
  expect(down?.said.join()).toContain("error: the source “releases” cannot be loaded");
  expect(down?.said.join()).toContain('whenItFails: "keep" would use what was loaded on');
});

test("the first build without a network refuses, and so does --offline with nothing kept", async () => {
  const root = scratchFolder();
  const { origin, close } = await startService(() => {});
  await close();
  const sources = { releases: releasesFrom(origin) };
  const [first] = await load(root, sources);
  expect(first?.status).toBe("refused");
  expect(first?.said).toEqual([
    `source releases: error: the source “releases” cannot be loaded: ${origin}/ cannot be reached, or breaks off (ECONNREFUSED) [sources/failed] nothing is kept of it: build again when it answers, or correct its load`,
  ]);
  const [offline] = await load(root, sources, { mode: "offline" });
  expect(offline?.said).toEqual([
    "source releases: error: nothing is kept of the source “releases”, and --offline loads nothing [sources/offline] build once without --offline",
  ]);
});

test("a kept result that was changed, or kept with another key, is not used", async () => {
  const root = scratchFolder();
  const { origin, asked } = await startService(serveTexts({ "/": twoReleases }));
  const sources = { releases: releasesFrom(origin) };
  await load(root, sources, { key: "ours" });
  expect(await load(root, sources, { key: "ours" })).toMatchObject([{ status: "kept" }]);
  expect(await load(root, sources, { key: "theirs", mode: "offline" })).toMatchObject([
    { status: "refused" },
  ]);
  const file = join(root, ".site/sources/releases.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"v2"', '"v9"'));
  expect(await load(root, sources, { key: "ours" })).toMatchObject([{ status: "loaded", ids: ["v2", "v1"] }]);
  writeFileSync(file, "{ not json");
  await load(root, sources);
  expect(asked).toHaveLength(3);
});

test("a load that never ends is given up", async () => {
  const stuck = source({ load: () => new Promise(() => {}), schema: z.any(), limits: { seconds: 0.01 } });
  const [one] = await load(scratchFolder(), { stuck });
  expect(one?.said.join()).toContain("the source “stuck” cannot be loaded: load has not ended within 0.2 s");
});

test("a load hears when the process no longer wants its result", async () => {
  const { origin, asked } = await startService(() => {});
  let heard: AbortSignal | undefined;
  const slow = source({
    load: ({ fetch, signal }) => {
      heard = signal;
      return fetch(origin);
    },
    schema: z.any(),
  });
  const loader = open(scratchFolder());
  const loading = loader.load({ slow }, tools);
  await vi.waitUntil(() => asked.length > 0);
  loader.close();
  expect((await loading)[0]?.status).toBe("refused");
  expect(heard?.aborted).toBe(true);
});

test("sources load at the same time, and their progress is added up", async () => {
  let open = 0;
  let most = 0;
  const together = source({
    load: async ({ report }) => {
      open += 1;
      most = Math.max(most, open);
      report(1, 3);
      await new Promise((resolve) => setTimeout(resolve, 30));
      open -= 1;
      return 1;
    },
    schema: z.number(),
  });
  shown.length = 0;
  const names = ["a", "b", "c", "d", "e", "f"];
  await load(scratchFolder(), Object.fromEntries(names.map((name) => [name, together])));
  expect(most).toBe(4);
  expect(shown).toContainEqual([4, 14]);
  expect(shown.at(-1)).toEqual([6, 6]);
});

// Secrets.

const token = "f0rge-Tök€n/42";

test("a secret reaches load only: neither the kept file nor a message shows it", async () => {
  const root = scratchFolder();
  const { origin } = await startService(({ headers, url }, response) => {
    if (url === "/ok")
      response.end(json([{ tag: String(headers.authorization === `Bearer ${encodeURIComponent(token)}`) }]));
    else response.writeHead(401).end();
  });
  const how = { environment: { FORGE_TOKEN: token, OTHER: "x" } };
  const ok = source({
    load: async ({ fetch, variables }) => {
      const headers = { authorization: `Bearer ${encodeURIComponent(variables.FORGE_TOKEN ?? "")}` };
      return [
        ...(await (await fetch(`${origin}/ok`, { headers })).json()),
        { tag: Object.keys(variables).join() },
      ];
    },
    schema: z.object({ tag: z.string() }),
    id: ({ tag }) => tag,
    variables: ["FORGE_TOKEN"],
  });
  expect(await load(root, { ok }, how)).toMatchObject([{ ids: ["true", "FORGE_TOKEN"] }]);

  const failing = (load: Source["load"]) => source({ load, schema: z.any(), variables: ["FORGE_TOKEN"] });
  const inAddress = failing(({ fetch, variables }) =>
    fetch(`${origin}/?key=${encodeURIComponent(variables.FORGE_TOKEN ?? "")}`),
  );
  const inError = failing(async ({ variables }) => {
    throw new Error(`no access with ${variables.FORGE_TOKEN}`);
  });
  const said = (await load(root, { inAddress, inError }, how)).flatMap((one) => one.said);
  expect(said[0]).toContain(`${origin}/?key=‹FORGE_TOKEN› answers with 401`);
  expect(said[1]).toContain("no access with ‹FORGE_TOKEN›");
});

test("a failure names the declared variables that are not set", async () => {
  const { origin } = await startService((_, response) => void response.writeHead(401).end());
  const failing = (load: Source["load"]) =>
    source({ load, schema: z.any(), variables: ["A_KEY", "B_KEY", "C_KEY"] });
  const asked = failing(({ fetch, variables }) => fetch(`${origin}/${variables.A_KEY}`));
  const thrown = failing(async () => {
    throw new Error("no key");
  });
  const how = { environment: { B_KEY: "given" } };
  const said = (await load(scratchFolder(), { asked, thrown }, how)).flatMap((one) => one.said);
  expect(said[0]).toContain("/undefined answers with 401; the variables A_KEY, C_KEY are not set");
  expect(said[1]).toContain("no key; the variables A_KEY, C_KEY are not set");
});

test.each([
  ["as it is", { list: [{ link: `https://forge.example/?t=${token}` }] }, "source leak.list[0].link"],
  ["in an address", { link: encodeURIComponent(token) }, "source leak.link"],
  ["in Base64", { basic: Buffer.from(`u:${token}:x`).toString("base64") }, "source leak.basic"],
  ["as a name", { deep: { [token]: 1 } }, "source leak.deep"],
])("a result that holds a secret %s is refused at its path", async (_, value, place) => {
  const root = scratchFolder();
  const leak = source({ load: async () => value, schema: z.any(), variables: ["FORGE_TOKEN"] });
  const [one] = await load(root, { leak }, { environment: { FORGE_TOKEN: token } });
  expect(one?.said).toEqual([
    `${place}: error: the value of the variable FORGE_TOKEN stands here [sources/secret] let load return only what pages need`,
  ]);
  expect(readdirSync(root)).toEqual([]);
});

// Images.

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><script>alert(1)</script><path d="M0 0h4v4z"/></svg>';

function withImages(origin: string, images: readonly string[], more: object = {}): Source {
  return source({
    load: async ({ fetch }) => {
      await fetch(origin);
      return images.map((image, index) => ({ id: `n${index}`, image }));
    },
    schema: z.object({ id: z.string(), image: image() }),
    id: ({ id }) => id,
    every: "build",
    ...more,
  }) as Source;
}

test("images that a source names are fetched, told apart by their bytes, cleaned and kept", async () => {
  const root = scratchFolder();
  const { origin } = await startService(
    serveTexts({ "/": "", "/caf%C3%A9.php?size=2": png, "/drawing": svg }),
  );
  const images = [`${origin}/caf%C3%A9.php?size=2`, `${origin}/drawing`, "/images/own.png"];
  const [news] = await load(root, { news: withImages(origin, images) });
  expect(news?.said).toEqual([]);
  const [cafe, drawing] = news?.images ?? [];
  expect(cafe?.path).toMatch(/^\.site\/sources\/news\/[0-9a-f]{32}\/cafe\.png$/);
  expect(drawing?.path).toMatch(/^\.site\/sources\/news\/[0-9a-f]{32}\/drawing\.svg$/);
  expect(readFileSync(join(root, cafe?.path ?? ""))).toEqual(png);
  expect(readFileSync(join(root, drawing?.path ?? ""), "utf8")).not.toContain("alert");
  expect(news?.data.map((one) => (one as { image: { image: string } }).image.image)).toEqual([
    `./${cafe?.path}`,
    `./${drawing?.path}`,
    "/images/own.png",
  ]);
  // Without a network, the same.
  const [kept] = await load(root, { news: withImages(origin, images) }, { mode: "offline" });
  expect(kept?.images).toEqual(news?.images);
});

test("an image is asked for with what the server said of it, and an old one is removed", async () => {
  const root = scratchFolder();
  const conditions: unknown[] = [];
  const { origin } = await startService(({ url, headers }, response) => {
    if (url !== "/a.png") return void response.end();
    conditions.push(headers["if-none-match"]);
    if (headers["if-none-match"] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(png);
  });
  await load(root, { news: withImages(origin, [`${origin}/a.png`]) });
  const [again] = await load(root, { news: withImages(origin, [`${origin}/a.png`]) });
  expect(conditions).toEqual([undefined, '"1"']);
  expect(again?.images.map(({ bytes }) => Buffer.from(bytes))).toEqual([png]);
  await load(root, { news: withImages(origin, []) });
  expect(readdirSync(join(root, ".site/sources/news"))).toEqual([]);
});

test("broken images are problems at their paths, all in one run", async () => {
  const { origin } = await startService(
    serveTexts({
      "/": "",
      "/html.png": "<!doctype html>",
      "/half.png": png.subarray(0, 50),
      "/huge.png": Buffer.alloc(2_000_000),
    }),
  );
  const images = ["html.png", "half.png", "huge.png", "gone.png"].map((name) => `${origin}/${name}`);
  const news = withImages(origin, [...images, "http://10.0.0.1/reboot"], { limits: { megabytes: 1 } });
  const [one] = await load(scratchFolder(), { news });
  expect(one?.status).toBe("refused");
  expect(one?.said.map((line) => line.replaceAll(origin, "")).sort()).toEqual([
    expect.stringMatching(/^source news\[0\]\.image: error: the image cannot be used: .+ \[sources\/image\]/),
    expect.stringMatching(/^source news\[1\]\.image: error: the image cannot be used: .+/),
    expect.stringMatching(
      /^source news\[2\]\.image: error: the image cannot be used: \/huge\.png answers with more than 1 MB/,
    ),
    expect.stringMatching(
      /^source news\[3\]\.image: error: the image cannot be used: \/gone\.png answers with 404/,
    ),
    expect.stringMatching(
      /^source news\[4\]\.image: error: the image cannot be used: \S+ is on this machine or in its network/,
    ),
  ]);
});

// Services as there are.

test("a JSON API in pages is read to its end, with the last good result at hand", async () => {
  const root = scratchFolder();
  const pages = [["a", "b"], ["c", "d"], ["e"]];
  const { origin, asked } = await startService(({ url = "" }, response) => {
    const page = Number(new URL(url, "http://host").searchParams.get("page") ?? 1);
    const link = page < pages.length ? { link: `<${origin}/?page=${page + 1}>; rel="next"` } : {};
    response.writeHead(200, { "content-type": "application/json", ...link }).end(json(pages[page - 1]));
  });
  const previous: unknown[] = [];
  const names = source({
    load: async (tools) => {
      previous.push(tools.previous);
      const all: string[] = [];
      for (let next: string | undefined = origin, page = 1; next !== undefined; page += 1) {
        const response: Response = await tools.fetch(next);
        all.push(...(await response.json()));
        tools.report(page, 3);
        next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
      }
      return all.map((name) => ({ name }));
    },
    schema: z.object({ name: z.string() }),
    id: ({ name }) => name,
    every: "build",
  });
  shown.length = 0;
  expect(await load(root, { names })).toMatchObject([{ ids: ["a", "b", "c", "d", "e"] }]);
  expect(asked).toHaveLength(3);
  expect(shown).toContainEqual([2, 3]);
  await load(root, { names });
  expect(previous).toEqual([undefined, ["a", "b", "c", "d", "e"].map((name) => ({ name }))]);
});

test("an RSS feed in an old encoding becomes entries", async () => {
  const rss = `<?xml version="1.0" encoding="ISO-8859-1"?>
<rss version="2.0"><channel><title>Météo</title>
<item><guid>1</guid><title>Été précoce</title><link>https://meteo.example/1</link><pubDate>Fri, 01 May 2026 08:00:00 GMT</pubDate></item>
<item><guid>2</guid><title>Gel &amp; vent</title><link>https://meteo.example/2</link><pubDate>Sat, 02 May 2026 08:00:00 GMT</pubDate></item>
</channel></rss>`;
  const { origin } = await startService((_, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml" }).end(Buffer.from(rss, "latin1"));
  });
  const news = source({
    load: async ({ fetch }) => {
      const feed = parseFeed(await (await fetch(origin)).text());
      return feed?.items.map(({ id, title, link, pubDate }) => ({
        id,
        title,
        link,
        on: pubDate?.toISOString().slice(0, 10),
      }));
    },
    schema: z.object({ id: z.string(), title: z.string(), link: z.url(), on: calendarDate() }),
    id: ({ id }) => id,
  });
  expect((await load(scratchFolder(), { news }))[0]?.data).toEqual([
    { id: "1", title: "Été précoce", link: "https://meteo.example/1", on: "2026-05-01" },
    { id: "2", title: "Gel & vent", link: "https://meteo.example/2", on: "2026-05-02" },
  ]);
});

test("the releases of a forge come with a token that stays here", async () => {
  const root = scratchFolder();
  const releases = [
    {
      tag_name: "v1.1.0",
      name: "Onze",
      body: "Adds `{name}` and {email}.\n",
      published_at: "2026-05-02T10:00:00Z",
      author: { login: "ada" },
    },
  ];
  const { origin } = await startService(({ headers }, response) => {
    const isKnown = headers.authorization === "Bearer forge-secret";
    response
      .writeHead(isKnown ? 200 : 401, { "content-type": "application/json" })
      .end(json(isKnown ? releases : {}));
  });
  const forge = source({
    load: async ({ fetch, variables }) => {
      const headers = { authorization: `Bearer ${variables.FORGE_TOKEN}`, accept: "application/json" };
      const all = await (await fetch(`${origin}/repos/a/b/releases`, { headers })).json();
      return all.map((one: (typeof releases)[number]) => ({
        tag: one.tag_name,
        notes: one.body,
        on: one.published_at.slice(0, 10),
        author: one.author.login,
      }));
    },
    schema: z.object({ tag: z.string(), notes: markdown(), on: calendarDate(), author: reference("people") }),
    id: ({ tag }) => tag,
    variables: ["FORGE_TOKEN"],
  });
  const [one] = await load(root, { forge }, { environment: { FORGE_TOKEN: "forge-secret" } });
  expect(one).toMatchObject({ status: "loaded", ids: ["v1.1.0"] });
  // Who wrote the notes does not know the facts of this site.
  expect(one?.data).toMatchObject([
    { notes: { markdown: "Adds `{name}` and \\{email}.\n" }, on: "2026-05-02" },
  ]);
  expect(readFileSync(join(root, ".site/sources/forge.json"), "utf8")).not.toContain("forge-secret");
  const [without] = await load(scratchFolder(), { forge });
  expect(without?.said.join()).toContain("answers with 401");
});
