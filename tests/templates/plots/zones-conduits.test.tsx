import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ZonesConduits } from "../../../templates/plots/zones-conduits.tsx";

const drawn = renderToStaticMarkup(<ZonesConduits />);
const [wide = "", narrow = ""] = drawn.split("</svg>");

test("screen readers read each zone with its level, and where the links between zones lead", () => {
  const [, heard] = /<desc[^>]*>(.*?)<\/desc>/.exec(wide) ?? [];
  expect(heard).toContain("Sûreté (badges, caméras)\u00A0: niveau 3");
  expect(heard).toContain("Internet n’atteint que la zone d’échange");
  expect(heard).toContain("La sécurité incendie informe la GTB et n’en reçoit rien.");
});

test("both sizes show the same zones, each with its level", () => {
  const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);
  expect(textsOf(narrow).toSorted()).toEqual(textsOf(wide).toSorted());
});

test("the two sizes share no id", () => {
  const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every link from a zone ends at the firewall and continues behind it", () => {
  const [, shaft, width] = /plot-bar" fill="[^"]*" d="M(\d+) \d+h(\d+)V/.exec(wide) ?? [];
  const ways = [...wide.matchAll(/plot-energy" d="M\d+ \d+H(\d+)m(\d+) 0H\d+"/g)];
  expect(ways.map(([, end, gap]) => [end, gap])).toEqual(ways.map(() => [shaft, width]));
  expect(ways).toHaveLength(3);
});
