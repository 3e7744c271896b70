import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { digestOf } from "../../src/model/memory/hash.ts";
import { writeDist } from "../../src/store/dist.ts";
import { checkOutputFolder } from "../../src/store/output-folder.ts";
import { getFiles, putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { after, before, splitManifest, toOutput } from "../support/site-versions.ts";
import { failOn, intercept } from "./faulty-file-system.ts";

test("the folder holds exactly the files of the build, and a manifest that lists them with their digests", async () => {
  const out = join(scratchFolder(), "dist");
  expect(await writeDist(toOutput(before), out)).toEqual({ status: "written", changed: 7, removed: 0 });
  const { files, listed } = splitManifest(getFiles(out));
  expect(files).toEqual(before);
  expect(listed).toEqual(Object.keys(before).sort());
  const manifest = JSON.parse(readFileSync(join(out, ".site-manifest.json"), "utf8"));
  expect(manifest.format).toBe(1);
  expect(manifest.files[0]).toEqual({
    path: "404.html",
    sha256: createHash("sha256").update("not found").digest("hex"),
  });
});

test("removed pages disappear with their folders, and so do files of other programs", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  putFiles(out, { "blog/notes.txt": "stray", "empty/deep/.keep": "stray" });
  mkdirSync(join(out, "hollow/inner"), { recursive: true });
  expect(await writeDist(toOutput(after), out)).toEqual({ status: "written", changed: 5, removed: 5 });
  expect(splitManifest(getFiles(out)).files).toEqual(after);
  expect(existsSync(join(out, "hollow"))).toBe(false);
});

test("an unchanged file keeps its date; one that was changed by hand is published again", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const long = new Date("2020-01-01T00:00:00Z");
  for (const path of [...Object.keys(before), ".site-manifest.json"]) utimesSync(join(out, path), long, long);
  putFiles(out, { "404.html": "NOT FOUND" });
  expect(await writeDist(toOutput(before), out)).toEqual({ status: "written", changed: 1, removed: 0 });
  const fresh = [...Object.keys(before), ".site-manifest.json"].filter(
    (path) => statSync(join(out, path)).mtimeMs !== long.getTime(),
  );
  expect(fresh).toEqual(["404.html"]);
  expect(splitManifest(getFiles(out)).files).toEqual(before);
});

test.each([
  ["shorter", "not foun"],
  ["longer", "not found!"],
  ["empty", ""],
  ["other in one letter", "not fount"],
])("a file that has become %s is published again, whether its digest is known or not", async (_, text) => {
  const out = join(scratchFolder(), "dist");
  const bytes = Buffer.from("not found");
  const known = { path: "404.html", bytes, digest: digestOf(bytes), sizeBytes: bytes.byteLength };
  for (const file of [known, { path: "404.html", bytes }]) {
    await writeDist([file], out);
    expect(await writeDist([file], out)).toMatchObject({ changed: 0 });
    putFiles(out, { "404.html": text });
    expect(await writeDist([file], out)).toMatchObject({ changed: 1 });
    expect(splitManifest(getFiles(out)).files).toEqual({ "404.html": "not found" });
  }
});

test("a file with appended bytes is published again, whatever was compared before it", async () => {
  const out = join(scratchFolder(), "dist");
  const files = { "a.txt": "", "b.txt": "b", "c.txt": "ccc" };
  await writeDist(toOutput(files), out);
  for (const [path, text] of Object.entries(files)) putFiles(out, { [path]: `${text}+` });
  expect(await writeDist(toOutput(files), out)).toMatchObject({ changed: 3 });
  expect(splitManifest(getFiles(out)).files).toEqual(files);
});

test("a new file beside unchanged ones is listed with them", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const more = { ...before, "encore.html": "more" };
  expect(await writeDist(toOutput(more), out)).toMatchObject({ changed: 1, removed: 0 });
  expect(splitManifest(getFiles(out)).listed).toEqual(Object.keys(more).sort());
});

