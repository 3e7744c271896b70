import { useSite } from "charpente";
import { viewPath } from "../../drawings/drawing-views.ts";
import { useThemedFiles } from "../../drawings/drawn-image.tsx";
import { buildingBays, buildingEnd, buildingStreet } from "../../drawings/report-building-views.ts";
import type { BuildingFiles } from "../report-building.tsx";
import type { Report } from "../report-schema.ts";

/** The props of the calculator, with published addresses: in the browser there is no site context. */
export function useCalculatorProps({ title: _, ...words }: Report["calculator"]) {
  const { href } = useSite();
  const ask = { ...words.price.ask, href: href(words.price.ask.href) };
  const files: BuildingFiles = {
    bays: useThemedFiles(viewPath(buildingBays)),
    end: useThemedFiles(viewPath(buildingEnd)),
    street: useThemedFiles(viewPath(buildingStreet)),
  };
  return { words: { ...words, price: { ...words.price, ask } }, files };
}
