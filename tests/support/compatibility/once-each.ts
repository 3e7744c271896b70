/**
 * Computes a value at the first call with each argument: styles and scripts name the same things thousands of times.
 */
export function onceEach<In, Out>(compute: (asked: In) => Out): (asked: In) => Out {
  const known = new Map<In, Out>();
  return (asked) => {
    const before = known.get(asked);
    if (before !== undefined || known.has(asked)) return before as Out;
    const value = compute(asked);
    known.set(asked, value);
    return value;
  };
}
