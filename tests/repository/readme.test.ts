import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

test("the smallest site of the README builds as it is written there", async () => {
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const [, chapter = ""] = readme.split("\n## A site of your own\n");
  const blocks = blocksOf(chapter);
  expect(blocks.map(([, path]) => path)).toEqual([
    "content/site.yaml",
    "content/pages/index.md",
    "templates/site.tsx",
  ]);
  const root = writeSite(blocks);
  const { status, stderr } = await runHere(["build", "--root", root]);
  expect(stderr).not.toContain("error");
  expect(status).toBe(0);
  expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain("<em>premier</em>");
});

test("the site of docs/templates.md builds as it is written there, and its types are right", {
  timeout: 120_000,
}, async () => {
  const root = writeSite(blocksOf(readFileSync(join(projectRoot, "docs/templates.md"), "utf8")));
  for (const base of ["/", "/below/"]) {
    const { status, stderr } = await runHere(["build", "--root", root, "--strict", "--base", base]);
    expect(stderr).not.toMatch(/error|warning/);
    expect(status).toBe(0);
  }
  expect(readFileSync(join(root, "dist/posts/first.html"), "utf8")).toContain('<aside class="note warm">');
  expect(readFileSync(join(root, "dist/posts/second.html"), "utf8")).toContain(
    '<figcaption>greet.ts</figcaption><pre><code class="language-ts"><span class="hljs-keyword">const</span>',
  );
  const ofCode = /\/(code|copy-code)\.\w+\.(css|js)"/g;
  const loaded = (page: string) => readFileSync(join(root, `dist/posts/${page}.html`), "utf8").match(ofCode);
  expect(loaded("second")?.length, "the page with code loads a style and a script for it").toBeGreaterThan(1);
  expect(loaded("first"), "a page without code loads neither").toBeNull();
  for (const page of ["404", "offline"])
    expect(readFileSync(join(root, `dist/${page}.html`), "utf8")).toContain(
      'name="robots" content="noindex"',
    );

  const config = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
  config.compilerOptions.paths = { charpente: [join(projectRoot, "src/index.ts")] };
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify(config));
  const { stdout } = spawnSync(join(projectRoot, "node_modules/.bin/tsc"), ["--project", root], {
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

test("every link of the README, the changelog and the documents leads to a file of the repository or elsewhere", () => {
  const documents = readdirSync(join(projectRoot, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => join("docs", path));
  const broken = ["README.md", "CHANGELOG.md", ...documents].flatMap((path) =>
    linksOf(readFileSync(join(projectRoot, path), "utf8"))
      .filter((link) => !/^(?:[a-z]+:|#)/i.test(link))
      .filter((link) => !existsSync(join(projectRoot, dirname(path), decodeURI(link.replace(/[?#].*$/, "")))))
      .map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** The files of a document: the path of each stands right before it. */
function blocksOf(markdown: string): readonly RegExpExecArray[] {
  return [...markdown.matchAll(/`([^`\n]+)`:\n\n(`{3,})\w+\n(.*?)^\2\n/gms)];
}

function writeSite(blocks: readonly RegExpExecArray[]): string {
  const root = mkdtempSync(join(tmpdir(), "charpente-readme-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [, path = "", , text = ""] of blocks) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** What stands in code is shown, not linked. */
function linksOf(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(/^ *(`{3,}).*\n[\s\S]*?^ *\1`*$/gm, "").replaceAll(/(`+)[^`]*?\1/g, "");
  return [...prose.matchAll(/\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].map(
    ([, link, named]) => link ?? named ?? "",
  );
}