test("only the manifest is flushed to the disk, since builds recognise the folder by it", async () => {
  const out = join(scratchFolder(), "dist");
  const waits: string[] = [];
  const { fileSystem } = intercept((operation, _index, args) => {
    if (operation !== "write" && operation !== "rename") return;
    const isDurable = (args[2] as { durable?: boolean } | undefined)?.durable ?? false;
    waits.push(isDurable ? `${operation}, flushed` : operation);
  });
  await writeDist(toOutput({ "index.html": "home" }), out, { fileSystem });
  await writeDist(toOutput({ "a.html": "a" }), out, { fileSystem });
  const flushed = ["write, flushed", "rename, flushed"];
  expect(waits).toEqual([
    // The manifest and the page of the first build.
    ...flushed,
    ...["write", "rename"],
    // The manifests with the files of both builds, and with those of the second.
    ...["write, flushed", "write, flushed", "write"],
    ...["rename, flushed", "rename", "rename, flushed"],
  ]);
});

test("an unchanged site is not written at all", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const done: string[] = [];
  const { fileSystem } = intercept((operation) => {
    if (!["list", "kindOf", "read", "readInto", "realPath"].includes(operation)) done.push(operation);
  });
  expect(await writeDist(toOutput(before), out, { fileSystem })).toMatchObject({ changed: 0, removed: 0 });
  expect(done).toEqual(["createExclusively", "remove"]); // the lock
});

test("assets are renamed before pages and pages before maps; then stale pages go before stale assets", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const steps: string[] = [];
  const { fileSystem } = intercept((operation, _index, args) => {
    if (operation === "rename") steps.push(`+ ${String(args[1]).slice(out.length + 1)}`);
    if (operation === "remove") steps.push(`- ${String(args[0]).slice(out.length + 1)}`);
  });
  await writeDist(toOutput(after), out, { fileSystem });
  expect(steps).toEqual([
    "+ .site-manifest.json",
    "+ assets/site.2222.css",
    "+ index.html",
    "+ news/first.html",
    "+ news/first/index.html",
    "+ sitemap.xml",
    "- blog/old.html",
    "- blog/old/index.html",
    "- assets/site.1111.css",
    "+ .site-manifest.json",
    "- .site-lock",
  ]);
});

test("a file can become a folder, and a folder a file", async () => {
  const out = join(scratchFolder(), "dist");
  const files = { "a/index.html": "page", "a/deep/b.txt": "b", c: "a file", "index.html": "home" };
  const turned = { a: "a file", "c/index.html": "page", "c/deep/d.txt": "d", "index.html": "home" };
  await writeDist(toOutput(files), out);
  expect(await writeDist(toOutput(turned), out)).toEqual({ status: "written", changed: 3, removed: 3 });
  expect(splitManifest(getFiles(out)).files).toEqual(turned);
  await writeDist(toOutput(files), out);
  expect(splitManifest(getFiles(out)).files).toEqual(files);
});

test("a page whose name changes in case only is there under its new name", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput({ "Services/Index.html": "services", "LICENCE.txt": "text" }), out);
  await writeDist(toOutput({ "services/index.html": "services", "licence.txt": "text" }), out);
  expect(splitManifest(getFiles(out)).files).toEqual({
    "services/index.html": "services",
    "licence.txt": "text",
  });
});

test("a folder that is a link is published where it leads, and stays a link", async () => {
  const root = scratchFolder();
  mkdirSync(join(root, "elsewhere"));
  symlinkSync(join(root, "elsewhere"), join(root, "dist"));
  await writeDist(toOutput(before), join(root, "dist"));
  expect(splitManifest(getFiles(join(root, "elsewhere"))).files).toEqual(before);
  expect(lstatSync(join(root, "dist")).isSymbolicLink()).toBe(true);
});

