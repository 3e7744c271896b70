/** What the two decrees ask about a building. */
export type Building = {
  readonly tertiary: boolean;
  /** kW: the larger of heating and cooling, which the thresholds look at one by one. */
  readonly powerKw: number;
  /** The day on which the permit was asked for, such as `2021-07-22`. */
  readonly permit: string;
  /** Whether heating or cooling has been renewed since the decree of 2023, or is about to be. */
  readonly renewed: boolean;
  /** m² of tertiary use, of all buildings of the site. */
  readonly surfaceM2: number;
};

/** All that are given have to hold. */
export type Conditions = {
  readonly tertiary?: boolean | undefined;
  readonly powerAbove?: number | undefined;
  readonly powerUpTo?: number | undefined;
  /** The first day that counts. */
  readonly permitFrom?: string | undefined;
  /** The first day that does not count any more. */
  readonly permitBefore?: string | undefined;
  readonly renewed?: boolean | undefined;
  readonly surfaceFrom?: number | undefined;
  readonly surfaceBelow?: number | undefined;
};

/** The case of a decree that a building is. The rules are checked to have exactly one for each building. */
export function findCase<Case extends { readonly when: Conditions }>(
  cases: readonly Case[],
  building: Building,
): Case | undefined {
  return cases.find(({ when }) => isCase(when, building));
}

export function isCase(when: Conditions, building: Building): boolean {
  const { tertiary, powerKw, permit, renewed, surfaceM2 } = building;
  return (
    (when.tertiary ?? tertiary) === tertiary &&
    (when.renewed ?? renewed) === renewed &&
    powerKw > (when.powerAbove ?? -1) &&
    powerKw <= (when.powerUpTo ?? powerKw) &&
    permit >= (when.permitFrom ?? permit) &&
    (when.permitBefore === undefined || permit < when.permitBefore) &&
    surfaceM2 >= (when.surfaceFrom ?? 0) &&
    (when.surfaceBelow === undefined || surfaceM2 < when.surfaceBelow)
  );
}
