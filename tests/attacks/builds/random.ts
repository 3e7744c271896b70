export { createRandom } from "../../../scripts/fuzz/make-text.mjs";

/** The seed that `SEED` gives, or one of this moment. It is printed, so that a run can be repeated. */
export function chooseSeed(): number {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`SEED=${seed}`);
  return seed;
}

/** How often something is tried: a tenth of `count`, or the share that `SHARE` gives. All of `count` (`SHARE=1`) takes ten times as long. */
export function rounds(count: number): number {
  return Math.max(1, Math.round(count * Number(process.env.SHARE ?? 0.1)));
}
