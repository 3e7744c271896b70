import { expect, test } from "vitest";
import { parseHeaders, parseRedirects } from "../../../src/http/preview/rule-files.ts";
import { tell } from "../../support/speech.ts";

test("headers are read with any indentation, line ends and comments", () => {
  const { rules, ignored } = parseHeaders(
    "# note\r\n/a\r\n\tX-A:  one: two \r\n\r\n  # another\r\n! X-B\r\nhttps://www.example.org/%C3%A9t%C3%A9/*\r\nX-C: c\r\n",
    "any",
  );
  expect(rules).toEqual([
    {
      pattern: "/a",
      headers: [
        { name: "X-A", value: "one: two" },
        { name: "X-B", value: undefined },
      ],
    },
    { pattern: "/été/*", headers: [{ name: "X-C", value: "c" }] },
  ]);
  expect(ignored).toEqual([]);
});

test.each([
  ["X-A: 1", 1, "before the first path"],
  ["/a\n  nonsense", 2, "is written as in"],
  ["/a\n  X A: 1", 2, "is written as in"],
  ["/a\n  X-A:", 2, "X-A has no value"],
  ["/a\n  X-A: œ", 2, "a character that is not allowed in a header"],
  ["/a\n  X-A: a\u0000b", 2, "a character that is not allowed in a header"],
  ["/a\n  Content-Length: 4", 2, "is for the server to set"],
  ["/a\n  transfer-encoding: chunked", 2, "is for the server to set"],
  ["/%\n  X-A: 1", 1, "is not a path"],
])("of the headers %j, line %i is ignored: %s", (text, line, why) => {
  const { rules, ignored } = parseHeaders(text, "any");
  expect(ignored[0]?.line).toBe(line);
  expect(tell(ignored[0]?.why ?? "")).toContain(why);
  expect(rules.flatMap(({ headers }) => headers)).toEqual([]);
});

test("headers below a path that is ignored are not sent with the path above it", () => {
  const { rules } = parseHeaders("/a\n  X-A: a\n/b/*/*\n  X-B: b\n/c\n  X-C: c", "one");
  expect(rules.map(({ pattern, headers }) => [pattern, headers.map(({ name }) => name)])).toEqual([
    ["/a", ["X-A"]],
    ["/c", ["X-C"]],
  ]);
});

test("a path is decoded like those of requests, and stays in its normal form", () => {
  for (const path of ["/été", "/été".normalize("NFD")]) {
    const written = encodeURI(path).toLowerCase();
    expect(parseHeaders(`${written}\n  X-A: a`, "any").rules.map(({ pattern }) => pattern)).toEqual([path]);
    expect(parseRedirects(`${written} /a`, "end").rules.map(({ pattern }) => pattern)).toEqual([path]);
  }
});

test("redirects are read with any indentation, parameters, status, force and comments", () => {
  const { rules, ignored } = parseRedirects(
    "# note\n  /a /b#là # why\n\t# another\n/c  id=:id x=1  https://www.example.org/:id  302!\n\n/caf%C3%A9 /cafe 308\n",
    "end",
  );
  expect(rules).toEqual([
    { pattern: "/a", query: [], to: "/b#là", status: undefined, isForced: false },
    {
      pattern: "/c",
      query: [
        ["id", ":id"],
        ["x", "1"],
      ],
      to: "https://www.example.org/:id",
      status: 302,
      isForced: true,
    },
    { pattern: "/café", query: [], to: "/cafe", status: 308, isForced: false },
  ]);
  expect(ignored).toEqual([]);
});

test.each([
  ["/a", "is written as in"],
  ["a /b", "a is not a path"],
  ["/a /b 500", "500 is not a status of a redirect"],
  ["/a /b soon", "soon is not a status of a redirect"],
  ["/a /b 301 Country=fr", "conditions of country"],
  ["/a nonsense /b", "is not a parameter"],
])("the redirect %j is ignored: %s", (text, why) => {
  const { rules, ignored } = parseRedirects(text, "end");
  expect(rules).toEqual([]);
  expect(ignored.map(({ line }) => line)).toEqual([1]);
  expect(tell(ignored[0]?.why ?? "")).toContain(why);
});
