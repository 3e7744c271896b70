import { execFileSync, spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { projectRoot } from "../support/run-site.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

/** What the bundler of the command asks of the editor. */
const browserScripts = [
  ...["edit.ts", "edit.css", "edit-card.css", "publish.ts", "publish.css"],
  ...[
    "text/open-text.ts",
    "paste/read-paste.ts",
    "form/form-script.ts",
    "values/values-script.ts",
    "entries/draw-task.ts",
  ],
];

/** Copies the generator without its editor, and without the commands that write content with it. */
function copyWithoutEditor(): string {
  const copy = join(scratchFolder(), "generator");
  for (const path of ["bin", "create-charpente", "scripts", "src", "package.json"])
    cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  rmSync(join(copy, "src/editor"), { recursive: true });
  putFiles(copy, {
    "src/cli/extend.ts": "export const extend = () => undefined;\n",
    "src/editor/client/client.ts":
      'import { startClient } from "../../dev/client/client.ts";\nstartClient();\n',
    ...Object.fromEntries(browserScripts.map((name) => [`src/editor/client/${name}`, ""])),
  });
  for (const name of readdirSync(join(copy, "src/cli"), { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const text = readFileSync(join(copy, "src/cli", name), "utf8");
    if (!/^import (?!type)[^;]*"(?:\.\.\/)+editor\//m.test(text)) continue;
    // What a command is called stays, and what it runs goes.
    const [run = "", declared = ""] = text.split(/^\/\/ Below this line: .+$/m).reverse();
    const kept = declared.replaceAll(/^import [^;]*"(?:\.\.\/)+editor\/[^;]*;\n/gm, "");
    const exported = [...run.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)];
    const lines = exported.map(([, one]) => `export const ${one} = undefined;\n`);
    putFiles(copy, { [`src/cli/${name}`]: kept + lines.join("") });
  }
  execFileSync(process.execPath, ["scripts/bundle-command.mjs"], { cwd: copy, stdio: "pipe" });
  return join(copy, "bin/site");
}

test("without the editor, the generator builds a starter, checks it and serves it", async () => {
  const command = copyWithoutEditor();
  const root = join(scratchFolder(), "blog");
  cpSync(join(projectRoot, "starters/blog"), root, { recursive: true });
  const run = (...args: readonly string[]) =>
    execFileSync(process.execPath, [command, ...args, "--root", root], { encoding: "utf8", stdio: "pipe" });
  run("build");
  expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain("<h1");
  run("check");

  const child = spawn(process.execPath, [command, "dev", "--root", root, "--port", "0"]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += String(chunk);
  });
  const url = await vi.waitUntil(() => /http:\/\/\S+/.exec(said)?.[0], { timeout: 120_000 });
  const page = await (await fetch(url)).text();
  expect(page).toContain('src="/__dev/client.js"');
  expect(page).not.toContain("data-edit");
  expect(await (await fetch(new URL("/__dev/client.js", url))).text()).toContain("site-dev-panel");
  expect(await (await fetch(new URL("/__todo", url))).text()).not.toContain("#site-edit=");
  expect((await fetch(new URL("/__publish", url))).status).toBe(404);
});
