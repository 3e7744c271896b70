/** The properties of a building that the two decrees depend on. */
export type Building = {
  readonly tertiary: boolean;
  /** kW: the larger of heating and cooling, which the thresholds consider separately. */
  readonly powerKw: number;
  /** The date of the application for the permit, such as `2021-07-22`. */
  readonly permit: string;
  /** Whether heating or cooling has been renewed since the decree of 2023, or is about to be. */
  readonly renewed: boolean;
  /** m² of tertiary use, of all buildings of the site. */
  readonly surfaceM2: number;
};

/** All given conditions must hold. */
export type Conditions = {
  readonly tertiary?: boolean | undefined;
  readonly powerAbove?: number | undefined;
  readonly powerUpTo?: number | undefined;
  /** The first day that is included. */
  readonly permitFrom?: string | undefined;
  /** The first day that is no longer included. */
  readonly permitBefore?: string | undefined;
  readonly renewed?: boolean | undefined;
  readonly surfaceFrom?: number | undefined;
  readonly surfaceBelow?: number | undefined;
};

/** The case of a decree for a building. The rules are checked to have exactly one for each building. */
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
