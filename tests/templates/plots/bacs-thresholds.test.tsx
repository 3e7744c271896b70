import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BacsThresholds } from "../../../templates/plots/bacs-thresholds.tsx";

const html = renderToStaticMarkup(
  <BacsThresholds low={{ kw: 70, day: "2030-01-01" }} high={{ kw: 290, day: "2025-01-01" }} />,
);

test("the dates of the decree are for existing buildings: a new building must comply from its construction", () => {
  expect(html).not.toMatch(/neufs/);
  expect(html).toContain("bâtiments existants, depuis janvier 2025");
  expect(html).toContain(
    "Au-dessus de 290\u00a0kW, l’équipement est obligatoire dans les bâtiments existants depuis le 1er\u00a0janvier 2025.",
  );
});

test("the lower threshold obliges from 2030: no earlier deadline is drawn or told", () => {
  expect(html).toContain("au plus tard le 1er\u00a0janvier 2030");
  expect(html).not.toMatch(/première échéance|reportée|janvier 202[67]/);
});

test("other thresholds and days are drawn and told", () => {
  const other = renderToStaticMarkup(
    <BacsThresholds low={{ kw: 80, day: "2032-07-01" }} high={{ kw: 310, day: "2027-01-01" }} />,
  );
  expect(other).toContain(
    "Au-dessus de 310\u00a0kW, l’équipement est obligatoire dans les bâtiments existants depuis le 1er\u00a0janvier 2027.",
  );
  expect(other).toContain("et au plus tard en juillet 2032");
  expect(other.replace(/<[^>]*>/g, " ")).not.toMatch(/\b(?:290|70|2025)\b/);
});
