import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refuseChange } from "../../src/cli/refusals.ts";
import { createFileHold } from "../../src/store/held-files.ts";
import { readFiles } from "../../src/store/read-files.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";

test("a file that changed during a build refuses it, and is named", () => {
  const folder = scratchFolder();
  putFiles(folder, { "a.md": "un" });
  const place = join(folder, "a.md");
  const held = createFileHold(0)("content/a.md", place, Buffer.from("un"));
  rmSync(place);
  const outcomeOf = () => {
    try {
      return held.bytes;
    } catch (error) {
      return refuseChange(error);
    }
  };
  expect(outcomeOf()).toMatchObject({
    status: "refused",
    problems: [{ code: "source/changed", severity: "error", file: "content/a.md" }],
  });
});

test("any other error is thrown again", () => {
  expect(() => refuseChange(new Error("full disk"))).toThrow("full disk");
});

test("a file that may not be read refuses the build, and is named", () => {
  const folder = scratchFolder();
  putFiles(folder, { "a.md": "un" });
  const read = () => {
    throw Object.assign(new Error("permission denied"), { code: "EACCES", syscall: "open" });
  };
  const outcomeOf = () => {
    try {
      return readFiles(folder, "content", { read });
    } catch (error) {
      return refuseChange(error);
    }
  };
  expect(outcomeOf()).toMatchObject({
    status: "refused",
    problems: [
      {
        code: "source/unreadable",
        file: "content/a.md",
        message: "it cannot be read: this user is not allowed to (EACCES)",
      },
    ],
  });
});
