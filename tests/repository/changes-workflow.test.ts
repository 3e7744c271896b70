import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../support/run-site.ts";
import { putFiles } from "../support/scratch-folder.ts";

type Step = { readonly id?: string; readonly run?: string; readonly env?: Readonly<Record<string, string>> };
type Job = {
  readonly if?: string;
  readonly permissions: object;
  readonly steps: readonly Step[];
};
const text = readFileSync(join(projectRoot, ".github/workflows/changes.yml"), "utf8");
const workflow = parse(text) as {
  readonly on: object;
  readonly jobs: Readonly<Record<"tell" | "comment", Job>>;
};
const { tell, comment } = workflow.jobs;

let work = "";
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "charpente-workflow-"));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
});

const read = (name: string) => readFileSync(join(work, name), "utf8");

/** Puts a program there, and runs a script as GitHub’s runners do. */
function runStep(script: string, program: string, body: string, env: NodeJS.ProcessEnv = {}) {
  putFiles(work, { [program]: `#!/bin/sh\n${body}\n` });
  chmodSync(join(work, program), 0o755);
  return spawnSync("bash", ["-eo", "pipefail", "-c", script], {
    cwd: work,
    encoding: "utf8",
    env: {
      PATH: [join(work, "bin"), process.env.PATH].join(delimiter),
      RUNNER_TEMP: work,
      GITHUB_STEP_SUMMARY: join(work, "summary"),
      GITHUB_OUTPUT: join(work, "output"),
      GITHUB_REPOSITORY: "a/b",
      ...env,
    },
  });
}

test("code of a pull request runs without secrets and without rights to write", () => {
  expect(Object.keys(workflow.on)).toEqual(["pull_request"]);
  expect(tell.permissions).toEqual({ contents: "read" });
  expect(JSON.stringify(tell)).not.toMatch(/secrets\.|github\.token|GH_TOKEN/);
  // The job that may write checks nothing out, and runs for no fork.
  expect(comment.permissions).toEqual({ "pull-requests": "write" });
  expect(comment.if).toBe("github.event.pull_request.head.repo.full_name == github.repository");
  expect(comment.steps.filter((step) => "uses" in step)).toEqual([]);
  // Words come in as variables: an expression within a script would be run.
  for (const { run = "" } of [...tell.steps, ...comment.steps]) expect(run).not.toContain("${{");
});

const changes = tell.steps.find(({ id }) => id === "changes")?.run ?? "";

test("the summary of the run and the next job get the output of site changes", () => {
  const { status } = runStep(changes, "bin/site", 'echo "$@" > asked; printf "### T\\n\\n- a\\n"');
  expect(status).toBe(0);
  expect(read("asked")).toBe("changes --since HEAD^1 --markdown\n");
  expect(read("summary")).toBe("### T\n\n- a\n");
  expect(read("output")).toMatch(/^words<<(end-[0-9a-f]{32})\n### T\n\n- a\n\1\n$/);
});

test("if site changes fails, so does the job", () => {
  expect(runStep(changes, "bin/site", "exit 1").status).toBe(1);
  expect(existsSync(join(work, "output"))).toBe(false);
});

const [script = ""] = comment.steps.map(({ run = "" }) => run);
const variables = { MARK: comment.steps[0]?.env?.MARK, NUMBER: "7", WORDS: "« a »; $(touch x) `touch y`" };

test.each([
  ["", "--method POST repos/a/b/issues/7/comments"],
  ["12\n15\n", "--method PATCH repos/a/b/issues/comments/12"],
])("the comment is created once, and then updated: %j", (known, asked) => {
  writeFileSync(join(work, "known"), known);
  const gh = 'echo "$@" >> asked; case "$*" in *--paginate*) cat known;; esac';
  expect(runStep(script, "bin/gh", gh, variables).status).toBe(0);
  expect(read("asked").split("\n")[1]).toBe(`api --silent ${asked} --field body=@${work}/comment.md`);
  expect(read("comment.md")).toBe("<!-- site changes -->\n« a »; $(touch x) `touch y`\n");
  expect(existsSync(join(work, "x")) || existsSync(join(work, "y"))).toBe(false);
});
