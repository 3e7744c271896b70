export function makeHtml(seed: number, number: number): string;
export function wayOfHtml(number: number): number;
