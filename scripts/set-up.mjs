import { fileURLToPath } from "node:url";
import { installDependencies } from "./install-dependencies.cjs";
import { runStep } from "./run-step.mjs";

/** Installs everything that tests need, which is more than the command itself installs, and bundles the command. */
export function setUp() {
  installDependencies(fileURLToPath(new URL("..", import.meta.url)), { all: true });
  runStep("the command", "bin/site", ["--version"]);
}
