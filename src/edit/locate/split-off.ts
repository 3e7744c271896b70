/** Leaves out as few numbers as it takes for `holds` to hold, which it does for none. */
export function splitOff(numbers: readonly number[], holds: (some: readonly number[]) => boolean) {
  const kept: number[] = [];
  const left: number[] = [];
  const take = (some: readonly number[]) => {
    if (holds([...kept, ...some])) kept.push(...some);
    else if (some.length === 1) left.push(...some);
    else {
      const half = some.length >> 1;
      take(some.slice(0, half));
      take(some.slice(half));
    }
  };
  take(numbers);
  return { kept, left };
}