test("links inside the folder are replaced, and their targets are not changed", async () => {
  const root = scratchFolder();
  const out = join(root, "dist");
  await writeDist(toOutput({ "index.html": "home" }), out);
  putFiles(root, { "precious/index.html": "precious", "precious/other.txt": "precious" });
  symlinkSync(join(root, "precious"), join(out, "blog"));
  symlinkSync(join(root, "precious"), join(out, "stale"));
  symlinkSync(join(root, "precious/index.html"), join(out, "page.html"));
  await writeDist(toOutput({ "index.html": "home", "blog/index.html": "blog", "page.html": "page" }), out);
  expect(splitManifest(getFiles(out)).files).toEqual({
    "index.html": "home",
    "blog/index.html": "blog",
    "page.html": "page",
  });
  expect(getFiles(join(root, "precious"))).toEqual({ "index.html": "precious", "other.txt": "precious" });
});

test("spaces, accents and names as long as the disk allows are published", async () => {
  const out = join(scratchFolder(), "mon site été", "dist");
  const files = {
    "l’été à Paris/une page.html": "été",
    [`${"n".repeat(250)}.html`]: "long",
    [`${"f".repeat(255)}/a.txt`]: "a",
  };
  await writeDist(toOutput(files), out);
  expect(splitManifest(getFiles(out)).files).toEqual(files);
  expect(await writeDist(toOutput(files), out)).toMatchObject({ status: "written", changed: 0 });
});

test("a name that is too long is refused before anything changes", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const was = getFiles(out);
  const long = `${"n".repeat(251)}.html`;
  expect(await writeDist(toOutput({ ...after, [long]: "long" }), out)).toEqual({
    status: "failed",
    problem: {
      code: "publish/failed",
      severity: "error",
      file: `dist/${long}`,
      message: "the name is too long for this disk (ENAMETOOLONG)",
      hint: "shorten the route, or the name of the file in static/; the published files are as they were",
    },
  });
  expect(getFiles(out)).toEqual(was);
});

test("a read-only file is replaced", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  chmodSync(join(out, "index.html"), 0o444);
  expect(await writeDist(toOutput(after), out)).toMatchObject({ status: "written" });
  expect(splitManifest(getFiles(out)).files).toEqual(after);
});

test("a full disk loses nothing and names the file", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const was = getFiles(out);
  let writes = 0;
  const { fileSystem } = failOn("ENOSPC", "write", () => ++writes > 4);
  expect(await writeDist(toOutput(after), out, { fileSystem })).toEqual({
    status: "failed",
    problem: {
      code: "publish/failed",
      severity: "error",
      file: "dist/news/first.html",
      message: "there is no room on the disk (ENOSPC)",
      hint: "make room and build again; the published files are as they were",
    },
  });
  expect(getFiles(out)).toEqual(was);
});

test("a file that another program has open is named, and every other file is complete", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const { fileSystem } = failOn("EBUSY", "rename", (path) => path.endsWith("/index.html"));
  const result = await writeDist(toOutput(after), out, { fileSystem });
  expect(result).toMatchObject({
    problem: { file: "dist/index.html", message: "another program has it open (EBUSY)" },
  });
  expect(splitManifest(getFiles(out)).files).toEqual({ ...before, "assets/site.2222.css": "new styles" });
});

test("a file that was moved for a folder is restored if the page of the folder cannot be written", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput({ blog: "a file", "index.html": "home" }), out);
  const { fileSystem } = failOn("EBUSY", "rename", (path) => path.endsWith("/blog/index.html"));
  const turned = toOutput({ "blog/index.html": "page", "index.html": "home" });
  expect(await writeDist(turned, out, { fileSystem })).toMatchObject({
    problem: { file: "dist/blog/index.html" },
  });
  expect(splitManifest(getFiles(out)).files).toEqual({ blog: "a file", "index.html": "home" });
});

