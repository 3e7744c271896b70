import type { Random } from "../seeded-random";
import type { Sheet } from "../sheet";

/** What a roof covers: `x`, `width` the highest storey, `y` the top of its slab, `slab` the thickness, `wall` the wall. */
export type RoofSite = {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly slab: number;
  readonly wall: number;
  readonly litShare: number;
  /** Number of the storey under the roof. */
  readonly floor: number;
};
