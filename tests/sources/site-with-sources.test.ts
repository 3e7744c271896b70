import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { heedKeys } from "../../src/cli/commands/dev.ts";
import { type DevEvent, serveSite } from "../../src/dev/serve/serve-site.ts";
import { extendWithEditor } from "../../src/editor/extend.ts";
import { findTypeErrors } from "../support/find-type-errors.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { english } from "../support/speech.ts";
import { startService } from "./foreign-service.ts";
import { putSiteWithSources } from "./put-site-with-sources.ts";

const token = "forge-t0ken-42";
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script><path d="M0 0h40v30z"/></svg>';

type Release = {
  tag: string;
  on: string;
  notes: string;
  author: string;
  image?: string;
  [more: string]: unknown;
};

/** A forge with two releases, of which a test may change the answers, and a site that takes them. */
async function startForge(more?: string) {
  const releases: Release[] = [
    {
      tag: "v2",
      on: "2026-05-02",
      notes: 'Deux, avec {name}.\n\n![Un plan](ORIGIN/plan.png?w=9 "Le plan")',
      author: "bob",
    },
    { tag: "v1", on: "2026-05-01", notes: "Un.", author: "ada", image: "ORIGIN/capture" },
  ];
  const forge = { releases, isDown: false };
  const service = await startService(({ url, headers }, response) => {
    if (forge.isDown || (url === "/releases" && headers["private-token"] !== token))
      response.writeHead(forge.isDown ? 500 : 401).end();
    else if (url === "/capture") response.end(drawing);
    else if (url === "/plan.png?w=9") response.end(drawing.replace("30z", "20z"));
    else if (url?.startsWith("/weather?at=")) response.end('{"degrees":12}');
    else response.end(JSON.stringify(forge.releases).replaceAll("ORIGIN", service.origin));
  });
  const root = scratchFolder();
  putSiteWithSources(root, service.origin, more);
  const build = (...options: readonly string[]) =>
    runHere(["build", "--root", root, ...options], { env: { FORGE_TOKEN: token, NO_COLOR: "1" } });
  const page = (route: string) => readFileSync(join(root, "dist", route, "index.html"), "utf8");
  return { ...service, forge, root, build, page };
}

function textsBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}

test("entries and values from elsewhere are published as others are, with references both ways and images", async () => {
  const { build, page, root, asked } = await startForge();
  const { status, stderr } = await build();
  expect(stderr).toMatch(/sources: releases loaded; weather loaded/);
  // A source may ask for the moment: what it returns is kept by rules of its own.
  expect(stderr).not.toContain("[reads/");
  expect(status).toBe(0);
  expect(page("")).toContain("Il fait 12 degrés");
  expect(page("")).toContain('<a href="/v1">v1</a>');
  expect(page("v1")).toContain("Ada, 2026-05-01");
  expect(page("v2")).toContain("Deux, avec {name}.");
  expect(page("v2")).toMatch(/<img[^>]*src="\/assets\/plan\.[0-9a-f]+\.svg"/);
  const [, image = ""] = /<img[^>]*src="\/([^"]+\.svg)"/.exec(page("v1")) ?? [];
  expect(image).toMatch(/^assets\/capture\.[0-9a-f]+\.svg$/);
  expect(readFileSync(join(root, "dist", image), "utf8")).not.toContain("alert");
  expect(asked.map((one) => one.replace(/at=.*/, "at=…")).sort()).toEqual([
    "GET /capture",
    "GET /plan.png?w=9",
    "GET /releases",
    "GET /weather?at=…",
  ]);
  expect(textsBelow(root)).not.toContain(token);
});

test("a source that has not changed draws no page again, and a new entry draws its own", async () => {
  const { build, forge } = await startForge('every: "build"');
  await build();
  const drawn = async () => {
    const { stdout } = await build("--json", "--quiet");
    const report = JSON.parse(stdout);
    const pages = report.reuse.find(({ kind }: { kind: string }) => kind === "pages");
    return [report.status, report.changed, pages?.computed ?? 0];
  };
  expect(await drawn()).toEqual(["written", 0, 0]);
  forge.releases.unshift({ tag: "v3", on: "2026-05-03", notes: "Trois.", author: "ada" });
  const [status, , computed] = await drawn();
  expect([status, computed]).toEqual(["written", 1]);
});

