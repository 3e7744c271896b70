import { seededRandom } from "../seeded-random";
import type { DrawnSymbol } from "../sheet";

/** A bookcase .9 wide and 2.1 high. `fine` says whether the scale can show the books. */
export function bookcase(fine: boolean): DrawnSymbol {
  const random = seededRandom(17);
  const shelf = 0.42;
  let books = "";
  let boards = "";
  for (let row = 0; row < 5; row++) {
    const foot = 0.04 + row * shelf;
    if (row) boards += `M0 ${foot.toFixed(2)}L.9 ${foot.toFixed(2)}`;
    // Of two heights, on a grid: finer steps would not be seen, but weigh. A gap where a book is out.
    for (let x = 0.1; x < 0.84; x += random() < 0.8 ? 0.1 : 0.2) {
      const lean = random() < 0.12 ? 0.05 : 0;
      const height = random() < 0.6 ? 0.2 : 0.25;
      books += `M${x.toFixed(2)} ${foot.toFixed(2)}L${(x + lean).toFixed(2)} ${(foot + height).toFixed(2)}`;
    }
  }
  return {
    id: "bk",
    parts: [
      ["body", "M0 0L.9 0L.9 2.1L0 2.1Z"],
      ["seen", boards],
      ...(fine ? [["fine", books] as const] : []),
    ],
  };
}

/** A shop’s shelf 1 m wide and 1.9 high, with its goods. */
export function shopShelf(fine: boolean): DrawnSymbol {
  const random = seededRandom(29);
  let goods = "";
  for (const foot of [0.03, 0.48, 0.96, 1.44]) {
    for (let x = 0.08; x < 0.82; ) {
      const [width, height] = [0.08 + random() * 0.16, 0.14 + random() * 0.22];
      goods += `M${x.toFixed(2)} ${foot}L${x.toFixed(2)} ${(foot + height).toFixed(2)}L${(x + width).toFixed(2)} ${(foot + height).toFixed(2)}L${(x + width).toFixed(2)} ${foot}`;
      x += width + 0.05;
    }
  }
  return {
    id: "sh",
    parts: [
      ["body", "M0 0L1 0L1 1.9L0 1.9Z"],
      ["seen", "M0 .48L1 .48M0 .96L1 .96M0 1.44L1 1.44"],
      ...(fine ? [["fine", goods] as const] : []),
    ],
  };
}
