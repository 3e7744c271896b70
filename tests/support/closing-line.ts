import type { Reporter, TestModule } from "vitest/node";

/** Closes a run with one plain line that any tool can read. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const count = (state: string) => states.filter((each) => each === state).length;
    // A file that cannot be loaded, or whose preparation fails, has no failed test to count.
    const broken = modules.filter(
      (module) => module.state() === "failed" && module.children.size === 0,
    ).length;
    process.on("exit", () => {
      console.log(`${count("passed")} passed, ${count("failed") + broken} failed`);
    });
  }
}
