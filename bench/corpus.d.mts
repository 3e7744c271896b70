export type Kind = "plain" | "written";
export const kinds: readonly Kind[];
export function makeArticle(
  index: number,
  seed: number,
  kind?: Kind,
): { readonly name: string; readonly text: string };
export function writeCorpus(
  folder: string,
  count: number,
  options?: { readonly seed?: number; readonly kind?: Kind },
): void;
