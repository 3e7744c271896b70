/** The number of tasks, the number of new ones, and a text for both. */
export type TodoCount = { readonly count: number; readonly fresh: number; readonly label: string };
