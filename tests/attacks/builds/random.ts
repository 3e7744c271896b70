export { createRandom } from "../../../scripts/create-random.mjs";

/** The seed that `SEED` gives, or one of this moment. It is printed, so that a run can be repeated. */
export function chooseSeed(): number {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`SEED=${seed}`);
  return seed;
}

/**
 * How often something is tried: `count` times, or the share of them that `SHARE` gives, for a first look: `SHARE=0.1`.
 */
export function rounds(count: number): number {
  return Math.max(1, Math.round(count * Number(process.env.SHARE ?? 1)));
}
