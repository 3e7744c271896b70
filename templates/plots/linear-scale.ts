/** Maps values between the two ends of `domain` to pixels between those of `range`, to one decimal. */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]) {
  const [from, to] = domain;
  const [start, end] = range;
  return (value: number): number =>
    Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;
}
