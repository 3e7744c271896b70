import { expect, test, vi } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";

test("if the native part of the parser cannot be loaded, the result is undefined and nothing fails", () => {
  vi.stubEnv("NAPI_RS_NATIVE_LIBRARY_PATH", "/nowhere/parser.node");
  expect(loadNativeParser()).toBeUndefined();
});
