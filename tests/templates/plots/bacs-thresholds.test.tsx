import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BacsThresholds } from "../../../templates/plots/bacs-thresholds.tsx";

const html = renderToStaticMarkup(<BacsThresholds />);

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
