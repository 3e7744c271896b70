export type Mutation = {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
};
export function findMutations(path: string, text: string): Mutation[];
export function chooseMutations(
  files: readonly { readonly path: string; readonly text: string }[],
  seed: number,
  count: number,
): (Mutation & { readonly path: string })[];
