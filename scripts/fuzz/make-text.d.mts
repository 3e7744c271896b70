export function makeText(seed: number, number: number): string;
