import { expect, test } from "vitest";
import { isOwnHost, isOwnOrigin } from "../../src/http/host-names.ts";

test.each([
  ["localhost", "127.0.0.1", true],
  ["localhost:4321", "127.0.0.1", true],
  ["LOCALHOST:4321", "127.0.0.1", true],
  ["127.0.0.1:4321", "127.0.0.1", true],
  ["[::1]:4321", "127.0.0.1", true],
  ["[::1]", "::1", true],
  ["poste.local:4321", "poste.local", true],
  ["192.168.1.7:4321", "0.0.0.0", true],
  ["192.168.1.7:4321", "::", true],
  ["[fe80::7]:4321", "::", true],
  ["192.168.1.7:4321", "127.0.0.1", false],
  ["evil.example", "127.0.0.1", false],
  ["evil.example", "0.0.0.0", false],
  ["evil.example", "::", false],
  ["localhost.evil.example", "127.0.0.1", false],
  ["evil.example@localhost", "127.0.0.1", false],
  ["localhost:4321/x", "127.0.0.1", false],
  ["", "127.0.0.1", false],
  [undefined, "127.0.0.1", false],
])("a request for %j to a server on %s is answered: %s", (host, listening, isOwn) => {
  expect(isOwnHost(host, listening)).toBe(isOwn);
});

test("another port of the same host is another origin", () => {
  expect(isOwnOrigin("http://localhost:4321", "localhost:4321")).toBe(true);
  expect(isOwnOrigin("http://Poste:4321", "poste:4321")).toBe(true);
  expect(isOwnOrigin("http://localhost:9999", "localhost:4321")).toBe(false);
  expect(isOwnOrigin("null", "localhost:4321")).toBe(false);
});
