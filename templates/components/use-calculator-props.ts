import { useSite } from "charpente";
import type { Report } from "../schemas/report.ts";
import { viewPath } from "./drawing-views.ts";
import type { BuildingFiles } from "./report-building.tsx";
import { buildingBays, buildingEnd, buildingStreet } from "./report-building-views.ts";

/** What the calculator needs, every address as it is published: in the browser there is no site to ask. */
export function useCalculatorProps({ title: _, ...words }: Report["calculator"]) {
  const { asset, href } = useSite();
  const ask = { ...words.price.ask, href: href(words.price.ask.href) };
  const files: BuildingFiles = {
    bays: asset(viewPath(buildingBays)),
    end: asset(viewPath(buildingEnd)),
    street: asset(viewPath(buildingStreet)),
  };
  return { words: { ...words, price: { ...words.price, ask } }, files };
}
