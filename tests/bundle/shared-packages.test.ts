import { expect, test, vi } from "vitest";
import { sharedPackages } from "../../src/bundle/shared-packages.ts";

test("no function is compiled for a schema of templates, of which each start makes new ones", () => {
  const { z } = sharedPackages.zod as typeof import("zod");
  const compiled = vi.spyOn(globalThis, "Function");
  try {
    const schema = z.strictObject({ title: z.string(), tags: z.array(z.strictObject({ name: z.string() })) });
    expect(schema.parse({ title: "a", tags: [{ name: "b" }] })).toEqual({
      title: "a",
      tags: [{ name: "b" }],
    });
    expect(compiled).not.toHaveBeenCalled();
  } finally {
    compiled.mockRestore();
  }
});
