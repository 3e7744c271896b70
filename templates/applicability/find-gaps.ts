import { type Building, type Conditions, isCase } from "./find-case.ts";

/** A building for which a decree has no case, or several. */
export type Gap = { readonly building: Building; readonly matches: number };

/**
 * Searches for buildings with no case or several: on both sides of every threshold, and on the day of every date and
 * the day before.
 */
export function findGaps(cases: readonly { readonly when: Conditions }[]): readonly Gap[] {
  const gaps: Gap[] = [];
  for (const building of buildingsAround(cases.map(({ when }) => when))) {
    const matches = cases.filter(({ when }) => isCase(when, building)).length;
    if (matches !== 1) gaps.push({ building, matches });
  }
  return gaps;
}

function buildingsAround(conditions: readonly Conditions[]): readonly Building[] {
  const powers = around(conditions.flatMap(({ powerAbove, powerUpTo }) => [powerAbove, powerUpTo]));
  const surfaces = around(conditions.flatMap(({ surfaceFrom, surfaceBelow }) => [surfaceFrom, surfaceBelow]));
  const permits = daysAround(
    conditions.flatMap(({ permitFrom, permitBefore }) => [permitFrom, permitBefore]),
  );
  const either = [true, false];
  return either.flatMap((tertiary) =>
    either.flatMap((renewed) =>
      powers.flatMap((powerKw) =>
        surfaces.flatMap((surfaceM2) =>
          permits.map((permit) => ({ tertiary, renewed, powerKw, surfaceM2, permit })),
        ),
      ),
    ),
  );
}

/** Each threshold, a value just below and one just above it; and no value. */
function around(thresholds: readonly (number | undefined)[]): readonly number[] {
  const given = thresholds.filter((threshold) => threshold !== undefined);
  return [...new Set([0, ...given.flatMap((value) => [value - 0.1, value, value + 0.1])])];
}

function daysAround(days: readonly (string | undefined)[]): readonly string[] {
  const given = days.filter((day) => day !== undefined);
  return [...new Set(["1900-01-01", ...given.flatMap((day) => [dayBefore(day), day])])];
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
