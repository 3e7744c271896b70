import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { checkFolder } from "../support/check-folder.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { runHere } from "../support/run-here.ts";
import { projectRoot } from "../support/run-site.ts";

const root = mkdtempSync(join(tmpdir(), "charpente-check-"));
const home = join(root, "content/pages/index.md");
const plain = { env: { NO_COLOR: "1" } };

beforeAll(async () => {
  await copyEverything(root);
  // The model leaves its second article without a link, so that it has something to be told.
  appendFileSync(home, "\n[Le second](/blog/second)\n");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("site check says that a site is in order, and writes no dist/", async () => {
  const { status, stdout, stderr } = await runHere(["check", "--root", root], plain);
  expect(stderr).toMatch(/4 pages checked, 2 held back \(--drafts checks them too\): nothing found/);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
  expect(existsSync(join(root, "dist"))).toBe(false);
});

test("a warning fails with --strict only, and is in the report of --json and beside the lines in GitHub Actions", async () => {
  const hidden = join(root, "static/.notes");
  writeFileSync(hidden, "x\n");
  onTestFinished(() => rmSync(hidden));
  expect(await runHere(["check", "--root", root], plain)).toMatchObject({ status: 0 });
  const { status, stdout, stderr } = await runHere(
    ["check", "--root", root, "--strict", "--json", "--quiet"],
    {
      env: { ...plain.env, GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: root },
    },
  );
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    version: 1,
    status: "failed",
    problems: [{ code: "static/left-over", severity: "warning", file: "static/.notes" }],
  });
  expect(stderr).toContain("::warning file=static/.notes,title=static/left-over::");
});

test("the name of a file or of a key cannot run a workflow command or control the terminal", async () => {
  const names = ["a\n::error::x.md", "b\u001b[2J\u202e##[error]c.md"];
  const files = names.map((name) => join(root, "content/articles", name));
  for (const file of files) writeFileSync(file, '---\n"a\\n::error::PWN ##[error]y": 1\n---\n');
  onTestFinished(() => {
    for (const file of files) rmSync(file);
  });
  const { status, stdout, stderr } = await runHere(["check", "--root", root, "--json"], {
    env: { ...plain.env, GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: root },
  });
  const { problems } = JSON.parse(stdout) as { readonly problems: readonly { readonly file: string }[] };
  expect(new Set(problems.map(({ file }) => file))).toEqual(
    new Set(names.map((name) => `content/articles/${name}`)),
  );
  const commands = `${stdout}\n${stderr}`.split(/[\r\n]/).filter((line) => /^[^!-~]*::|##\[/.test(line));
  expect(commands).toHaveLength(problems.length);
  for (const command of commands)
    expect(command).toMatch(/^::(?:error|warning) file=content\/articles\/[ab]/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be printed
  expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  expect(status).toBe(1);
});

test("answers of other sites are reported, and never fail the check", async () => {
  const { status, stderr } = await runHere(
    ["check", "--root", root, "--external", "--strict", "--quiet"],
    plain,
  );
  expect(stderr).toContain("https://www.example.org/ is a reserved example address");
  expect(status).toBe(0);
});

test("when an error prevents the pages from being checked, a message says so", async () => {
  const broken = join(root, "content/articles/faux.md");
  writeFileSync(broken, "---\ntitle: Faux\n---\n");
  onTestFinished(() => rmSync(broken));
  const { status, stderr } = await runHere(["check", "--root", root], plain);
  expect(stderr).toContain("content/articles/faux.md:1:1  error  date is missing");
  expect(stderr).toContain("the pages themselves are checked once the errors are fixed");
  expect(status).toBe(1);
});

test("--watch with --json is refused", async () => {
  expect(await runHere(["check", "--root", root, "--watch", "--json"])).toMatchObject({ status: 2 });
});

/** `site check --watch`, which has checked once. */
async function watching() {
  const child = spawn(process.execPath, [join(projectRoot, "bin/site"), "check", "--root", root, "--watch"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...plain.env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += String(chunk);
  });
  const hears = async (text: string) => {
    await eventually(() => expect(said).toContain(text));
    said = said.slice(said.indexOf(text) + text.length);
  };
  await hears("waiting for a save");
  return {
    /** Waits for a text after the one that was heard last. */
    hears,
    interrupt: async () => {
      const ended = once(child, "exit");
      child.kill("SIGINT");
      return (await ended)[1];
    },
  };
}

test("--watch checks again on every save until Ctrl-C", async () => {
  const { hears, interrupt } = await watching();
  appendFileSync(home, "\n[Nulle part](/nulle-part)\n");
  await hears("the link to /nulle-part leads nowhere");
  await hears("waiting for a save");
  expect(await interrupt()).toBe("SIGINT");
});

test("--watch checks again when a file from elsewhere is saved that the templates import", async () => {
  const site = join(root, "templates/site.tsx");
  const was = readFileSync(site, "utf8");
  const word = join(root, "shared/word.ts");
  mkdirSync(join(root, "shared"));
  writeFileSync(word, 'export const word = "un";\n');
  writeFileSync(site, `import { word } from "../shared/word.ts";\n${was}\nexport const said = word;\n`);
  onTestFinished(() => {
    writeFileSync(site, was);
    rmSync(join(root, "shared"), { recursive: true });
  });
  const { hears, interrupt } = await watching();
  // What may have changed before the file was watched is looked at once more.
  await hears("waiting for a save");
  writeFileSync(word, "export const word = ;\n");
  await hears("shared/word.ts:1:21  error");
  await hears("once the errors are fixed");
  writeFileSync(word, 'export const word = "deux";\n');
  await hears("4 pages checked");
  expect(await interrupt()).toBe("SIGINT");
});

test.runIf(process.platform === "linux")(
  "--watch continues after a check that could not read a file, and says why",
  async () => {
    const { hears, interrupt } = await watching();
    const strange = Buffer.concat([
      Buffer.from(join(root, "content/pages/")),
      Buffer.from("caf\xe9.md", "latin1"),
    ]);
    writeFileSync(strange, "---\ntitle: Café\n---\n");
    onTestFinished(() => rmSync(strange, { force: true }));
    await hears("it cannot be read: its name is not UTF-8 (EILSEQ)");
    await hears("[source/unreadable]");
    await hears("waiting for a save");
    rmSync(strange);
    await hears("pages checked");
    expect(await interrupt()).toBe("SIGINT");
  },
);

test("the real site has no problems except the facts that the firm still has to give", async () => {
  const problems = await checkFolder(projectRoot.replace(/\/$/, ""));
  // What is due for a review depends on the day.
  const lasting = problems.filter(({ code }) => code !== "content/review-due");
  expect([...new Set(lasting.map(({ file, code }) => `${file} ${code}`))]).toEqual([
    "content/site.yaml content/missing-fact",
  ]);
});