test("a file that was replaced by a page leaves no temporary file if a later page cannot be written", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput({ blog: "a file", "index.html": "home" }), out);
  const { fileSystem } = failOn("EBUSY", "rename", (path) => path.endsWith("/index.html"));
  await writeDist(toOutput({ "blog/un.html": "page", "index.html": "new" }), out, { fileSystem });
  expect(splitManifest(getFiles(out)).files).toEqual({ "blog/un.html": "page", "index.html": "home" });
});

test("a first build that fails leaves no folder behind", async () => {
  const root = scratchFolder();
  const { fileSystem } = failOn("EACCES", "write", (path) => path.includes("/news/"));
  await writeDist(toOutput(after), join(root, "public/dist"), { fileSystem });
  expect(getFiles(root)).toEqual({});
});

test("a folder with foreign files is refused and stays unchanged, even if they appeared during the build", async () => {
  const out = join(scratchFolder(), "dist");
  putFiles(out, { "thesis.txt": "three years of work" });
  expect(await writeDist(toOutput(before), out)).toMatchObject({
    status: "failed",
    problem: { code: "publish/foreign-folder", file: "dist" },
  });
  expect(getFiles(out)).toEqual({ "thesis.txt": "three years of work" });
});

const siteFile = { "templates/site.ts": "" };

test("a folder into which another site was published is refused, and the hint says how to continue with the same site", async () => {
  const folder = scratchFolder();
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  for (const root of [first, second]) putFiles(root, siteFile);
  const out = join(first, "dist");
  const publish = (version: typeof before, root: string, site: string) =>
    writeDist(toOutput(version), out, { root, site });
  await publish(before, first, "https://first.example");
  const was = getFiles(out);
  expect(await publish(after, second, "https://second.example")).toEqual({
    status: "failed",
    problem: {
      code: "publish/other-site",
      severity: "error",
      file: out,
      message:
        "the folder holds another site, https://first.example, which publishing https://second.example would replace",
      hint: `choose another folder with --out; if it is this site under its old address, write "site":"https://second.example" into the first line of ${out}/.site-manifest.json`,
    },
  });
  expect(getFiles(out)).toEqual(was);
  const manifest = readFileSync(join(out, ".site-manifest.json"), "utf8");
  putFiles(out, { ".site-manifest.json": manifest.replace("first.example", "second.example") });
  expect(await publish(after, second, "https://second.example")).toMatchObject({ status: "written" });
});

test("a site can be published into its own folder under another address, and elsewhere after it has moved", async () => {
  const folder = scratchFolder();
  const publish = (root: string, out: string, site: string) => {
    putFiles(join(folder, root), siteFile);
    return writeDist(toOutput(before), join(folder, out), { root: join(folder, root), site });
  };
  await publish("site", "site/public/web", "https://old.example");
  const moved = await publish("site", "site/public/web", "https://new.example");
  expect(moved).toEqual({ status: "written", changed: 0, removed: 0 });
  const manifest = readFileSync(join(folder, "site/public/web/.site-manifest.json"), "utf8");
  expect(JSON.parse(manifest)).toMatchObject({ format: 1, site: "https://new.example" });

  await publish("site", "www", "https://new.example");
  expect(await publish("site-2", "www", "https://new.example")).toMatchObject({ status: "written" });
});

test("a folder of a site within the site is not its own, nor is one that it links to", async () => {
  const root = scratchFolder();
  putFiles(root, { ...siteFile, "examples/inner/templates/site.tsx": "" });
  const inner = join(root, "examples/inner");
  await writeDist(toOutput(before), join(inner, "dist"), { root: inner, site: "https://inner.example" });
  symlinkSync(join(inner, "dist"), join(root, "dist"));
  for (const out of ["examples/inner/dist", "dist"]) {
    const result = await writeDist(toOutput(after), join(root, out), { root, site: "https://outer.example" });
    expect(result).toMatchObject({ problem: { code: "publish/other-site", file: out } });
  }
});

