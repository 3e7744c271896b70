import type { Reporter, TestModule } from "vitest/node";

/** Closes a run with one plain line that any tool can read. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const statesOf = (module: TestModule) =>
      [...module.children.allTests()].map((test) => test.result().state);
    const states = modules.flatMap(statesOf);
    const count = (state: string) => states.filter((each) => each === state).length;
    // A file that cannot be loaded, or whose preparation fails, fails without a test that does.
    const broken = modules.filter(
      (module) => module.state() === "failed" && !statesOf(module).includes("failed"),
    ).length;
    process.on("exit", () => {
      console.log(`${count("passed")} passed, ${count("failed") + broken} failed`);
    });
  }
}
