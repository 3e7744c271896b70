import { fileURLToPath } from "node:url";
import { installDependencies } from "./install-dependencies.cjs";
import { runStep } from "./run-step.mjs";

/** Installs what tests need, which is more than the command installs by itself, and lets the command bundle itself. */
export function setUp() {
  installDependencies(fileURLToPath(new URL("..", import.meta.url)), { all: true });
  runStep("the command", "bin/site", ["--version"]);
}