test("a folder that an earlier version published without noting the site is accepted", async () => {
  const folder = scratchFolder();
  const options = { root: join(folder, "site"), site: "https://www.example" };
  putFiles(options.root, siteFile);
  await writeDist(toOutput(before), join(folder, "www"));
  expect(await writeDist(toOutput(before), join(folder, "www"), options)).toMatchObject({ changed: 0 });
  const manifest = readFileSync(join(folder, "www/.site-manifest.json"), "utf8");
  expect(manifest).toContain('"site":"https://www.example"');
});

test.runIf(process.platform === "linux")(
  "a pipe in the place of the manifest, of the lock or of a page keeps no build waiting",
  async () => {
    const root = scratchFolder();
    for (const name of ["index.html", ".site-lock", ".site-manifest.json"]) {
      const out = join(root, name.replaceAll(".", ""));
      await writeDist(toOutput(before), out);
      rmSync(join(out, name), { force: true });
      spawnSync("mkfifo", [join(out, name)]);
      const result = await writeDist(toOutput(after), out, { lockWaitMs: 100 });
      expect(result.status).toBe(name === "index.html" ? "written" : "failed");
    }
    expect(checkOutputFolder(join(root, "site-manifestjson"), root)?.code).toBe("publish/foreign-folder");
  },
);

test("Ctrl-C while files are prepared changes nothing", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const was = getFiles(out);
  const controller = new AbortController();
  const { fileSystem } = intercept((operation, _index, args) => {
    if (operation === "write" && String(args[0]).includes("/news/")) controller.abort();
  });
  expect(await writeDist(toOutput(after), out, { fileSystem, signal: controller.signal })).toMatchObject({
    status: "failed",
    problem: { code: "publish/failed", message: "the build was stopped before anything was published" },
  });
  expect(getFiles(out)).toEqual(was);
});

test("a signal between two files is noticed before the first one is published", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const was = getFiles(out);
  const controller = new AbortController();
  process.once("SIGUSR2", () => controller.abort());
  const { fileSystem } = intercept((operation, index) => {
    if (operation === "write" && index > 0 && process.listenerCount("SIGUSR2") > 0)
      process.kill(process.pid, "SIGUSR2");
  });
  expect(await writeDist(toOutput(after), out, { fileSystem, signal: controller.signal })).toMatchObject({
    status: "failed",
  });
  expect(getFiles(out)).toEqual(was);
});

test("Ctrl-C once files are being exchanged lets the build finish", async () => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const controller = new AbortController();
  const { fileSystem } = intercept((operation) => {
    if (operation === "rename") controller.abort();
  });
  expect(await writeDist(toOutput(after), out, { fileSystem, signal: controller.signal })).toMatchObject({
    status: "written",
  });
  expect(splitManifest(getFiles(out)).files).toEqual(after);
});

test("two builds at once publish one after the other and never mix their files", async () => {
  const out = join(scratchFolder(), "dist");
  const many = (word: string) =>
    toOutput(
      Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`page-${at}.html`, `${word} ${at}`])),
    );
  const results = await Promise.all([
    writeDist(many("one"), out),
    writeDist(many("two"), out),
    writeDist(many("three"), out),
  ]);
  expect(results.map((result) => result.status)).toEqual(["written", "written", "written"]);
  const { files } = splitManifest(getFiles(out));
  const words = new Set(Object.values(files).map((text) => text?.split(" ")[0]));
  expect(words.size).toBe(1);
  expect(Object.keys(files)).toHaveLength(200);
});

/** Does something to the lock of a build that is exchanging its files. */
async function publishWhile(out: string, meddle: (lock: string) => void) {
  await writeDist(toOutput(before), out);
  let isDone = false;
  const { fileSystem } = intercept((operation) => {
    if (operation !== "rename" || isDone) return;
    isDone = true;
    meddle(join(out, ".site-lock"));
  });
  return writeDist(toOutput(after), out, { fileSystem });
}

