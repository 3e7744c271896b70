import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FrenchDate } from "../../../templates/words/french-date.tsx";

test("the first of a month is written with raised letters, and the date keeps its machine form", () => {
  const html = renderToStaticMarkup(createElement(FrenchDate, { date: "2025-09-01" }));
  expect(html).toBe('<time dateTime="2025-09-01">1<sup>er</sup>\u00a0septembre 2025</time>');
});

test("any other day is a plain number without leading zero", () => {
  const html = renderToStaticMarkup(createElement(FrenchDate, { date: "2023-01-12" }));
  expect(html).toBe('<time dateTime="2023-01-12">12\u00a0janvier 2023</time>');
  expect(renderToStaticMarkup(createElement(FrenchDate, { date: "2025-08-04" }))).toContain(
    ">4\u00a0août 2025<",
  );
});