test("--offline builds the same site without a request, and says how old it is", async () => {
  const { build, asked, root } = await startForge('every: "build"');
  await build();
  const before = textsBelow(join(root, "dist"));
  asked.length = 0;
  const { status, stderr } = await build("--offline");
  expect(status).toBe(0);
  expect(stderr).toMatch(/sources: releases as of .+; weather as of .+/);
  expect(asked).toEqual([]);
  expect(textsBelow(join(root, "dist"))).toBe(before);
});

test("a forge that is down leaves the site as it was, with a warning that --strict refuses", async () => {
  const { build, forge, page } = await startForge('every: "build"');
  await build();
  forge.isDown = true;
  const { status, stderr } = await build();
  expect(stderr).toMatch(
    /source releases {2}warning {2}the source “releases” cannot be loaded: \S+\/releases answers with 500/,
  );
  expect(status).toBe(0);
  expect(page("v1")).toContain("Ada");
  expect((await build("--strict")).status).toBe(1);
});

test("a first build without the forge reports everything else as well, and writes nothing", async () => {
  const { build, forge, root } = await startForge();
  forge.isDown = true;
  writeFileSync(join(root, "content/posts/deux.md"), "---\ntitle: 4\nabout: v7\n---\n");
  const { status, stderr } = await build();
  expect(status).toBe(1);
  expect(stderr).toContain("the source “releases” cannot be loaded");
  expect(stderr).toContain("the source “weather” cannot be loaded");
  expect(stderr).toContain("title must be text");
  // Which entries it would have had is not known.
  expect(stderr).not.toContain("v7");
  expect(existsSync(join(root, "dist"))).toBe(false);
});

test("references are checked both ways, each at its place", async () => {
  const { build, forge, root } = await startForge();
  forge.releases[1] = {
    tag: "v1",
    on: "2026-05-01",
    notes: "Un.",
    author: "adda",
    image: "/images/none.png",
  };
  writeFileSync(join(root, "content/posts/deux.md"), "---\ntitle: Deux\nabout: v7\n---\n");
  const { status, stderr } = await build();
  expect(status).toBe(1);
  expect(stderr).toMatch(/source releases\[1\]\.author {2}error {2}.*“adda”/);
  expect(stderr).toMatch(/source releases\[1\]\.image {2}error {2}.*none\.png/);
  expect(stderr).toMatch(/content\/posts\/deux\.md:3:8 {2}error {2}.*“v7”/);
});

test("a token in an address of the result refuses it, and stands in no file and no message", async () => {
  const { build, forge, root } = await startForge();
  forge.releases[0] = {
    tag: "v2",
    on: "2026-05-02",
    notes: `[Journal](https://forge.example/?t=${token})`,
    author: "ada",
  };
  const { status, stdout, stderr } = await build("--json");
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /source releases\[0\]\.notes {2}error {2}the value of the variable FORGE_TOKEN stands here/,
  );
  expect(stdout + stderr + textsBelow(root)).not.toContain(token);
});

test("site where names the source that words come from", async () => {
  const { build, root } = await startForge();
  await build();
  const where = (words: string) => runHere(["where", words, "--root", root]);
  expect(await where("deux, avec")).toMatchObject({
    status: 0,
    stdout: "“deux, avec” comes from elsewhere: source releases · v2\n",
  });
  expect(await where("Trois")).toMatchObject({ status: 1, stderr: expect.stringContaining("is not found") });
});

test("a mistake in load is told at its line", async () => {
  const { build, root } = await startForge();
  const file = join(root, "templates/site.tsx");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(
      ")).json(),\n      schema: releaseSchema",
      ")).nothing.json(),\n      schema: releaseSchema",
    ),
  );
  const { stderr } = await build();
  expect(stderr).toMatch(
    /templates\/site\.tsx:\d+:\d+ {2}error {2}the source “releases” cannot be loaded: Cannot read prop/,
  );
});

test("what the schema of a source reads is reported at its line, and a page made from it is never stale", async () => {
  const { root, page } = await startForge();
  const file = join(root, "templates/site.tsx");
  const shifted = "z.number().transform((degrees) => degrees + Number(process.env.SHIFT))";
  writeFileSync(file, readFileSync(file, "utf8").replace("degrees: z.number()", `degrees: ${shifted}`));
  for (const shift of [1, 2, 2, 3]) {
    const env = { FORGE_TOKEN: token, NO_COLOR: "1", SHIFT: String(shift) };
    const { stderr } = await runHere(["build", "--root", root], { env });
    expect(page("")).toContain(`Il fait ${12 + shift} degrés`);
    expect(stderr).toMatch(/templates\/site\.tsx:\d+:\d+ {2}warning {2}the variable SHIFT is read/);
    expect(stderr).toMatch(/^1 warning$/m);
  }
});

