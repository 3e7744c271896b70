import { useSite } from "charpente";
import { type Sheet, sheetPath } from "../styles/sheets.ts";

/**
 * Styles for the content that follows, placed below the first screen so that nothing above waits for them. Their layers
 * have the order that `site.css` sets, wherever the sheet is.
 */
export function LateSheet({ sheet }: { readonly sheet: Sheet }) {
  const { asset } = useSite();
  return <link rel="stylesheet" href={asset(sheetPath(sheet))} />;
}
