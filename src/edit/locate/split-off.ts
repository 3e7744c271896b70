/**
 * Splits numbers into those for which `holds` holds together, and the others. Requires that it holds for an empty list.
 */
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
