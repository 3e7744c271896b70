import { vi } from "vitest";
import { patienceMs } from "./patience.ts";

/** Settles once `check` no longer throws, with what it gives. */
export function eventually<Result>(check: () => Result): Promise<Awaited<Result>> {
  return vi.waitFor(check, patienceMs) as Promise<Awaited<Result>>;
}
