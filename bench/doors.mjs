// node bench/doors.mjs [name of a trip]
// Through how many files of src/ does a trip run? Loads src/ file by file, lets V8 count the functions that are called,
// and prints for each trip the files with at least one, and the functions that have a name.
import { fork } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { Session } from "node:inspector/promises";
import { register } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { commandFile, leaveRuns } from "../scripts/load-when-run.mjs";
import { copyRealSite } from "./copy-real-site.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = pathToFileURL(join(root, "src/")).href;

const trips = {
  "site build, the README’s three-file site": () => build(writeSmallSite()),
  "site build, this site": () => build(copyRealSite()),
  "one save in site dev, the three-file site": () => save(writeSmallSite(), "dev"),
  "one title saved in the editor, the three-file site": () => save(writeSmallSite(), "edit"),
};

/**
 * Loads TypeScript, one file at a time, as Node asks for it, and what a command runs only when it runs. Node calls this
 * in a thread of its own.
 */
export async function load(url, context, next) {
  if (!/\.tsx?(?:\?whole)?$/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const whole = readFileSync(path, "utf8");
  const text = commandFile.test(path) && !url.endsWith("?whole") ? leaveRuns(whole, `${url}?whole`) : whole;
  const loader = path.endsWith("x") ? "tsx" : "ts";
  const { code } = await transform(text, {
    loader,
    format: "esm",
    target: "esnext",
    jsx: "automatic",
    sourcefile: url,
  });
  return { format: "module", source: code, shortCircuit: true };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [asked] = process.argv.slice(2);
  if (process.send) process.send(await trips[asked]());
  else await tellAll(Object.keys(trips).filter((name) => asked === undefined || name === asked));
  process.exit();
}

async function tellAll(names) {
  console.log("| trip | files of src/ | named functions |\n|---|---:|---:|");
  for (const name of names) {
    const child = fork(fileURLToPath(import.meta.url), [name], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const [counted] = await Promise.race([
      new Promise((resolve) => child.once("message", (message) => resolve([message]))),
      new Promise((_, reject) =>
        child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`))),
      ),
    ]);
    console.log(`| ${name} | ${counted.files} | ${counted.functions} |`);
    child.kill();
  }
}

async function build(folder) {
  const count = await startCounting();
  const { main } = await import(`${source}cli/main.ts`);
  await main(["build", "--root", folder, "--no-cache", "--quiet"]);
  return count();
}

/** Counts from the request or the change of the file until the new page is served. */
async function save(folder, command) {
  const count = await startCounting();
  const { main } = await import(`${source}cli/main.ts`);
  const port = 20_000 + (process.pid % 20_000);
  void main(
    [command, "--root", folder, "--port", String(port), "--no-open"].slice(0, command === "dev" ? 5 : 6),
  );
  // A page that is served before the first build ends cannot be edited yet.
  await shows(port, command === "dev" ? "shorter" : "data-token");
  await count();
  const file = join(folder, "content/notes/chair.md");
  if (command === "dev") writeFileSync(file, readFileSync(file, "utf8").replace("shorter", "longer"));
  else await saveTitle(port);
  await shows(port, command === "dev" ? "longer" : "Another title");
  return count();
}

async function saveTitle(port) {
  const page = await ask(port, "/chair");
  const [, token] = /data-token="([0-9a-f]+)"/.exec(page) ?? [];
  const entry = { collection: "notes", id: "chair" };
  const send = async (action, body) =>
    JSON.parse((await ask(port, `/__edit/${action}`, { token, body: JSON.stringify(body) })) || "null");
  const form = await send("form", { entry });
  const { value } = form.fields.find(({ path }) => path.join() === "title");
  const answer = await send("save", {
    entry,
    digest: form.digest,
    old: value,
    edit: { kind: "set", path: ["title"], value: "Another title" },
    file: "chair.html",
  });
  if (answer?.status !== "saved") throw new Error(`not saved: ${JSON.stringify(answer)}`);
}

async function shows(port, words) {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await ask(port, "/chair").catch(() => "")).includes(words)) return;
    await sleep(50);
  }
  throw new Error(`no page shows ${words}`);
}

function ask(port, path, { token, body } = {}) {
  const own = `127.0.0.1:${port}`;
  return new Promise((resolve, reject) => {
    const headers = body && {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "x-site-edit": token,
      origin: `http://${own}`,
      "sec-fetch-site": "same-origin",
    };
    const sent = request({
      host: "127.0.0.1",
      port,
      path,
      method: body ? "POST" : "GET",
      headers: { host: own, ...headers },
    });
    sent.on("error", reject).on("response", (answer) => {
      let text = "";
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () => resolve(text));
    });
    sent.end(body);
  });
}

/** Starts to count calls. The function that is returned gives the counts since then, or since it was last called. */
async function startCounting() {
  register(import.meta.url);
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  return async () => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const called = result
      .filter(({ url }) => url.startsWith(source))
      .map(({ url, functions }) => ({
        file: fileURLToPath(url),
        functions: functions.filter(({ functionName, ranges }) => functionName !== "" && ranges[0].count > 0),
      }))
      .filter(({ functions }) => functions.length > 0);
    return {
      files: new Set(called.map(({ file }) => file)).size,
      functions: called.flatMap(({ functions }) => functions).length,
    };
  };
}

function writeSmallSite() {
  const folder = scratch();
  const [, chapter = ""] = readFileSync(join(root, "README.md"), "utf8").split("\n## A site of your own\n");
  const blocks = chapter.matchAll(/`([\w./]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm);
  for (const [, path, text] of blocks) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), "doors-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
