export function makeArticle(index: number, seed: number): { readonly name: string; readonly text: string };
export function writeCorpus(folder: string, count: number, seed?: number): void;
