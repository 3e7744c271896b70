/** A stretch of a day at one power: hours from 0 to 24, kW. */
export type Stretch = { readonly from: number; readonly to: number; readonly power: number };

/** Between two hours of one stretch, the power changes by so many kW. */
export type Shift = { readonly from: number; readonly to: number; readonly change: number };

/** The day with its shifts made: stretches are cut where a shift starts or ends. */
export function shiftLoad(day: readonly Stretch[], shifts: readonly Shift[]): readonly Stretch[] {
  const cuts = shifts.flatMap(({ from, to }) => [from, to]);
  return day.flatMap((stretch) => {
    const hours = [
      stretch.from,
      ...cuts.filter((hour) => hour > stretch.from && hour < stretch.to),
      stretch.to,
    ];
    hours.sort((a, b) => a - b);
    return hours.slice(1).map((to, index): Stretch => {
      const from = hours[index] ?? stretch.from;
      const shift = shifts.find((candidate) => candidate.from <= from && candidate.to >= to);
      return { from, to, power: stretch.power + (shift?.change ?? 0) };
    });
  });
}

/** The stretches as the path of a stepped line. */
export function stepPath(
  day: readonly Stretch[],
  x: (hour: number) => number,
  y: (power: number) => number,
): string {
  const steps = day.map(({ from, to, power }) => `${x(from)} ${y(power)}H${x(to)}`);
  return `M${steps.join("L")}`;
}
