import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyEverything } from "../support/copy-everything.ts";
import { shareOf } from "../support/is-whole.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

const work = mkdtempSync(join(tmpdir(), "charpente-examples-"));
const root = join(work, "site");
const programs = join(work, "bin");
beforeAll(async () => {
  await copyEverything(root);
  writeFileSync(join(root, ".gitignore"), ".site/\n");
  // A page that nothing links to would be a warning.
  appendFileSync(join(root, "content/pages/index.md"), "\n[Le second](/blog/second)\n");
  const commit =
    "git -c user.name=A -c user.email=a@example.org -c commit.gpgsign=false commit --quiet -m Start";
  spawnSync("bash", ["-c", `git init --quiet && git add --all && ${commit}`], { cwd: root });
  mkdirSync(programs);
  symlinkSync(join(projectRoot, "bin/site"), join(programs, "site"));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

// The examples of the commands that serve run until Ctrl-C; tests of their own start them.
test.each(
  shareOf(
    [
      ["build", /^$/],
      ["check", /^$/],
      ["new", /^articles +content\/articles\/\*\.md +title, date, category/m],
      [
        "move",
        /^content\/articles\/premier\.md → content\/articles\/un\.md\n(?:.*\n)* {2}6 \+ Un \*texte\* avec un \[lien\]\(\/blog\/un#chiffres\)/,
      ],
      [
        "remove",
        /^content\/articles\/premier\.md\n {2}5 - next: second\ncontent\/articles\/second\.md {2}\(removed\)\n/,
      ],
      [
        "routes",
        /"route": "\/",\s+"state": "published",\s+"template": "page",\s+"source": "content\/pages\/index\.md"/,
      ],
      ["where", /^content\/articles\/premier\.md:2:8 {2}articles · Premier article · title \(title\)\n/],
      ["changes", /^Since /],
      ["schema", /^schemas\/settings\.json +content\/site\.yaml\n/],
      ["completion", /^$/],
    ],
    3,
  ),
)("the example in the help of site %s works as it is written", async (command, printed) => {
  const { stdout: help } = await runHere([command, "--help"]);
  const example = /^Example:\n {2}(.+)$/m.exec(help)?.[1] ?? "";
  expect(example).toContain(`site ${command}`);
  const { status, stdout, stderr } = spawnSync("bash", ["-c", example], {
    cwd: root,
    env: { ...process.env, PATH: programs + delimiter + process.env.PATH, GITHUB_ACTIONS: "" },
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining("error") });
  expect(stdout).toMatch(printed);
});

test("site routes lists every page, drafts and later ones too", async () => {
  const { status, stdout } = await runHere(["routes", "--root", root]);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^\/blog\/brouillon +draft +article +[\d.]+ +[\d.]+ +content\/articles\/brouillon\.md$/m,
  );
  expect(stdout).toMatch(/^\/blog\/plus-tard +from 2099-01-01 +article /m);
});
