import { expect, test, vi } from "vitest";
import { buildVersion } from "../../../src/editor/publish/build-version.ts";

const { remove } = vi.hoisted(() => ({ remove: vi.fn() }));
vi.mock("../../../src/changes/git/check-out-commit.ts", () => ({
  checkOutCommit: () => ({ root: "/tmp/checked-out", remove }),
}));
vi.mock("../../../src/pipeline/io/disk-io.ts", () => ({
  createDiskIo: () => {
    throw new Error("ENOSPC: no space left on device");
  },
}));

test("a version that cannot be built leaves no checkout behind", async () => {
  const options = { root: "/site", base: "", url: undefined, strict: false };
  const built = buildVersion("tree", { top: "/site", prefix: "" }, options);
  await expect(built).rejects.toThrow("ENOSPC");
  expect(remove).toHaveBeenCalledOnce();
});
