import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("..", import.meta.url));

/**
 * The path of the command as in an installed package: in a checkout, each call first checks whether
 * its own code has changed. It is deleted when this process ends.
 */
export function installCommand() {
  // The first call in a checkout installs and bundles.
  spawnSync(process.execPath, [join(project, "bin/site"), "--version"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const folder = mkdtempSync(join(tmpdir(), "charpente-installed-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const { files } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  const packed = files.filter((name) => !name.startsWith("!"));
  for (const name of ["package.json", ...packed])
    cpSync(join(project, name), join(folder, name), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "junction");
  const command = join(folder, "bin/site");
  spawnSync(process.execPath, [command, "--version"], { stdio: "ignore" });
  return command;
}
