import { mimes } from "mrmime";
import { expect, test } from "vitest";
import { contentTypeOf } from "../../src/http/content-types.ts";

test("a file has the type that the library has for its ending", () => {
  const endings = Object.keys(mimes);
  expect(endings.length).toBeGreaterThan(400);
  const bare = (type: string) => type.replace("; charset=utf-8", "");
  for (const ending of endings)
    expect([ending, bare(contentTypeOf(`a/b.c/d.${ending.toUpperCase()}`))]).toEqual([ending, mimes[ending]]);
});

test.each([
  ["a.html", "text/html; charset=utf-8"],
  ["a.htm", "text/html; charset=utf-8"],
  ["a.vtt", "text/vtt; charset=utf-8"],
  ["a.json", "application/json; charset=utf-8"],
  ["a.geojson", "application/geo+json; charset=utf-8"],
  ["a.svg", "image/svg+xml"],
  ["favicon.ico", "image/x-icon"],
  ["a.vcf", "text/vcard; charset=utf-8"],
  ["a.m4a", "audio/mp4"],
  ["a.mov", "video/quicktime"],
  ["a.docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["a.opus", "audio/ogg"],
  ["a.unheard-of", "application/octet-stream"],
  ["a", "application/octet-stream"],
  ["html", "application/octet-stream"],
  ["a.html/b", "application/octet-stream"],
  ["a.", "application/octet-stream"],
  ["a.constructor", "application/octet-stream"],
  ["a.__proto__", "application/octet-stream"],
])("%s is sent as %s", (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});
