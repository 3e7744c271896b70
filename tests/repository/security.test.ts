import dns from "node:dns";
import { existsSync, readFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { putSmallestSite, startSite } from "../support/start-site.ts";

/** The file of a test and its title, as both are written there. */
type Proof = readonly [file: string, title: string];

/** A sentence that only names what the next ones say. */
const heading: readonly Proof[] = [];

const here = "tests/repository/security.test.ts";
const fields = "tests/attacks/content/fields.test.ts";
const whoMayEdit = "tests/editor/server/who-may-edit.test.ts";
const folders = "tests/cli/outside-folders.test.ts";
const imports = "tests/create/nothing-let-out.test.ts";
const mail = "tests/templates/mail/mail-server.test.ts";
const origins = "tests/attacks/servers-origins.test.ts";
const release = "tests/repository/release.test.ts";
const lockfile = "tests/repository/lockfile.test.ts";

/** Each sentence of « What is promised », in its order, and the tests that prove it. */
const promises: Readonly<Record<string, readonly Proof[]>> = {
  "Whatever breaks one of these promises is a vulnerability.": heading,
  "Content cannot run script.": heading,
  "What stands in `content/`, by whoever wrote it, reaches pages, feeds, search and the files for hosts as text, or as the few elements and attributes that are allowed.":
    [
      [
        fields,
        "in every field, directive and text of the site that takes it, nothing runs and nothing breaks out:",
      ],
      ["tests/attacks/content/svg.test.ts", "runs no script, requests nothing and frames nothing"],
      ["tests/markdown/nest-html.test.ts", "scripts, styles, frames and forms are left out all the same"],
    ],
  "Addresses may be `http`, `https`, `mailto`, `tel` or lead within the site.": [
    ["tests/markdown/transform-link.test.ts", "an unsafe link is reported in the author’s words"],
    [
      "tests/markdown/nest-html.test.ts",
      "links are those of Markdown: checked, with a new tab outside, and never unsafe",
    ],
  ],
  "A policy on every page, read off that page, refuses what gets through all the same (decision 0018 of the repository).":
    [
      [fields, "the site without an attack runs no script and sends no request, and its hosts have rules"],
      [
        "tests/check/check-policy.test.ts",
        "the policy is in the pages if the host sends no headers, otherwise only in the file of the host",
      ],
    ],
  "Content cannot reach into the machine that builds.": heading,
  "Front matter is data: its engines that run code are refused.": [
    ["tests/pipeline/parse/parse-sources.test.ts", "the opening fence %s is refused"],
    ["tests/pipeline/parse/parse-sources.test.ts", "JavaScript between plain fences is not run"],
  ],
  "No content names a file outside the site’s folder, and no build asks the network for anything.": [
    ["tests/store/read-files.test.ts", "links are followed inside the folder only"],
    [here, "a build and an import open no connection and look up no name"],
    [here, "no field, image, link or file name of content reaches a file beside the site"],
  ],
  "Nothing is read or written through a link of the file system that leads out of the site: every command refuses `content/`, `static/` and `templates/` that are such links, and `templates/` that hold one.":
    [
      [folders, "%s is refused by every command, in the same words"],
      [
        folders,
        "says why while a folder is replaced by a link, and shows the site again once that is mended",
      ],
      [folders, "is refused in `templates/` when it leads out of the site, whether imported or not"],
      [
        "tests/editor/publish/publish-page.test.ts",
        "a folder that leads out of the site stops the publication",
      ],
      ["tests/editor/server/content-files.test.ts", "is followed within the site, and never out of it"],
      [
        "tests/store/exchange.test.ts",
        "nothing is written or restored when content/ itself leads out of the site",
      ],
    ],
  "Only links below `content/` into a folder that `contentRoots` of `templates/site.ts` names are read.": [
    [
      "tests/cli/content-roots.test.ts",
      "without a name, and outside of what is named, links are left out as ever",
    ],
    [
      "tests/cli/content-roots.test.ts",
      "static/ and templates/ follow no link out of the site, whatever content/ may",
    ],
  ],
  "A short text that makes a build take minutes, or gigabytes, is a fault of ours.": [
    ["tests/markdown/growth.test.ts", "take time in proportion"],
    ["tests/pipeline/parse/parse-yaml.test.ts", "aliases that repeat one another without end are refused"],
    ["tests/check/read-active-pdf.test.ts", "take a time that grows with their number"],
  ],
  "An import lets nothing out.": heading,
  "`site init --from` copies only files that the old site published, and of these no hidden file, no link, and none that holds keys or passwords.":
    [
      [imports, "copies what the old site published, and nothing else that lies in its folder or beside it"],
      [
        "tests/cli/init-command.test.ts",
        "a password of the old site that a text links to stays there, and the report says so",
      ],
    ],
  "A build that fails loses nothing.": heading,
  "`dist/` stays as it was when there is an error, and a build that is killed at any moment is completed by the next one.":
    [
      [here, "a refused build leaves the published site as it was"],
      [
        "tests/attacks/builds/killed-builds.test.ts",
        "a build that is killed at any moment leaves complete files, and the next build gives the result of a clean one",
      ],
    ],
  "A folder that the generator did not make is never emptied (decision 0005 of the repository).": [
    ["tests/store/dist.test.ts", "a folder with foreign files is refused and stays unchanged"],
    ["tests/store/output-folder.test.ts", "a Git repository is never emptied"],
  ],
  "`site dev` and `site preview` serve this machine.": heading,
  "They listen on `127.0.0.1` and answer only to their own names, so that no other site’s page can ask them by a name of its own.":
    [
      [here, "site dev and site preview listen on 127.0.0.1 only"],
      [
        "tests/dev/serve/respond.test.ts",
        "under another host name than the server’s own is refused on every path",
      ],
      [
        "tests/http/preview/answer-request.test.ts",
        "%s answers only under its own host names, and only GET and HEAD",
      ],
    ],
  "They allow no other origin to read.": [
    ["tests/dev/serve/respond.test.ts", "for changes from another origin is refused"],
    [origins, "a page of another origin frames nothing of site %s"],
    [mail, "another origin reads neither the page nor its attachments"],
  ],
  "Pages that they draw themselves have a policy that refuses code and frames of others.": [
    [
      "tests/dev/serve/own-pages.test.ts",
      "has a policy under `site dev` and `site edit`: no code of others, no frame of others",
    ],
    ["tests/dev/serve/own-pages.test.ts", "has a policy under `site preview`"],
  ],
  "Mail of the site’s own forms is taken from their own pages alone, within limits, and sent nowhere.": [
    [mail, "with the head %j, a message is refused: %i"],
    [mail, "a body that is too long is refused, whether it announces its length or not"],
    ["tests/browser/mail-catcher.test.ts", "without an account or a network"],
  ],
  "Only the person at this machine edits.": heading,
  "`site dev` and `site edit` serve what was built, from memory.": [
    ["tests/attacks/servers-requests.test.ts", "no request, however it is written, harms site %s"],
  ],
  "A request chooses among the entries and images of the site; it cannot name another file of the disk.": [
    [whoMayEdit, "for an unknown entry, or one whose name is a path, finds nothing"],
    [whoMayEdit, "for a file behind a symbolic link is refused"],
  ],
  "The editor writes files of `content/` and `static/`, and publishes them with Git, after it has told every file that leaves.":
    [
      ["tests/editor/server/content-files.test.ts", "a path that leads %s is neither read nor written"],
      ["tests/editor/server/keep-added.test.ts", "nothing is written through a link"],
      [
        "tests/editor/publish/publish-page.test.ts",
        "uncommitted changes of templates are neither shown nor sent",
      ],
      [
        "tests/editor/publish/publish-page.test.ts",
        "what waits for its day, drafts and files that no page shows are told before they leave, and in the message",
      ],
    ],
  "An added file goes there only with a text that names it.": [
    [
      "tests/editor/server/add-file.test.ts",
      "an added file is published with the text that names it, goes with its undo, and returns with its redo",
    ],
  ],
  "It takes requests only from this machine, from pages of the server itself, with the token of the session (decision 0040 of the repository).":
    [[whoMayEdit, "is refused from anywhere except a page of this session, and nothing is written"]],
  "With `--host` for other machines there is no editor.": [
    [whoMayEdit, "is off when other machines can reach the server"],
  ],
  "The e-mail service gets no secret.": heading,
  "Everything that a build reads of its account is public.": [
    [
      "tests/real-site/secrets.test.ts",
      "no secret of the environment is in any published file, in any shape",
    ],
  ],
  "A private key is refused.": [
    [
      "tests/real-site/secrets.test.ts",
      "with the private key of the e-mail service in the environment, nothing is built",
    ],
  ],
  "A checkout installs what was locked.": heading,
  "Every package has an exact version and a SHA-512 digest, and no package runs a script at installation (decision 0001 of the repository).":
    [
      [lockfile, "what is installed in %s is pinned, comes from the registry and runs no script"],
      [release, "every way to build the site installs what a build needs, and lets no package run a script"],
    ],
  "The direct dependencies of the published package have exact versions as well; npm chooses the versions of theirs at installation.":
    [[lockfile, "the manifest in %s names exact versions, and lets no package run a script"]],
  "Advisories are looked for each morning.": [
    [release, "advisories are looked for in every lockfile of the repository"],
  ],
  "Releases are published by a workflow, with provenance and a bill of materials.": [
    [
      release,
      "the job that may publish runs no code of the repository, and jobs that test and pack have no rights",
    ],
    [
      release,
      "the bill of materials lists every package that the released one contains or installs, with its digest",
    ],
  ],
};

/** The sentences of the section « What is promised » of SECURITY.md, without links and bold type. */
function readPromises(): readonly string[] {
  const text = readFileSync(join(projectRoot, "SECURITY.md"), "utf8");
  const [, section = ""] = text.split("## What is promised");
  return (section.split("\n## ")[0] ?? "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .trim()
    .split("\n\n")
    .flatMap((paragraph) => paragraph.replace(/\s+/g, " ").split(/(?<=\.)\s+(?=[A-Z`])/));
}

describe("SECURITY.md", () => {
  test("promises nothing that no test proves, and every proof has its sentence", () => {
    expect(readPromises()).toEqual(Object.keys(promises));
  });

  test.each(Object.entries(promises))("has a test for: %s", (_sentence, proofs) => {
    const lost = proofs.filter(([file, title]) => {
      const path = join(projectRoot, file);
      return !existsSync(path) || !readFileSync(path, "utf8").includes(title);
    });
    expect(lost).toEqual([]);
  });
});

/** A site with addresses of every kind, and an old site to import. */
function putSite(root: string): void {
  putSmallestSite(root);
  putFiles(root, {
    "content/pages/index.md":
      "---\ntitle: Bonjour\n---\n\nUn [lien](https://a.example/x) et <https://b.example>, [mail](mailto:a@b.example).\n",
  });
}

test("a build and an import open no connection and look up no name", async () => {
  const root = join(scratchFolder(), "site");
  putSite(root);
  const connect = vi.spyOn(Socket.prototype, "connect");
  const lookup = vi.spyOn(dns, "lookup");
  try {
    expect(await runHere(["build", "--root", root])).toMatchObject({ status: 0 });
    const to = join(scratchFolder(), "new");
    expect(
      await runHere([
        "init",
        to,
        "--starter",
        "blog",
        "--engine",
        "markdown",
        "--from",
        join(root, "content/pages"),
      ]),
    ).toMatchObject({
      status: 0,
    });
    expect(connect).not.toHaveBeenCalled();
    expect(lookup).not.toHaveBeenCalled();
  } finally {
    connect.mockRestore();
    lookup.mockRestore();
  }
});

test("no field, image, link or file name of content reaches a file beside the site", async () => {
  const work = scratchFolder();
  const root = join(work, "site");
  putSite(root);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>secret-7f3a</title><path d="M0 0h9v9z"/></svg>';
  putFiles(work, {
    "secret.svg": svg,
    "secret.md": "---\ntitle: secret-7f3a\n---\nsecret-7f3a\n",
    "site/package.json": '{ "name": "secret-7f3a" }',
  });
  const ways = [
    "../../../secret.svg",
    "/../../secret.svg",
    "..%2f..%2f..%2fsecret.svg",
    join(work, "secret.svg"),
    `file://${work}/secret.svg`,
  ];
  const texts = ways.map(
    (way) => `![Plan](${way})\n\n[Lire](${way.replace(".svg", ".md")})\n\n[Lire](../../package.json)`,
  );
  putFiles(root, { "content/pages/index.md": `---\ntitle: Bonjour\n---\n\n${texts.join("\n\n")}\n` });
  const { status, stdout, stderr } = await runHere(["build", "--root", root]);
  expect(status).toBe(1);
  expect(stdout + stderr).not.toContain("secret-7f3a");
  expect(existsSync(join(root, "dist"))).toBe(false);
});

test("a refused build leaves the published site as it was", async () => {
  const root = join(scratchFolder(), "site");
  putSite(root);
  await runHere(["build", "--root", root]);
  const before = readFileSync(join(root, "dist/index.html"), "utf8");
  putFiles(root, { "content/pages/index.md": "---\ntitle: 42\n---\n" });
  expect(await runHere(["build", "--root", root])).toMatchObject({ status: 1 });
  expect(readFileSync(join(root, "dist/index.html"), "utf8")).toBe(before);
});

test("site dev and site preview listen on 127.0.0.1 only", async () => {
  const root = join(scratchFolder(), "site");
  putSite(root);
  await runHere(["build", "--root", root]);
  for (const command of ["dev", "preview"]) {
    const { url, port } = await startSite([command, "--root", root]);
    expect(new URL(url).hostname).toBe("127.0.0.1");
    expect((await fetch(url)).status).toBe(200);
    // Linux has this address as well, where a server that listens everywhere would answer.
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
  }
});
