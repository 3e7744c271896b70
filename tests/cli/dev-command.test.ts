import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-dev-command-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));
beforeAll(() => copyEverything(join(work, "model")));

function copySite(name: string): string {
  const root = join(work, name);
  cpSync(join(work, "model"), root, { recursive: true });
  return root;
}

/** Starts `site dev` and waits until it says where. */
async function startDev(root: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(
    process.execPath,
    [join(projectRoot, "bin/site"), "dev", "--root", root, "--port", "0", ...args],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NO_COLOR: "1", ...env },
    },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { text: "", out: "" };
  child.stderr?.on("data", (chunk) => {
    said.text += String(chunk);
  });
  child.stdout?.on("data", (chunk) => {
    said.out += String(chunk);
  });
  const url = await eventually(() => {
    const found = /http:\/\/\S+/.exec(said.text)?.[0];
    expect(found, said.text).toBeDefined();
    return found ?? "";
  });
  const get = async (path: string) => {
    const answer = await fetch(new URL(path, url));
    return { status: answer.status, text: await answer.text() };
  };
  return { child, url, said, get };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, "exit");
  child.kill(signal);
  return (await ended)[1];
}

function edit(root: string, path: string, change: (text: string) => string): void {
  writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));
}

describe("site dev", () => {
  test("help shows every option and an example that works", async () => {
    const { stdout } = await runHere(["dev", "--help"]);
    for (const option of [
      "--root",
      "--port",
      "--host",
      "--open",
      "--editor",
      "--base",
      "--url",
      "--no-drafts",
      "--poll",
      "--no-cache",
    ]) {
      expect(stdout).toContain(option);
    }
    expect(stdout).toMatch(/a link\s+or none/);
    expect(stdout).toContain("site dev --port 8080 --open");
  });

  test.each([
    [["--port", "70000"], "a number from 0 to 65535"],
    [["--port", "http"], "a number from 0 to 65535"],
    [["--host", "http://localhost"], "is not an address"],
    [["--root", "/nowhere/at/all"], "is not a folder"],
    [["--base", "sous"], "is not a path"],
    [["--out", "dist"], "there is no option “--out”"],
  ])("refuses %j with status 2", async (args, message) => {
    const { status, stderr } = await runHere(["dev", ...args]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  test("an address that this machine does not have is reported, with status 1", async () => {
    const { status, stderr } = await runHere(["dev", "--root", copySite("address"), "--host", "203.0.113.7"]);
    expect(stderr).toContain("cannot serve on 203.0.113.7:4321: ");
    expect(status).toBe(1);
  });

  test("serves the site, follows a save, shows a mistake and its end, and leaves no trace", async () => {
    const root = copySite("whole");
    const before = readdirSync(root).sort();
    const { child, said, get } = await startDev(root);
    expect(said.text).toMatch(/6 pages in [\d.]+ m?s/);
    expect((await get("/blog/brouillon")).text).toContain("<b>Draft:</b>");
    expect(await get("/nulle-part")).toMatchObject({
      status: 404,
      text: expect.stringContaining("<h1>Introuvable</h1>"),
    });

    edit(root, "content/articles/premier.md", (text) => `${text}\nUne ligne de plus.\n`);
    await eventually(async () => expect((await get("/blog/premier")).text).toContain("Une ligne de plus."));
    // The page comes before the build that is told of has ended.
    await eventually(() => expect(said.text.match(/6 pages in/g)?.length).toBeGreaterThan(1));

    edit(root, "content/articles/premier.md", (text) =>
      text.replace("category: energie", "category: energy"),
    );
    await eventually(async () =>
      expect((await get("/blog/premier")).text).toContain("did you mean “energie”?"),
    );
    // The page comes before the terminal has been told.
    await eventually(() =>
      expect(said.text).toContain("not built, 1 error; the last good version is still served"),
    );
    expect(said.text).toContain("hint: did you mean “energie”?");

    edit(root, "content/articles/premier.md", (text) =>
      text.replace("category: energy", "category: energie"),
    );
    await eventually(async () => expect((await get("/blog/premier")).status).toBe(200));

    expect(await end(child, "SIGINT")).toBe("SIGINT");
    expect(said.out).toBe("");
    expect(existsSync(join(root, "dist"))).toBe(false);
    expect(readdirSync(root).sort()).toEqual(before);
  });

  test("starts with an error page when the site is broken from the start, and recovers after a correction", async () => {
    const root = copySite("broken");
    edit(root, "templates/site.tsx", (text) => `${text}const = 1;\n`);
    const { get, said } = await startDev(root);
    expect(said.text).toContain("templates/site.tsx");
    expect(await get("/")).toMatchObject({
      status: 500,
      text: expect.stringContaining("Expected identifier"),
    });
    edit(root, "templates/site.tsx", (text) => text.replace("const = 1;\n", ""));
    await eventually(async () => expect((await get("/")).status).toBe(200));
  });

  test("a burst of 1,000 new files is served by few rebuilds", async () => {
    const root = copySite("burst");
    const { get, said } = await startDev(root);
    for (let index = 0; index < 1000; index += 1) {
      const text = `---\ntitle: Article ${index}\ndate: 2025-01-01\ncategory: energie\n---\n\nUn texte.\n`;
      writeFileSync(join(root, `content/articles/a-${index}.md`), text);
    }
    await eventually(async () => expect((await get("/blog/a-999")).status).toBe(200));
    await eventually(() => expect(said.text).toContain("1,006 pages"));
    expect(said.text.match(/pages in/g)?.length).toBeLessThanOrEqual(8);
  });

  test("a build at the same time disturbs neither", async () => {
    const root = copySite("both");
    const { get } = await startDev(root);
    edit(root, "content/articles/premier.md", (text) => `${text}\nUne ligne de plus.\n`);
    expect((await runHere(["build", "--root", root])).status).toBe(0);
    expect(readFileSync(join(root, "dist/blog/premier.html"), "utf8")).toContain("Une ligne de plus.");
    expect(readFileSync(join(root, "dist/index.html"), "utf8")).not.toContain("__dev");
    await eventually(async () => expect((await get("/blog/premier")).text).toContain("Une ligne de plus."));
  });

  test("a port in use is reported, and the next one serves", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void holder.close());
    await once(holder, "listening");
    const { port } = holder.address() as { readonly port: number };
    const { url, said, get } = await startDev(copySite("busy"), ["--port", String(port)]);
    expect(said.text).toContain(`port ${port} is taken, trying the next one`);
    expect(Number(new URL(url).port)).toBeGreaterThan(port);
    expect((await get("/")).status).toBe(200);
  });

  test("serves below a base, without drafts, and prints only problems with --quiet", async () => {
    const root = copySite("quiet");
    const { url, said, get } = await startDev(root, ["--base", "/sous", "--no-drafts", "--quiet"]);
    expect(url).toMatch(/\/sous\/$/);
    expect((await get("/sous/blog/premier")).text).toContain('href="/sous/"');
    expect((await get("/sous/blog/brouillon")).status).toBe(404);
    expect(said.text.trim()).toBe(`${url}  (Ctrl-C ends it)`);
  });

  test.runIf(process.platform === "linux")(
    "--open has the system show the page once it is served, and does without where it has no browser",
    async () => {
      const root = copySite("open");
      const tools = join(work, "tools");
      mkdirSync(tools);
      const shown = join(work, "shown");
      writeFileSync(join(tools, "xdg-open"), `#!/bin/sh\necho "$@" > '${shown}'\n`, { mode: 0o755 });
      const { url, child } = await startDev(root, ["--open"], { PATH: `${tools}:${process.env.PATH}` });
      await eventually(() => expect(readFileSync(shown, "utf8")).toBe(`${url}\n`));
      expect(await end(child, "SIGINT")).toBe("SIGINT");
      const without = await startDev(root, ["--open"], { PATH: "/nowhere" });
      expect((await without.get("/")).status).toBe(200);
    },
  );

  test.each(["SIGINT", "SIGTERM"] as const)("%s ends it while pages wait for changes", async (signal) => {
    const { child, url } = await startDev(copySite(`end-${signal}`));
    const stream = await fetch(new URL("/__dev/events", url));
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(await end(child, signal)).toBe(signal);
  });
});
