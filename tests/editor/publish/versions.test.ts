import { expect, test, vi } from "vitest";
import type { Version } from "../../../src/editor/publish/build-version.ts";
import { createVersions } from "../../../src/editor/publish/versions.ts";
import { eventually } from "../../support/eventually.ts";

const { buildVersion } = vi.hoisted(() => ({ buildVersion: vi.fn<() => Promise<Version>>() }));
vi.mock("../../../src/editor/publish/build-version.ts", () => ({ buildVersion }));

test("a build that is running at the end leaves nothing open", async () => {
  const close = vi.fn();
  let end = (_version: Version) => {};
  buildVersion.mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  const versions = createVersions({ root: "/site", base: "", url: undefined, strict: false });
  const built = versions.build("tree", { top: "/site", prefix: "" });
  await eventually(() => expect(buildVersion).toHaveBeenCalled());
  versions.close();
  end({ files: [], errors: [], risks: [], remarks: 0, origin: undefined, notes: undefined, close });
  await built;
  expect(close).toHaveBeenCalledOnce();
});
