import { expect, test } from "vitest";
import { limitConnections } from "../../src/http/connection-limit.ts";

test.each([
  [64, 8],
  [256, 192],
  [1024, 960],
  [1_048_576, 4096],
  [Number.POSITIVE_INFINITY, 4096],
])("of %d handles, connections use at most %d, and builds the rest", (handles, connections) => {
  expect(limitConnections(handles)).toBe(connections);
});
