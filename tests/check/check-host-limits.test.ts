import { expect, test } from "vitest";
import { checkHostLimits } from "../../src/check/audit-site.ts";
import type { Problem } from "../../src/words/problem.ts";
import { tell } from "../support/speech.ts";

const told = (path: string, text: string) => {
  const problems: Problem[] = [];
  const file = { path, bytes: new TextEncoder().encode(text) };
  checkHostLimits([file], ["cloudflare", "azure", "vercel"], (problem) => void problems.push(problem));
  return problems.map(({ message }) => tell(message));
};
const rules = (count: number) => JSON.stringify({ headers: Array.from({ length: count }, () => ({})) });

test.each([
  ["_headers", `/*\n${"x".repeat(2000)}\n`, `/*\n${"x".repeat(2001)}\n`, "has a line of 2,001 characters"],
  ["_redirects", "/a /b 301\n".repeat(2000), "/a /b 301\n".repeat(2001), "has 2,001 rules"],
  ["staticwebapp.config.json", "x".repeat(20_000), "x".repeat(20_001), "has 20,001 bytes"],
  ["vercel.json", rules(2048), rules(2049), "has 2,049 rules"],
])(
  "a %s of exactly the limit of its host is accepted, and a larger one is reported",
  (path, whole, more, what) => {
    expect(told(path, whole)).toEqual([]);
    expect(told(path, more)).toEqual([expect.stringContaining(`${path} ${what}`)]);
  },
);
