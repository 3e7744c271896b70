/**
 * Returns the earlier result of a pure step for this object, or runs the step. `others` are its other inputs, compared
 * with `===`. Undefined is not kept: it means that the step has reported an error, which has to be reported each time.
 * `compute` gets the last result for other inputs, if any, and may return it again if the step did not use the changed
 * inputs.
 */
export type ResultsByObject<Step extends string = string> = <Result>(
  step: Step,
  input: object,
  others: readonly unknown[],
  compute: (earlier?: Result) => Result,
) => Result;

/** Keeps nothing. */
export const computeAlways: ResultsByObject = (_step, _input, _others, compute) => compute();

/** Keeps results of all steps, or only of those in `kept`, for as long as the object is alive. */
export function keepByObject(kept?: readonly string[]): ResultsByObject {
  const steps = new Map<
    string,
    WeakMap<object, { readonly others: readonly unknown[]; readonly result: unknown }>
  >();
  return <Result>(
    step: string,
    input: object,
    others: readonly unknown[],
    compute: (earlier?: Result) => Result,
  ): Result => {
    if (kept !== undefined && !kept.includes(step)) return compute();
    let results = steps.get(step);
    if (results === undefined) {
      results = new WeakMap();
      steps.set(step, results);
    }
    const known = results.get(input);
    if (known !== undefined && isSame(known.others, others)) return known.result as Result;
    const result = compute(known?.result as Result | undefined);
    if (result !== undefined) results.set(input, { others, result });
    return result;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
