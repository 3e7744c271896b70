/**
 * Whether long sweeps run whole, as in `npm run test:attacks`, which runs each file that asks. `npm test` tries a share
 * of them, so that each rule is asked at every change.
 */
export const isWhole = process.env.WHOLE === "yes";

/** Some of many, the first one included: one of `every`, or all in a whole run. */
export function shareOf<T>(all: readonly T[], every: number): readonly T[] {
  return isWhole ? all : all.filter((_, index) => index % every === 0);
}
