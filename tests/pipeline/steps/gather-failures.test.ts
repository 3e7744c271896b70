import { expect, test } from "vitest";
import { Undrawable } from "../../../src/model/model.ts";
import { gatherFailures } from "../../../src/pipeline/steps/take-steps.ts";
import { tell } from "../../support/speech.ts";

test("failures of one kind are reported once, and those caused by a failed drawing are not", () => {
  const failures = gatherFailures((error, doing) => ({
    code: "template/throws",
    severity: "error",
    file: "templates/site.ts",
    message: `${tell(doing)}: ${(error as Error).message}`,
  }));
  failures.note(new Undrawable("a.svg cannot be drawn"), "/a");
  failures.note(new Error("no title"), "/b");
  failures.note(new Error("no title"), "/c");
  const told: string[] = [];
  failures.reportAll(({ message }) => told.push(tell(message)));
  expect(told).toEqual(["drawing /b and 1 more page: no title"]);
});