test("a build whose lock was deleted during it is published, and reports that", async () => {
  const out = join(scratchFolder(), "dist");
  expect(await publishWhile(out, (lock) => rmSync(lock))).toEqual({
    status: "written",
    changed: 5,
    removed: 3,
  });
  expect(splitManifest(getFiles(out)).files).toEqual(after);
});

test("the lock of another build, which took it once ours was deleted, stays", async () => {
  const out = join(scratchFolder(), "dist");
  const result = await publishWhile(out, (lock) => writeFileSync(lock, "1\n"));
  expect(result).toMatchObject({ status: "written" });
  expect(readFileSync(join(out, ".site-lock"), "utf8")).toBe("1\n");
});

test.each([
  ["is at work", (lock: string) => writeFileSync(lock, "another’s")],
  ["is through", (lock: string) => rmSync(lock, { force: true })],
])("a build whose lock another has taken over, which %s, changes nothing", async (_what, takeOver) => {
  const out = join(scratchFolder(), "dist");
  await writeDist(toOutput(before), out);
  const was = getFiles(out);
  const { fileSystem } = intercept((operation, _index, args) => {
    if (operation === "write" && String(args[0]).includes("news")) takeOver(join(out, ".site-lock"));
  });
  expect(await writeDist(toOutput(after), out, { fileSystem })).toMatchObject({
    status: "failed",
    problem: {
      code: "publish/failed",
      message: "another build has taken over while this one prepared its files",
    },
  });
  rmSync(join(out, ".site-lock"), { force: true });
  expect(getFiles(out)).toEqual(was);
});

test("a build that takes long renews its lock while it prepares files and while it exchanges them", async () => {
  const out = join(scratchFolder(), "dist");
  const operations: string[] = [];
  const clock = vi.spyOn(performance, "now");
  let ms = 0;
  // Half a second an operation.
  const { fileSystem } = intercept((operation) => {
    ms += 500;
    clock.mockReturnValue(ms);
    operations.push(operation);
  });
  await writeDist(toOutput(before), out, { fileSystem });
  clock.mockRestore();
  const phases = operations
    .join(" ")
    .split(/(?<=write) (?=read|rename)|(?<=rename) (?=list)/)
    .slice(-2);
  for (const phase of phases) expect(phase).toContain("touch");
});

test("a lock that cannot be removed is reported together with the success, and the next build removes it", async () => {
  const out = join(scratchFolder(), "dist");
  const { fileSystem } = failOn("EBUSY", "remove", (path) => path.endsWith(".site-lock"));
  expect(await writeDist(toOutput(after), out, { fileSystem })).toEqual({
    status: "failed",
    problem: {
      code: "publish/failed",
      severity: "error",
      file: "dist/.site-lock",
      message: "everything is published, but the lock cannot be removed (EBUSY)",
      hint: "the next build removes it; before you copy the folder, delete dist/.site-lock",
    },
  });
  expect(await writeDist(toOutput(after), out)).toEqual({ status: "written", changed: 0, removed: 0 });
  expect(splitManifest(getFiles(out)).files).toEqual(after);
});

test("problems name files from the root of the site", async () => {
  const root = scratchFolder();
  const { fileSystem } = failOn("EROFS", "write", (path) => path.includes("/news/"));
  const result = await writeDist(toOutput(after), join(root, "build/public"), { fileSystem, root });
  expect(result).toMatchObject({ problem: { file: "build/public/news/first.html" } });
});

test.each(["../outside.txt", "/etc/outside.txt", "a//b.txt", "a/../../b.txt", "./a.txt", ""])(
  "a path that leaves the folder is never written: %j",
  async (path) => {
    const root = scratchFolder();
    await expect(writeDist([{ path, bytes: Buffer.from("x") }], join(root, "dist"))).rejects.toThrow(
      "is not a path inside",
    );
    expect(getFiles(root)).toEqual({});
  },
);
