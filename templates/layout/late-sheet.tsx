import { useSite } from "charpente";
import { type Sheet, sheetPath } from "../styles/sheets.ts";

/**
 * Styles of what follows, for which nothing above them waits: they stand between two storeys, below the first screen.
 * Their layers have the place that `site.css` gives them, wherever they stand.
 */
export function LateSheet({ sheet }: { readonly sheet: Sheet }) {
  const { asset } = useSite();
  return <link rel="stylesheet" href={asset(sheetPath(sheet))} />;
}
