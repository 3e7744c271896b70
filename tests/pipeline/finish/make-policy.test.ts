import { expect, test } from "vitest";
import { joinSources, makePolicy } from "../../../src/pipeline/finish/make-policy.ts";

const strict = { trustedTypes: true };

test("a page that declares no needs may load files of its own site only", () => {
  expect(makePolicy({}, strict)).toBe(
    "default-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
  );
});

test("the sources that a page needs are added to those of the site, each in its own directive", () => {
  const policy = makePolicy(
    {
      "img-src": ["'self'", "data:"],
      "script-src": ["'sha256-abc='"],
      "style-src": ["'self'"],
      "form-action": ["mailto:"],
      "frame-src": ["https://map.example"],
    },
    { trustedTypes: false },
  );
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    "img-src 'self' data:",
    "script-src 'self' 'sha256-abc='",
    "frame-src https://map.example",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action mailto:",
  ]);
});

test("the needs of several pages are joined without repetition, in a fixed order", () => {
  expect(
    joinSources([
      { "img-src": ["data:"] },
      { "img-src": ["data:", "https://a.example"], "font-src": ["data:"] },
    ]),
  ).toEqual({ "font-src": ["data:"], "img-src": ["data:", "https://a.example"] });
});
