import { expect, test } from "vitest";
import type { Page } from "../../../src/model/model.ts";
import type { Route } from "../../../src/model/route.ts";
import { proveRedirects } from "../../../src/pipeline/plan/prove-redirects.ts";
import { growsTooFast } from "../../support/growth.ts";

test("eight times as many redirects take eight times as long to check", () => {
  const pages = [{ route: "/" }] as unknown as readonly Page[];
  const prove = (count: number) => () => {
    const redirects = Array.from({ length: count }, (_, index) => ({
      from: `/old-${index}` as Route,
      to: "/" as Route,
    }));
    expect(proveRedirects(redirects, pages, [], () => {})).toHaveLength(count);
  };
  expect(growsTooFast(prove(2000), prove(16_000))).toBe(false);
});
