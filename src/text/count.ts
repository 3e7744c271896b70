/** `1 page`, `1,234 pages`. */
export function count(number: number, one: string, many = `${one}s`): string {
  // As `toLocaleString` would, which takes ten milliseconds to load.
  const digits = String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${digits} ${number === 1 ? one : many}`;
}
