/** How many days a calendar date such as `2026-12-03` is after another. `NaN` when one of them is not a date. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000));
}
