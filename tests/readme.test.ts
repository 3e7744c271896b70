import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot, runSite } from "./support/run-site.ts";

test("the smallest site of the README builds as it stands there", () => {
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const [, chapter = ""] = readme.split("\n## A site of your own\n");
  const blocks = [...chapter.matchAll(/`([^`\n]+)`:\n\n```\w+\n(.*?)```\n/gs)];
  expect(blocks.map(([, path]) => path)).toEqual([
    "content/site.yaml",
    "content/pages/index.md",
    "templates/site.tsx",
  ]);
  const root = mkdtempSync(join(tmpdir(), "charpente-readme-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [, path = "", text = ""] of blocks) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { status, stderr } = runSite(["build", "--root", root]);
  expect(stderr).not.toContain("error");
  expect(status).toBe(0);
  expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain("<em>premier</em>");
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

/** What stands in code is shown, not linked. */
function linksOf(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(/^ *(`{3,}).*\n[\s\S]*?^ *\1`*$/gm, "").replaceAll(/(`+)[^`]*?\1/g, "");
  return [...prose.matchAll(/\]\(([^()\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].map(
    ([, link, named]) => link ?? named ?? "",
  );
}
