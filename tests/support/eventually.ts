import { vi } from "vitest";

/** Longer than anything takes on a machine that is busy with others. */
const patienceMs = 15_000;

/** Settles once `check` no longer throws. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, patienceMs);
}