test("a template that reads a field which the schema of a source lacks does not compile", async () => {
  const { root } = await startForge();
  const file = join(root, "templates/site.tsx");
  const text = readFileSync(file, "utf8");
  const show = (name: string, text: string) => ({
    name,
    text: `\`templates/site.tsx\`:\n\n\`\`\`tsx\n${text}\`\`\`\n`,
  });
  const wrong = text
    .replace("weather.data.degrees", "weather.data.degree")
    .replace("{data.tag}</h1>", "{data.tags}</h1>")
    .replace("variables: { FORGE_TOKEN =", "variables: { FORGE_TOKENS: FORGE_TOKEN =");
  const found = findTypeErrors([show("right", text), show("wrong", wrong)]);
  expect(found.match(/^sites\/.*: error TS\d+: .*/gm)).toEqual([
    expect.stringMatching(/^sites\/wrong\/.*'FORGE_TOKENS' does not exist/),
    expect.stringMatching(/^sites\/wrong\/.*'degree' does not exist/),
    expect.stringMatching(/^sites\/wrong\/.*'tags' does not exist/),
  ]);
});

test("Ctrl-C ends a build that waits for a source, and leaves everything as it was", async () => {
  const { root, asked } = await startForge();
  const never = await startService(() => {});
  putSiteWithSources(root, never.origin);
  const child = spawn(process.execPath, [join(projectRoot, "bin/site"), "build", "--root", root], {
    stdio: "ignore",
  });
  await vi.waitUntil(() => never.asked.length > 0, { timeout: 60_000 });
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
  expect(asked).toEqual([]);
  expect(existsSync(join(root, "dist"))).toBe(false);
  expect(existsSync(join(root, ".site/sources"))).toBe(false);
});

test("site dev loads each source once, and anew when it is told to", async () => {
  const { root, forge, asked } = await startForge('every: "build"');
  const events: DevEvent[] = [];
  vi.stubEnv("FORGE_TOKEN", token);
  const serving = await serveSite({
    ...{ root, base: "", url: undefined, host: "127.0.0.1", port: 0, editor: undefined, drafts: true },
    ...{ strict: false, poll: false, cache: true, speech: english, frame: () => () => [] },
    extend: extendWithEditor("on"),
    tell: (event) => void events.push(event),
  });
  try {
    const get = async (path: string) => (await fetch(serving.url + path)).text();
    expect(await get("v1")).toContain("Ada");
    expect(serving.hasSources()).toBe(true);
    // Edit mode says where the words come from that no form has.
    expect(await get("v1")).toContain('"elsewhere":["releases"]');
    expect(events.map(({ kind }) => kind)).toEqual(["asking", "ready"]);
    const before = asked.length;
    writeFileSync(join(root, "content/people.yaml"), "ada: { name: Ada L. }\nbob: { name: Bob }\n");
    await vi.waitUntil(async () => (await get("v1")).includes("Ada L."), { timeout: 20_000 });
    expect(asked.length).toBe(before);
    forge.releases[1] = { tag: "v1", on: "2026-06-01", notes: "Un.", author: "bob" };
    await serving.loadSourcesAnew();
    await vi.waitUntil(async () => (await get("v1")).includes("Bob, 2026-06-01"), { timeout: 20_000 });
    forge.isDown = true;
    await serving.loadSourcesAnew();
    await vi.waitUntil(() => JSON.stringify(events.at(-1)).includes("sources/failed"), { timeout: 20_000 });
    expect(await get("v1")).toContain("Bob, 2026-06-01");
  } finally {
    await serving.close();
    vi.unstubAllEnvs();
  }
});

test("s and Enter in a terminal load anew; nothing else does, and no key is read where nobody types", async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const loadAnew = vi.fn(async () => {});
  const end = heedKeys(input, loadAnew);
  input.write("hello\ns\nss\nS\n");
  await vi.waitUntil(() => loadAnew.mock.calls.length === 2);
  end?.();
  expect(heedKeys(new PassThrough(), loadAnew)).toBeUndefined();
  expect(loadAnew).toHaveBeenCalledTimes(2);
});
