import { cpSync, renameSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { RequestTo } from "../../../src/editor/requests.ts";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { editFolder, home, settings } from "../server/edit-folder.ts";
import { putUnderGit } from "./git-site.ts";
import { git, putHook, sent, subjects } from "./repositories.ts";

beforeAll(prepareDevFolders);

const index = "content/pages/index.md";

async function serve(prepare: (site: ReturnType<typeof devFolder>) => void = () => {}) {
  const folder = devFolder();
  prepare(folder);
  const site = { ...folder, ...putUnderGit(folder.root) };
  const served = await editFolder(site);
  const look = () => served.act("publish-look", {});
  /** Returns the last answer. */
  const publish = async (asked: Partial<RequestTo<"publish">> = {}) => {
    let answer = await served.act("publish", { choices: [], ...asked });
    await eventually(async () => {
      answer = await served.act("publish-state", {});
      expect(answer.isRunning).toBe(false);
    });
    return answer;
  };
  return { ...site, ...served, look, publish };
}

const treeIn = (html: string) => /name="tree" value="([0-9a-f]+)"/.exec(html)?.[1];
const messageIn = (html: string) => /<textarea[^>]*>([^<]*)</.exec(html)?.[1];
const keysIn = (html: string) =>
  [...html.matchAll(/name="([0-9a-f]{64})" value="mine"/g)].map(([, key]) => key ?? "");

test("an edit is described and published, and a field of two authors is chosen, in the language of the reader", async () => {
  const { save, look, publish, remote, bob, read } = await serve();
  expect((await look()).state).toBe("Everything is published.");
  await save(home, { kind: "set", path: ["title"], value: "Hors d’eau" }, "Accueil : tout y est");
  const seen = await look();
  expect(seen.state).toMatch(/^Ready\. \d+ changes? to publish\.$/);
  expect(seen.html).toContain("Hors d’eau");
  const tree = treeIn(seen.html);
  const ended = await publish({ tree, message: "Un titre <neuf>" });
  expect([ended.state, ended.html]).toEqual([
    "Sent. The server has it.",
    expect.stringContaining("only an example"),
  ]);
  expect(sent(remote, index)).toContain("Hors d’eau");
  expect(subjects(remote)).toEqual(["Un titre <neuf> by Ada", "Begin by Ada"]);

  bob.git("pull", "--quiet");
  bob.edit(index, "Hors d’eau", "De Bob");
  await bob.publish();
  await save(home, { kind: "set", path: ["title"], value: "D’Ada <b>" }, "Hors d’eau");
  const again = await look();
  const asked = await publish({ tree: treeIn(again.html), message: "Encore" });
  expect(asked.state).toContain("Another author has changed the same as you");
  expect(asked.html).toContain("<legend>");
  expect(asked.html).toContain("De Bob");
  expect(asked.html).toContain("D’Ada &lt;b&gt;");
  const choices = keysIn(asked.html).map((key) => ({ key, take: "theirs" as const }));
  expect(await publish({ choices })).toMatchObject({ state: "Sent. The server has it." });
  await eventually(async () => expect(await read()).toContain("De Bob"));
});

test("an unknown author is asked for a name, and refused one keeps what was typed, before the changes are shown", async () => {
  const { root, act, look, edit } = await serve();
  edit(index, (text) => text.replace(/^title: .*$/m, "title: Nouveau"));
  // An empty name applies before that of the user of this machine.
  git(root, "config", "user.name", "");
  expect(await look()).toMatchObject({ state: "Before you publish, say who you are." });
  const email = "zoe@firm.example";
  const refused = await act("sign", { name: "<Zoé>", email, everywhere: false });
  expect(refused.html).toContain('value="&lt;Zoé&gt;"');
  expect(refused.html).toContain('aria-invalid="true"');
  const signed = await act("sign", { name: "Zoé", email, everywhere: false });
  expect(signed.state).toMatch(/^Ready\./);
  expect(git(root, "config", "user.name")).toBe("Zoé");
  expect(await act("connect", { step: "try" })).toMatchObject({
    state: "This computer is connected: the server would take a publication.",
  });
});

test("a question names who has written each version and when, and a choice can be changed until it is sent", async () => {
  const { edit, look, publish, remote, bob } = await serve();
  bob.edit(index, /^title: .*$/m.exec(bob.read(index) ?? "")?.[0] ?? "", "title: Le titre long de Bob");
  await bob.publish();
  edit(index, (text) => text.replace(/^title: .*$/m, "title: Le titre long d’Ada"));
  const asked = await publish({ tree: treeIn((await look()).html), message: "Titre" });
  expect(asked.html).toMatch(/My version, \w+ \d+, \d{4}/);
  expect(asked.html).toMatch(/The version of Bob, \w+ \d+, \d{4}/);
  expect(asked.html).toContain("Le titre long <mark>de Bob</mark>");
  const [key = ""] = keysIn(asked.html);
  // The remote refuses once: nothing is sent yet.
  putHook(remote, "exit 1");
  const refused = await publish({ choices: [{ key, take: "mine" }] });
  expect(refused.html).toContain("What you have chosen");
  expect(refused.html).toMatch(/value="mine"[^>]* checked/);
  // Comparing again forgets the choice.
  const { html } = await look();
  putHook(remote, "exit 0");
  const again = await publish({ tree: treeIn(html), message: "Titre" });
  expect(again.state).toContain("the same as you");
  expect(again.html).not.toContain(" checked");
  expect(await publish({ choices: [{ key, take: "theirs" }] })).toMatchObject({
    state: "Sent. The server has it.",
  });
  expect(sent(remote, index)).toContain("title: Le titre long de Bob");
});

test("what waits for its day, drafts and files that no page shows are told before they leave, and in the message", async () => {
  const { root, create, edit, look, publish, remote } = await serve();
  const head = "category: energie\n---\n\nUn paragraphe.\n";
  create("content/articles/bientot.md", `---\ntitle: Bientôt\ndate: 2099-12-12\n${head}`);
  create("content/articles/ebauche.md", `---\ntitle: Ébauche\ndate: 2025-01-01\ndraft: true\n${head}`);
  cpSync(join(root, "content/images/facade.png"), join(root, "content/images/toit.png"));
  create("static/documents/guide.pdf", "%PDF-1.4");
  create("static/donnees.json", "{}");
  edit("content/categories.yaml", (text) => `# Les catégories\n${text}`);
  const { html } = await look();
  const told = [...html.matchAll(/<h3>(.*?)<\/h3>[\s\S]*?<ul class="sentences">(.*?)<\/ul>/g)].map(
    ([, name = "", sentences = ""]) => [name, sentences.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|")],
  );
  expect(told).toEqual([
    ["articles “Bientôt”", "|appears on December 12, 2099|"],
    ["articles “Ébauche”", "|draft, visible to those with access to the files|"],
    ["categories", "|changed, and visitors see no difference|"],
    ["Image toit.png", expect.stringMatching(/^\|new, \d+ kB\|no page shows it/)],
    [
      "File guide.pdf",
      expect.stringMatching(/^\|new, 8 bytes\|no page leads to it, .*\/documents\/guide\.pdf\|/),
    ],
    ["File donnees.json", expect.stringMatching(/^\|new, 2 bytes\|no page leads to it, .*\/donnees\.json\|/)],
  ]);
  expect((await publish({ tree: treeIn(html), message: messageIn(html) })).state).toContain("Sent.");
  expect(git(remote, "log", "-1", "--format=%B")).toContain(
    "articles “Bientôt”: appears on December 12, 2099",
  );
});

test("the host is asked until a changed page is served", async () => {
  let shown = "";
  const asked: string[] = [];
  const host = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.statusCode = shown === "" ? 503 : 200;
    response.end(shown);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void host.close());
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const { save, look, act, publish, read } = await serve(({ edit }) =>
    edit("content/site.yaml", (text) => text.replace(/^url: .*$/m, `url: ${address}`)),
  );
  await save(home, { kind: "set", path: ["title"], value: "Chez l’hébergeur" }, "Accueil : tout y est");
  const { html } = await look();
  await act("publish", { choices: [], tree: treeIn(html), message: "" });
  await eventually(() => expect(asked).toContain("/"));
  const waiting = await act("publish-state", {});
  expect([waiting.state, waiting.isRunning]).toEqual(["Wait for the host…", true]);
  // The host serves the same page.
  shown = await read("/");
  const ended = await publish();
  expect(ended.html).toContain("The host has it: visitors see the new version.");
  expect(ended.html).toContain(`href="${address}/"`);
});

test("after a published version with errors, the page does not say that visitors see no difference", async () => {
  const { edit, look, publish, root } = await serve();
  edit(index, (text) => text.replace(/^title: .*$/m, "title: 42"));
  git(root, "commit", "--quiet", "--all", "-m", "Break");
  git(root, "push", "--quiet");
  edit(index, (text) => text.replace("title: 42", "title: Hors d’eau"));
  const { html } = await look();
  const ended = await publish({ tree: treeIn(html) });
  expect([ended.state, ended.html]).toEqual([
    "Sent. The server has it.",
    expect.stringContaining("No page shows whether the host has the new version."),
  ]);
  expect(ended.html).not.toContain("no difference");
});

test("errors of the content stop the publication, each with a link to its field", async () => {
  const { edit, look, publish, remote } = await serve();
  edit(index, (text) => text.replace(/^title: .*$/m, "title: 42"));
  const { state, html } = await look();
  expect(state).toBe("One error stops the publication.");
  expect(html).toMatch(/href="[^"]*#site-edit=/);
  await publish();
  expect(subjects(remote)).toEqual(["Begin by Ada"]);
});

test("a folder that leads out of the site stops the publication", async () => {
  const { look, publish, remote, root } = await serve();
  renameSync(join(root, "static"), join(root, "../outside"));
  symlinkSync("../outside", join(root, "static"));
  const { state, html } = await look();
  expect(state).toBe("One error stops the publication.");
  expect(html).toContain("it is a link that leads out of the site, so it is not read");
  await publish();
  expect(subjects(remote)).toEqual(["Begin by Ada"]);
});

test("a folder outside of Git gets an explanation of who can set it up", async () => {
  vi.stubEnv("GIT_CEILING_DIRECTORIES", "/");
  const { act } = await editFolder();
  const { state, html } = await act("publish-look", {});
  vi.unstubAllEnvs();
  expect(state).toBe("Not ready to publish yet.");
  expect(html).toContain("Whoever set up the site gives you the address of its repository");
});

test("uncommitted changes of templates are neither shown nor sent", async () => {
  const { edit, save, look, publish, remote } = await serve();
  edit("templates/site.tsx", (text) => text.replace("<h1>", "<h1>NICHT "));
  await save(settings, { kind: "set", path: ["name"], value: "Autre nom" }, "Tout");
  const { html } = await look();
  expect(html).toContain("feeds");
  expect(html).not.toContain("NICHT");
  expect((await publish({ tree: treeIn(html) })).state).toBe("Sent. The server has it.");
  expect(sent(remote, "templates/site.tsx")).not.toContain("NICHT");
});

test("what an author keeps here does not leave, is offered again, and what needs it says so", async () => {
  const { create, edit, read, root, look, act, publish, remote } = await serve();
  create(
    "content/articles/a.md",
    "---\ntitle: Premier\ndate: 2025-01-01\ncategory: energie\n---\n\nUn [lien](/blog/b).\n",
  );
  create(
    "content/articles/b.md",
    "---\ntitle: Second\ndate: 2025-01-01\ncategory: energie\n---\n\nUn texte.\n",
  );
  edit(index, (text) => text.replace(/^title: .*$/m, "title: Hors d’eau"));
  const before = git(root, "status", "--porcelain");
  const keyOf = (html: string, name: string) =>
    new RegExp(`value="([0-9a-f]{20})"[^>]*aria-label="Do not send: [^"]*${name}`).exec(html)?.[1] ?? "";
  const { html } = await look();
  expect(html).toContain('data-src="/__publish/pictures/');
  const broken = await act("publish-look", { without: [keyOf(html, "Second")] });
  expect(broken.state).toMatch(/^Without what stays here, one error/);
  expect(keyOf(broken.html, "Second")).not.toBe("");
  const without = [keyOf(html, "Premier"), keyOf(html, "Second")];
  const part = await act("publish-look", { without });
  expect(part.html).toContain("Stays here as it is");
  expect(part.html).toContain("Hors d’eau");
  const ended = await publish({ tree: treeIn(part.html), message: "Titre", without });
  expect(ended.state).toBe("Sent. The server has it.");
  expect(git(remote, "ls-tree", "-r", "--name-only", "main")).not.toMatch(/articles\/[ab]\.md/);
  expect(sent(remote, index)).toContain("Hors d’eau");
  expect(before).toContain("content/articles/");
  expect(git(root, "status", "--porcelain", "-uall").trim().split("\n")).toEqual([
    "?? content/articles/a.md",
    "?? content/articles/b.md",
  ]);
  const again = await look();
  expect([keyOf(again.html, "Premier"), keyOf(again.html, "Second")]).toEqual(without);
  // The last publication below names its pages.
  expect(again.html.split("The last publication")[0]).not.toContain("Hors d’eau");
  expect(again.html).toContain("The last publication");
  expect(await read("/")).toContain("Hors d’eau");
}, 60_000);
