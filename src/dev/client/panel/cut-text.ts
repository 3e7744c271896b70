/**
 * Cuts `text` after a word so that it fits into `maxWidth`, as search engines do. `measure` returns the width of a
 * text.
 */
export function cutText(text: string, maxWidth: number, measure: (text: string) => number): string {
  if (measure(text) <= maxWidth) return text;
  const words = text.split(" ");
  while (words.length > 1) {
    words.pop();
    const cut = `${words.join(" ").replace(/[\s,;:.–—-]+$/u, "")} …`;
    if (measure(cut) <= maxWidth) return cut;
  }
  let letters = [...text];
  while (letters.length > 0 && measure(`${letters.join("")}…`) > maxWidth) letters = letters.slice(0, -1);
  return `${letters.join("")}…`;
}
