import { request } from "node:http";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { devFolder, prepareDevFolders } from "../../dev/dev-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { putUnderGit } from "../publish/git-site.ts";
import { git, sent } from "../publish/repositories.ts";
import { editFolder, home } from "../server/edit-folder.ts";

beforeAll(prepareDevFolders);

const index = "content/pages/index.md";
const treeIn = (html: string) => /name="tree" value="([0-9a-f]+)"/.exec(html)?.[1] ?? "";

/** Asks the server of a review, which is not that of the test, like a page of it. */
function visit(address: string) {
  const { host, hostname, port } = new URL(address);
  const send = (path: string, body?: string, token = "") =>
    new Promise<string>((resolve, reject) => {
      const headers = {
        host,
        ...(body !== undefined && {
          origin: `http://${host}`,
          "sec-fetch-site": "same-origin",
          "content-type": "application/json",
          "x-site-edit": token,
        }),
      };
      const method = body === undefined ? "GET" : "POST";
      const asked = request({ host: hostname, port, path, method, headers }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part) => {
          text += part;
        });
        answer.on("end", () => resolve(text));
      });
      asked.on("error", reject).end(body);
    });
  return {
    read: (path: string) => send(path),
    act: async (token: string, action: string, body: unknown) =>
      JSON.parse(await send(`/__edit/${action}`, JSON.stringify(body), token)),
  };
}

test("a review is asked for, read in a server of its own, corrected, accepted and closed", async () => {
  const folder = devFolder();
  const site = { ...folder, ...putUnderGit(folder.root) };
  const ada = await editFolder(site);
  const bob = await editFolder({ ...folder, root: site.bob.root });
  await ada.save(home, { kind: "set", path: ["title"], value: "Hors d’eau" }, "Accueil : tout y est");
  const tree = treeIn((await ada.act("publish-look", {})).html);
  const offered = await ada.act("review", { act: "look" });
  expect(offered.html).toContain("Ask for a review");
  const asked = await ada.act("review", { act: "ask", tree, word: "Too <short>?" });
  expect(asked.state).toMatch(/^Sent/);
  expect(asked.html).toContain("In review since");

  await bob.act("publish-look", {});
  const listed = await bob.act("review", { act: "look" });
  expect(listed.html).toContain("Too &lt;short&gt;?");
  const [, name = ""] = /data-name="([^"]+)"/.exec(listed.html) ?? [];
  expect((await bob.act("review", { act: "open", name: "../../x" })).address).toBeUndefined();
  const { address = "" } = await bob.act("review", { act: "open", name });
  const reading = visit(address);
  const page = await reading.read("/__publish");
  const [, token = ""] = /data-token="([0-9a-f]+)"/.exec(page) ?? [];
  const seen = await reading.act(token, "publish-look", {});
  expect(seen.html).toContain("Hors d’eau");
  expect(seen.html).toContain("Accept and publish");
  const saved = await reading.act(token, "save", {
    ...{ entry: home, digest: "", old: "Hors d’eau", file: "index.html" },
    edit: { kind: "set", path: ["title"], value: "Hors d’eau, hors d’air" },
  });
  expect(saved.status).toBe("saved");
  const corrected = await reading.act(token, "publish-look", {});
  expect((await reading.act(token, "review", { act: "look" })).html).toContain("hors d’air");
  expect(bob.read).toBeDefined();
  await reading.act(token, "publish", { tree: treeIn(corrected.html), message: "Fine.", choices: [] });
  await eventually(async () => {
    const state = await reading.act(token, "publish-state", {});
    expect(state.isRunning).toBe(false);
    expect(state.state).toContain("Sent");
  });
  expect(sent(site.remote, index)).toContain("Hors d’eau, hors d’air");
  await eventually(() =>
    expect(git(site.remote, "for-each-ref", "--format=%(refname)")).toBe("refs/heads/main"),
  );
  const closed = await reading.act(token, "review", { act: "close" });
  expect(closed.address).toMatch(/\/__publish$/);

  const accepted = await ada.act("review", { act: "look" });
  expect(accepted.html).toContain("accepted and published");
  expect(accepted.html).toContain("Fine.");
  expect(accepted.isChanged).toBe(true);
  expect((await ada.act("publish-look", {})).html).toContain("Get it");
  onTestFinished(() => {});
});
