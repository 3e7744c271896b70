/**
 * Gives back what a pure step made of this very object before, or runs it. `tied` is whatever else the result depends
 * on, compared with `===`. A result of undefined is not kept: it stands for “refused”, and a refusal is told each time.
 */
export type Reuse = <Result>(
  step: string,
  input: object,
  tied: readonly unknown[],
  compute: () => Result,
) => Result;

/** For what meets every object once. */
export const noReuse: Reuse = (_step, _input, _tied, compute) => compute();

/**
 * For one build on its own. It meets most objects once, and to note what came of them would cost more than it saves; what
 * many pages share, as settings and the places of a page, it meets again and again.
 */
export function createBriefReuse(): Reuse {
  const remembering = createReuse();
  return (step, input, tied, compute) =>
    sharedSteps.has(step) ? remembering(step, input, tied, compute) : compute();
}

/** The steps that look at what pages share. */
const sharedSteps = new Set(["describe", "entries", "ids"]);

/** Remembers for builds that follow one another in one process, as long as somebody holds the object. */
export function createReuse(): Reuse {
  const steps = new Map<
    string,
    WeakMap<object, { readonly tied: readonly unknown[]; readonly result: unknown }>
  >();
  return <Result>(step: string, input: object, tied: readonly unknown[], compute: () => Result): Result => {
    let results = steps.get(step);
    if (results === undefined) {
      results = new WeakMap();
      steps.set(step, results);
    }
    const known = results.get(input);
    if (known !== undefined && isSame(known.tied, tied)) return known.result as Result;
    const result = compute();
    if (result !== undefined) results.set(input, { tied, result });
    return result;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/** The same for steps that depend on `more` as well. */
export function tie(reuse: Reuse, ...more: readonly unknown[]): Reuse {
  return (step, input, tied, compute) => reuse(step, input, [...tied, ...more], compute);
}
