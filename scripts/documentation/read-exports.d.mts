/** What `src/index.ts` exports: a name with its comment, and whether its own code throws. */
export type Exported = {
  readonly name: string;
  readonly words: string;
  readonly thrown: readonly string[];
  readonly canThrow: boolean;
};

export function withExports<Result>(root: string, use: (exported: readonly Exported[]) => Result): Result;
