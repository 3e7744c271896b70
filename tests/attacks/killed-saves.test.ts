import { mkdirSync, readdirSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { linesType } from "../../src/dev/extension.ts";
import { digestOf } from "../../src/model/memory/hash.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { putSmallestSite, startSite } from "../support/start-site.ts";
import { chooseSeed, createRandom, rounds } from "./builds/random.ts";

const page = "content/pages/index.md";
const home = { collection: "pages", id: "index" };
const folder = ".site/edit/new";
/** Long enough for a write to be cut. */
const textOf = (title: string) => `---\ntitle: ${title}\n---\n\n${"Un paragraphe.\n\n".repeat(3000)}`;
const titleOf = (text: string) => /^title: (.*)$/m.exec(text)?.[1] ?? "";

/** The number of pages that were shown before they were saved. */
let early = 0;

/** Edits the site in a process of its own, as its page does. */
async function edit(root: string) {
  const site = await startSite(["edit", "--no-open", "--root", root]);
  const html = await (await fetch(site.url)).text();
  const headers = {
    // The page is sent before it is checked and saved, as the editor asks for it.
    accept: linesType,
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    origin: new URL(site.url).origin,
    "x-site-edit": /data-token="([0-9a-f]+)"/.exec(html)?.[1] ?? "",
  };
  const ask = async (action: string, body: object) => {
    const address = new URL(`/__edit/${action}`, site.url);
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
    const lines = (await answer.text()).trim().split("\n");
    // The lines before the last one are not the answer yet.
    early += lines.length - 1;
    return JSON.parse(lines.at(-1) ?? "");
  };
  return {
    shown: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1],
    kill: () => process.kill(site.pid, "SIGKILL"),
    save: (old: string, value: string, digest: string) =>
      ask("save", {
        entry: home,
        digest,
        old,
        edit: { kind: "set", path: ["title"], value },
        file: "index.html",
      }),
    history: () => ask("history", {}),
  };
}

/** Saves one title after the other until the server is gone. Tells which was answered last, and which was sent last. */
async function saveOn(
  server: Awaited<ReturnType<typeof edit>>,
  from: string,
  { name, onAnswer }: { readonly name: () => string; readonly onAnswer: (title: string) => void },
) {
  let answered = from;
  let sent = from;
  try {
    for (;;) {
      sent = name();
      const answer = await server.save(answered, sent, digestOf(Buffer.from(textOf(answered))));
      if (answer.status !== "saved") throw new Error(JSON.stringify(answer));
      answered = sent;
      onAnswer(sent);
    }
  } catch (error) {
    // The connection breaks with the server.
    if (!(error instanceof TypeError)) throw error;
    return { answered, sent };
  }
}

test("a server that is killed while it saves leaves the complete old or new file, and every save that it has confirmed", async () => {
  const random = createRandom(chooseSeed());
  const root = scratchFolder();
  putSmallestSite(root);
  putFiles(root, { [page]: textOf("Bonjour") });
  mkdirSync(join(root, folder), { recursive: true });
  const count = rounds(300);
  const seen = { old: 0, new: 0, whileWritten: 0, saves: 0 };
  let title = "Bonjour";
  let number = 0;
  const answers: string[] = [];
  for (let round = 0; round < count; round += 1) {
    const server = await edit(root);
    expect({ round, shown: server.shown }).toEqual({ round, shown: title });
    expect(readdirSync(join(root, "content/pages")), `round ${round}`).toEqual(["index.md"]);
    expect(readdirSync(join(root, folder)), `round ${round}`).toEqual([]);
    // Half of the servers are killed at the moment at which the new file begins to be written, or just after.
    const isAimed = random() < 0.5;
    const ms = random() * (isAimed ? 3 : 200);
    const strike = async () => {
      await sleep(ms);
      server.kill();
    };
    const watcher = watch(join(root, folder), () => {
      if (!isAimed) return;
      watcher.close();
      if (ms < 1) server.kill();
      else void strike();
    });
    if (!isAimed) void strike();
    const before = number;
    const { answered, sent } = await saveOn(server, title, {
      name: () => {
        number += 1;
        return `Titre ${number}`;
      },
      onAnswer: (saved) => answers.push(saved),
    });
    watcher.close();
    seen.saves += number - before;
    const text = readFileSync(join(root, page), "utf8");
    title = titleOf(text);
    expect([answered, sent], `round ${round}`).toContain(title);
    expect(text === textOf(title), `round ${round}: the file is whole`).toBe(true);
    if (title === answered) seen.old += 1;
    else seen.new += 1;
    if (readdirSync(join(root, folder)).length > 0) seen.whileWritten += 1;
  }
  const { steps } = await (await edit(root)).history();
  const known = new Set(steps.map(({ after }: { readonly after: string }) => after));
  expect(answers.filter((answer) => !known.has(answer))).toEqual([]);
  if (answers.length > 0) expect(early).toBeGreaterThan(0);
  console.log(
    `${count} kills in ${seen.saves} saves: the file was the last answered one ${seen.old} times, the one under way ${seen.new} times; ${seen.whileWritten} left a part of a new file; ${early} pages were shown early`,
  );
}, 3_600_000);
