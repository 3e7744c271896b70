export function makeText(seed: number, number: number): string;
export function createRandom(seed: number): () => number;
