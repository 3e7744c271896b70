import { spawnSync } from "node:child_process";
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
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { starters } from "../../create-charpente/src/starters.ts";
import { createProgram } from "../../src/cli/program.ts";
import { mailEnvironment } from "../../templates/mail/email-service.ts";
import { checkWorkflow } from "../support/check-workflow.ts";
import { blocksIn } from "../support/read-blocks.ts";
import { projectRoot } from "../support/run-site.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const workflows = readdirSync(join(projectRoot, ".github/workflows")).map(
  (name) => `.github/workflows/${name}`,
);

const documents = [
  ...["README.md", "CONTRIBUTING.md", "bench/README.md"],
  ...readdirSync(join(projectRoot, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`),
];

type Step = {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string | boolean>>;
};
type Job = {
  readonly if?: string;
  readonly needs?: string;
  readonly permissions: object;
  readonly steps: readonly Step[];
};
type Workflow = {
  readonly permissions: object;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
};

type GitlabJob = { readonly script: readonly string[] };
const gitlab = parse(read("docs/examples/gitlab-ci.yml")) as {
  readonly default: {
    readonly cache: {
      readonly key: { readonly files: readonly string[] };
      readonly paths: readonly string[];
    };
  };
  readonly pages: GitlabJob & { readonly artifacts: { readonly paths: readonly string[] } };
  readonly problems: GitlabJob & {
    readonly artifacts: { readonly reports: { readonly codequality: string } };
  };
};

/** The variables that a build may read, but for the address of the service, which has a default. */
const variables = Object.entries(mailEnvironment).flatMap(([name, field]) =>
  typeof field === "string" && name !== "EMAILJS_ORIGIN" ? [name] : [],
);

const builds = ["github-pages", "vercel", "azure"].map((name) => `docs/examples/${name}.yml`);
const examples = ["docs/examples/build-hook.yml", ...builds];

test.each([...workflows, ...examples])("%s is a valid GitHub workflow", async (path) => {
  expect(await checkWorkflow(path, read(path))).toEqual([]);
});

test.each([
  ["runs-on", "run-on"],
  ["7 5 * * *", "7 25 * * *"],
  ["steps.pages.outputs", "step.pages.outputs"],
  ["pages: write", "pages: wrote"],
])("a workflow with a mistake, %j as %j, is detected", async (right, wrong) => {
  const content = read(".github/workflows/publish.yml").replace(right, wrong);
  expect((await checkWorkflow("publish.yml", content)).length).toBeGreaterThan(0);
});

test.each([...workflows, ...builds])(
  "%s has only the rights that its jobs need, and pins the actions that it runs",
  (path) => {
    const { permissions, jobs } = parse(read(path)) as Workflow;
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) expect(job.permissions).toBeDefined();
    const pins = [...read(path).matchAll(/uses: (.*)/g)].map(([, uses = ""]) => uses);
    expect(pins.length).toBeGreaterThan(0);
    expect(pins.filter((uses) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses))).toEqual([]);
  },
);

test("each script that workflows and documents name exists in the package or in a starter", () => {
  const manifests = ["package.json", ...starters.map((starter) => `starters/${starter}/package.json`)];
  const scripts = Object.assign({}, ...manifests.map((path) => JSON.parse(read(path)).scripts));
  const named = [...documents, ...workflows]
    .map(read)
    .flatMap((text) => [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = ""]) => name));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("scripts of the package start the command with Node, since Windows does not read its first line", () => {
  const scripts = Object.values<string>(JSON.parse(read("package.json")).scripts);
  expect(scripts.filter((script) => /(?<!node )bin\/site/.test(script))).toEqual([]);
});

test("the workflow passes all settings of the e-mail service to the build", () => {
  const build = (parse(read(".github/workflows/publish.yml")) as Workflow).jobs.build?.steps.find(({ run }) =>
    run?.startsWith("bin/site build"),
  );
  expect(Object.keys(build?.env ?? {})).toEqual(expect.arrayContaining(variables));
  const declared = [...read("Dockerfile").matchAll(/^ARG (.*)$/gm)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  expect(declared).toEqual(expect.arrayContaining(variables));
  for (const name of variables) expect(read("docs/site/publishing.md")).toContain(name);
});

test.each([".github/workflows/publish.yml", ...examples])(
  "%s builds each day early in the morning, so that entries appear on their date",
  (path) => {
    const { on } = parse(read(path)) as {
      readonly on: { readonly schedule: readonly { readonly cron: string }[] };
    };
    expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
    // In Paris, summer and winter, the day has begun and nobody is at work yet.
    const hour = Number(on.schedule[0]?.cron.split(" ")[1]);
    expect([hour + 1, hour + 2].filter((local) => local < 4 || local > 7)).toEqual([]);
  },
);

test.each([".github/workflows/publish.yml", "docs/examples/github-pages.yml"])(
  "GitHub Pages gets all of dist/ from %s, dot files included",
  (path) => {
    const { jobs } = parse(read(path)) as Workflow;
    const upload = jobs.build?.steps.find(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
    expect(upload?.with).toEqual({ path: "dist", "include-hidden-files": true });
  },
);

test("a repository publishes the one of the two sites that its variable names", () => {
  const publish = parse(read(".github/workflows/publish.yml")) as Workflow;
  const documentation = parse(read(".github/workflows/documentation.yml")) as Workflow;
  expect(publish.jobs.build?.if).toBe("vars.PAGES != 'documentation'");
  expect(documentation.jobs.build?.if).toBe("vars.PAGES == 'documentation'");
  for (const { jobs } of [publish, documentation]) expect(jobs.deploy?.needs).toBe("build");
  // Within one group, a run of either would cancel one of the other that waits.
  expect(publish.concurrency.group).not.toBe(documentation.concurrency.group);
  const steps = documentation.jobs.build?.steps ?? [];
  expect(steps.flatMap(({ run }) => run?.split(" ").slice(0, 4).join(" ") ?? [])).toEqual([
    "npm ci --ignore-scripts",
    'node scripts/make-documentation.mjs --repository "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"',
    "bin/site build --root documentation",
  ]);
  expect(steps.at(-1)?.with?.path).toBe("documentation/dist");
});

test("GitLab’s example names a job that GitLab Pages publishes, and existing files", () => {
  const { default: every, pages } = gitlab;
  expect(pages.artifacts.paths).toEqual(["public"]);
  expect(pages.script).toEqual([expect.stringMatching(/^npx site build .*--out public$/)]);
  expect(every.cache.key.files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  expect(every.cache.paths).toContain(".site/");
});

test("in a merge request of GitLab, problems are beside their lines, and the job fails", () => {
  const folder = mkdtempSync(join(tmpdir(), "charpente-gitlab-"));
  const problem = {
    code: "a/b",
    severity: "warning",
    file: "content/c.md",
    at: { line: 3, column: 1 },
    message: "no “d”",
  };
  try {
    mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
    const script = `#!/bin/sh\necho '${JSON.stringify({ problems: [problem, { ...problem, at: undefined }] })}'\nexit 1\n`;
    writeFileSync(join(folder, "node_modules/.bin/site"), script, { mode: 0o755 });
    const { script: lines, artifacts } = gitlab.problems;
    // GitLab’s runners stop at the first line that fails.
    const { status } = spawnSync("bash", ["-eo", "pipefail", "-c", lines.join("\n")], { cwd: folder });
    expect(status).toBe(1);
    const entries = JSON.parse(readFileSync(join(folder, artifacts.reports.codequality), "utf8"));
    expect(entries[0]).toEqual({
      description: "no “d”",
      check_name: "a/b",
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      severity: "major",
      location: { path: "content/c.md", lines: { begin: 3 } },
    });
    expect(entries[1].location.lines).toEqual({ begin: 1 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the container gets everything that a build reads, and nothing else", () => {
  const [first, ...lines] = read(".dockerignore").trim().split("\n");
  expect(first).toBe("*");
  const names = lines.flatMap((line) => (line.startsWith("!") ? line.slice(1) : []));
  expect(names.filter((name) => !existsSync(join(projectRoot, name)))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(["bin", "content", "src", "static", "templates", "scripts"]));
  const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = ""]) =>
    from.split(" "),
  );
  expect(
    copied.filter(
      (name) => name !== "." && !names.some((given) => name === given || name.startsWith(`${given}/`)),
    ),
  ).toEqual([]);
  // It is larger than all the rest once it is installed, and no build asks for it.
  expect(lines.at(-1)).toBe("scripts/lighthouse");
});

test("every command and option that documents and workflows name exists", async () => {
  const program = createProgram("en", () => {});
  const commands = [...program.commands, ...program.createHelp().visibleCommands(program)];
  const texts = [...documents, "docs/examples/gitlab-ci.yml", "Dockerfile", ...workflows].map(read);
  const named = texts.flatMap((text) => [
    ...text.matchAll(/(?:bin\/|npx |`|&& )(?:site|charpente) ([a-z]+)\b([^\n`&|#]*)/g),
    // At the start of a line only in code: in prose, a line may begin with the word.
    ...blocksIn(text).flatMap((block) => [...block.text.matchAll(/^site ([a-z]+)\b([^\n&|#]*)/gm)]),
  ]);
  expect(named.length).toBeGreaterThan(150);
  const faults = named.flatMap(([whole, name = "", rest = ""]) => {
    const command = commands.find((one) => one.name() === name);
    const known = ["--help", ...(command?.options ?? []).map(({ long }) => long)];
    const unknown = [...rest.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].filter(
      ([option]) => !known.includes(option),
    );
    return command === undefined || unknown.length > 0 ? [whole] : [];
  });
  expect(faults).toEqual([]);
});
