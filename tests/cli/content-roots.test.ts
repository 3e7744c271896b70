import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readTree } from "../support/edit-site.ts";
import { eventually } from "../support/eventually.ts";
import { runHere } from "../support/run-here.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { serveDev } from "../support/serve-dev.ts";
import { at } from "../support/site-base.ts";
import { putSmallestSite } from "../support/start-site.ts";

let work = "";
let root = "";
const page = (title: string) => `---\ntitle: ${title}\n---\n\nTexte.\n`;

beforeEach(() => {
  work = scratchFolder();
  root = join(work, "site");
  putSmallestSite(root);
  putFiles(work, {
    "shared/guide/a.md": page("Guide partagé"),
    "shared/alone.md": page("Seul"),
    "private/secret.md": page("Secret"),
    "shared/guide/.hidden.md": page("Caché"),
  });
  symlinkSync(join(work, "shared/guide"), join(root, "content/pages/guide"));
  symlinkSync("../../../shared/alone.md", join(root, "content/pages/seul.md"));
});

function allow(folders: string): void {
  const file = join(root, "templates/site.tsx");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("  collections:", `  contentRoots: ${folders},\n  collections:`));
}

function readPage(name: string): string {
  const file = join(root, "dist", name, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

test("links of content/ into a folder that the site names are read, files and folders", async () => {
  allow('{ shared: "../shared" }');
  const { status, stderr } = await runHere(["build", "--strict", "--root", root]);
  expect([status, stderr.includes("link")]).toEqual([0, false]);
  expect(readPage("guide/a")).toContain("Guide partagé");
  expect(readPage("seul")).toContain("Seul");
  expect(Object.keys(readTree(join(root, "dist"))).join()).not.toContain("hidden");

  // What changes there is built, and nothing else is.
  writeFileSync(join(work, "shared/guide/a.md"), page("Guide corrigé"));
  expect((await runHere(["build", "--root", root])).status).toBe(0);
  expect(readPage("guide/a")).toContain("Guide corrigé");
});

test("without a name, and outside of what is named, links are left out as ever", async () => {
  symlinkSync(join(work, "private/secret.md"), join(root, "content/pages/secret.md"));
  // A link within an allowed folder leads no further either.
  symlinkSync(join(work, "private"), join(work, "shared/guide/private"));
  const { stderr } = await runHere(["build", "--root", root]);
  expect(stderr).toContain(
    "content/pages/guide  warning  this link leads out of content/, so it is left out",
  );
  expect(stderr).toContain("or name the folder that holds it in contentRoots of templates/site.ts");
  expect(readPage("guide/a")).toBe("");

  allow('{ shared: "../shared" }');
  const allowed = await runHere(["build", "--root", root]);
  expect(allowed.stderr.match(/content\/\S+(?= {2}warning)/g)).toEqual([
    "content/pages/guide/private",
    "content/pages/secret.md",
  ]);
  expect(Object.keys(readTree(join(root, "dist"))).join()).not.toContain("secret");
});

test("static/ and templates/ follow no link out of the site, whatever content/ may", async () => {
  allow('{ shared: "../shared" }');
  mkdirSync(join(root, "static"));
  symlinkSync(join(work, "shared/alone.md"), join(root, "static/alone.md"));
  const { stderr } = await runHere(["build", "--root", root]);
  expect(stderr).toContain("static/alone.md  warning  this link leads out of static/, so it is left out");
  expect(Object.keys(readTree(join(root, "dist")))).not.toContain("alone.md");
});

test("links that lead in circles end", async () => {
  allow('{ shared: "../shared" }');
  symlinkSync(join(work, "shared"), join(work, "shared/guide/again"));
  symlinkSync(join(root, "content/pages"), join(work, "shared/guide/back"));
  const { status } = await runHere(["build", "--root", root]);
  expect(status).toBe(0);
  expect(readPage("guide/a")).toContain("Guide partagé");
});

test("site dev shows what changes behind such a link, and files that are new there", async () => {
  allow('{ shared: "../shared" }');
  const { origin, close } = await serveDev(root);
  try {
    const read = async (path: string) => (await fetch(origin + at(path))).text();
    await eventually(async () => expect(await read("/guide/a")).toContain("Guide partagé"));
    writeFileSync(join(work, "shared/guide/a.md"), page("Guide corrigé"));
    await eventually(async () => expect(await read("/guide/a")).toContain("Guide corrigé"));
    writeFileSync(join(work, "shared/guide/b.md"), page("Nouveau"));
    await eventually(async () => expect(await read("/guide/b")).toContain("Nouveau"));
  } finally {
    await close();
  }
});
