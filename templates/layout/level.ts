/** From floor to floor, in metres, wherever a page is no particular building. */
export const storeyHeight = 3.2;

/** A level as sections write it: +3,20, −3,40, ±0,00. Metres, rounded to centimetres. */
export function formatLevel(metres: number): string {
  const centimetres = Math.round(metres * 100);
  const sign = centimetres === 0 ? "±" : centimetres > 0 ? "+" : "−";
  return sign + (Math.abs(centimetres) / 100).toFixed(2).replace(".", ",");
}
